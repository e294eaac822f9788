import { expect, test } from 'vitest';
import { firebaseConfiguration } from '../../scripts/hosting/firebase-configuration.ts';
import {
  headersFile,
  headersOf,
  readHeadersFile,
  redirectsFile,
} from '../../scripts/hosting/headers-file.ts';
import { overPlainHttp } from '../../scripts/local-host/local-headers.ts';
import { nginxMap, nginxServer } from '../../scripts/hosting/nginx-configuration.ts';
import { headerRules } from '../../src/security/headers.ts';

const hashes = { scripts: ['sha256-script'], styles: ['sha256-one', 'sha256-two'] };
const rules = headerRules(hashes, false);
const moved = new Map([['/blog/old', '/blog/new']]);
const policyOf = (accounts: boolean) =>
  headerRules(hashes, accounts)[0]!.headers['Content-Security-Policy']!;

test('only what the build wrote may run, and only its styles may shape a page', () => {
  expect(policyOf(false)).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-script'; style-src 'self' 'sha256-one' 'sha256-two'; /,
  );
});

test('the account service may be asked where accounts are switched on, and nowhere else', () => {
  expect(policyOf(false)).toContain("connect-src 'self';");
  expect(policyOf(true)).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
});

test('every header is plain ASCII, as hosts need it', () => {
  for (const { headers } of rules)
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
});

test('the file for Netlify and Cloudflare says the same, and sets no header twice for an address', () => {
  const read = readHeadersFile(headersFile(rules));
  for (const address of ['/', '/about', '/assets/a-1.js', '/favicon.svg', '/feed.xml']) {
    const { 'Cache-Control': kept, ...others } = headersOf(rules, address);
    const { 'Cache-Control': keptThere, ...othersThere } = headersOf(read, address);
    expect(othersThere).toEqual(others);
    // Revalidation is their default.
    expect(keptThere ?? 'public, max-age=0, must-revalidate').toBe(kept);
    const fitting = read.filter(
      ({ for: place }) => headersOf([{ for: place, headers: { x: '' } }], address)['x'] === '',
    );
    const names = fitting.flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  }
  expect(redirectsFile(moved)).toBe('/blog/old /blog/new 301\n');
});

test('Firebase Hosting is told the same, last the rules that win', () => {
  const files = ['/assets/a-1.js', '/assets/b_2.json', '/index.html', '/share/x.jpg'];
  const { hosting } = firebaseConfiguration(rules, moved, files);
  expect(hosting).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/blog/old', destination: '/blog/new', type: 301 }],
  });
  expect(hosting.headers[0]).toMatchObject({ source: '/**' });
  // Rules for folders of cached files name exactly the existing files.
  const lasting = hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value.includes('immutable')),
  );
  expect(lasting.map(({ source }) => source)).toEqual(['/assets/@(a-1.js|b_2.json)']);
});

test('a desk at another address may read what is made for it and show photographs, and nothing else', () => {
  for (const address of ['/photographs/list.json', '/content-id.json'])
    expect(headersOf(rules, address)).toMatchObject({
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    });
  const sharing = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'];
  const sharedAt = (address: string) => sharing.map((name) => headersOf(rules, address)[name]);
  expect(sharedAt('/photographs/a-1a2b3c-736.jpg')).toEqual([undefined, 'cross-origin']);
  for (const address of ['/', '/assets/a-1.js', '/release.json'])
    expect(sharedAt(address)).toEqual([undefined, 'same-origin']);
});

test('nginx is told the same', () => {
  const maps = nginxMap(rules);
  expect(maps).toContain("  ~^/assets/ 'public, max-age=31536000, immutable';");
  expect(maps).toContain(`map $uri $iron_banyan_access_control_allow_origin {
  default '';
  /photographs/list.json '*';
  /content-id.json '*';
}`);
  const server = nginxServer(rules, moved);
  expect(server).toContain('location = /blog/old { return 301 /blog/new; }');
  for (const [name, value] of Object.entries(rules[0]!.headers))
    if (!['Cache-Control', 'Cross-Origin-Resource-Policy'].includes(name))
      expect(server).toContain(`add_header ${name} '${value.replaceAll("'", "\\'")}' always;`);
  for (const name of ['cross_origin_resource_policy', 'access_control_allow_origin'])
    expect(server).toContain(` $iron_banyan_${name} always;`);
});

test('a server of this machine sends nobody to HTTPS, and may ask the emulators', () => {
  const [all] = overPlainHttp(rules, ['http://127.0.0.1:9099']);
  expect(all!.headers['Strict-Transport-Security']).toBeUndefined();
  const policy = all!.headers['Content-Security-Policy'];
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
});
