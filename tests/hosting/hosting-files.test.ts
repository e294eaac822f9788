import { expect, test } from 'vitest';
import {
  firebaseConfiguration,
  headersFile,
  headersOf,
  readHeadersFile,
  redirectsFile,
} from '../../scripts/deploy/hosting-files.ts';
import { overPlainHttp } from '../../scripts/deploy/local-host.ts';
import { firebaseOfDesk } from '../../scripts/desk/build-desk.ts';
import {
  chatHosts,
  type HeaderRule,
  headerRules,
  isAt,
} from '../../src/design/document/headers.ts';
import { deskHeaderRules, deskPolicy } from '../../src/host/desk-headers.ts';

const hashes = { scripts: ['sha256-script'], styles: ['sha256-one', 'sha256-two'] };
const rules = headerRules(hashes, false);
const moved = new Map([['/blog/old', '/blog/new']]);
const policyOf = (accounts: boolean) =>
  headerRules(hashes, accounts)[0]!.headers['Content-Security-Policy']!;

/** Where Firebase Hosting sends files that browsers keep for good. */
const lastingIn = ({ headers: all }: ReturnType<typeof firebaseConfiguration>['hosting']) =>
  all
    .filter(({ headers }) => headers.some(({ value }) => value.includes('immutable')))
    .map(({ source }) => source);

test('only what the build wrote may run, and only its styles may shape a page', () => {
  expect(policyOf(false)).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-script'; style-src 'self' 'sha256-one' 'sha256-two'; /,
  );
});

test('the account service may be asked where accounts are switched on, and nowhere else', () => {
  expect(policyOf(false)).toContain("connect-src 'self';");
  expect(policyOf(true)).toContain("connect-src 'self' https://identitytoolkit.googleapis.com");
});

test.each([
  [[], "form-action 'self';"],
  [chatHosts, "form-action 'self' https://wa.me https://api.whatsapp.com;"],
])('a form may lead to WhatsApp where the gym answers there, on every host: %j', (hosts, said) => {
  const answered = headerRules(hashes, false, hosts);
  expect(answered[0]!.headers['Content-Security-Policy']).toContain(said);
  expect(headersFile(answered)).toContain(said);
  expect(JSON.stringify(firebaseConfiguration(answered, moved, []))).toContain(said);
});

test('every header is plain ASCII, as hosts need it', () => {
  for (const { headers } of rules)
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
});

test('the file for Netlify and Cloudflare says the same, and sets no header of a page twice', () => {
  const read = readHeadersFile(headersFile(rules));
  for (const address of ['/', '/about', '/share/a.jpg', '/favicon.svg', '/feed.xml']) {
    const { 'Cache-Control': kept, ...others } = headersOf(rules, address);
    const { 'Cache-Control': keptThere, ...othersThere } = headersOf(read, address);
    expect(othersThere).toEqual(others);
    // Revalidation is their default.
    expect(keptThere ?? 'public, max-age=0, must-revalidate').toBe(kept);
    const fitting = read.filter(({ for: place }) => isAt(place, address));
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
  expect(lastingIn(hosting)).toEqual(['/assets/@(a-1.js|b_2.json)']);
});

/** The headers of an address where a host joins the values that several rules give to one header. */
function joinedAt(all: readonly HeaderRule[], address: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { for: place, headers } of all)
    if (isAt(place, address))
      for (const [name, value] of Object.entries(headers))
        joined[name] = [joined[name], value].filter(Boolean).join(', ');
  return joined;
}

const origins = { site: 'https://gym.example', signIn: 'https://gym.firebaseapp.com' };
const deskRules = deskHeaderRules(hashes, origins);

test('a desk at another address reads what is made for it, and its preview loads what pages load; nothing else', () => {
  const sharing = ['Access-Control-Allow-Origin', 'Cross-Origin-Resource-Policy'];
  const sharedAt = (address: string) => sharing.map((name) => headersOf(rules, address)[name]);
  const photographs = ['/photographs/list.json', '/photographs/a-1a2b3c-736.jpg'];
  for (const address of [...photographs, '/assets/a-1.js', '/fonts/archivo-1a.woff2'])
    expect(sharedAt(address)).toEqual(['*', 'cross-origin']);
  expect(sharedAt('/content-id.json')).toEqual(['*', 'same-origin']);
  for (const address of ['/', '/release.json', '/icons/icon.png'])
    expect(sharedAt(address)).toEqual([undefined, 'same-origin']);
  for (const address of ['/photographs/list.json', '/content-id.json'])
    expect(headersOf(rules, address)['Cache-Control']).toBe('no-cache');
});

test('where a host joins the values of two rules, browsers still share what is to be shared', () => {
  const pairs = [
    [rules, ['/photographs/list.json', '/photographs/a.jpg', '/fonts/a.woff2', '/content-id.json']],
    [deskRules, ['/preview/site-1.css', '/assets/a-1.js', '/deferred.js']],
  ] as const;
  for (const [all, addresses] of pairs)
    for (const address of addresses) {
      const joined = joinedAt(readHeadersFile(headersFile(all)), address);
      // Twice it would be refused.
      expect(joined['Access-Control-Allow-Origin']).toBe('*');
      // One value of several is none, and forbids nothing: tests/browser/security.spec.ts.
      if (address !== '/content-id.json')
        expect(joined['Cross-Origin-Resource-Policy']).toBe('same-origin, cross-origin');
    }
  expect(joinedAt(rules, '/photographs/list.json')['Cache-Control']).toMatch(/no-cache$/);
});

test('the desk runs its own scripts, asks its host and the accounts, and is in no search engine', () => {
  const { 'Content-Security-Policy': policy, ...others } = headersOf(deskRules, '/');
  expect(policy!.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-script' https://apis.google.com",
    "worker-src 'self'",
    "style-src 'self' 'sha256-one' 'sha256-two'",
    "font-src 'self' data:",
    "img-src 'self' blob: data: https://gym.example",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
    'frame-src https://gym.firebaseapp.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types preview ProseMirrorClipboard',
  ]);
  expect(others).toMatchObject({
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  // The desk of a folder asks nobody but its own server.
  expect(deskPolicy(hashes)).not.toContain('https://');
});

test('the second site of Firebase Hosting asks the function in Mumbai, and sends what changes never with a new address', () => {
  const files = ['/desk.js', '/preview/site-1.css', '/parts/a-1.js'];
  const { hosting, functions } = firebaseOfDesk(deskRules, files);
  expect(hosting).toMatchObject({
    target: 'desk',
    rewrites: [{ source: '/api/**', function: { functionId: 'desk', region: 'asia-south1' } }],
  });
  expect(functions).toMatchObject({ source: 'functions', runtime: 'nodejs24' });
  // What the function answers is for one person, whatever the files have.
  expect(hosting.headers.at(-1)).toEqual({
    source: '/api/**',
    headers: [{ key: 'Cache-Control', value: 'no-store' }],
  });
  expect(lastingIn(hosting)).toEqual(['/parts/@(a-1.js)', '/preview/@(site-1.css)']);
});

test('a server of this machine sends nobody to HTTPS', () => {
  const [all] = overPlainHttp(rules);
  expect(all!.headers['Strict-Transport-Security']).toBeUndefined();
  const policy = all!.headers['Content-Security-Policy'];
  expect(policy).not.toContain('upgrade-insecure-requests');
});
