import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersOf, readHeadersFile } from '../../scripts/deploy/hosting-files.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const file = (name: string) => readFileSync(join(dist, name), 'utf8');
const fresh = 'public, max-age=0, must-revalidate';
const kit = process.env['SUPERSTATIC_KIT'];
const port = 4328;
const site = `http://localhost:${port}`;

/** Waits until a starting server responds. */
const untilItAnswers = (site: string) =>
  expect
    .poll(() =>
      fetch(site).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

test.describe('Firebase Hosting, as its own emulator answers with the configuration of the build', () => {
  test.skip(kit === undefined, 'superstatic, the server of that emulator, could not be installed');
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firebase-'));
    cpSync(dist, join(folder, 'site'), { recursive: true });
    // Not sent to the host when the site is published.
    for (const ignored of ['_headers', '_redirects']) rmSync(join(folder, 'site', ignored));
    const configuration = readFileSync(join(root, '.hosting/firebase.json'), 'utf8');
    writeFileSync(join(folder, 'firebase.json'), configuration);
    server = spawn(
      process.execPath,
      [
        join(kit!, 'node_modules/superstatic/lib/bin/server.js'),
        '.',
        '--config=firebase.json',
        `--port=${port}`,
        '--host=localhost',
      ],
      { cwd: folder, stdio: 'inherit' },
    );
    await untilItAnswers(site);
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(site + address, { redirect: 'manual', headers });

  for (const [address, page] of [
    ['/', 'index.html'],
    ['/schedule/monday', 'schedule/monday.html'],
  ] as const)
    test(`${address} is the page ${page}, with every header of the list`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe(file(page));
      const rules = readHeadersFile(file('_headers'));
      for (const [name, value] of Object.entries(headersOf(rules, address)))
        expect(answer.headers.get(name), name).toBe(value);
      expect(answer.headers.get('cache-control')).toBe(fresh);
    });

  for (const [asked, led] of [
    ['/index.html', '/'],
    ['/schedule/', '/schedule'],
    ['/contact/?class=yoga', '/contact?class=yoga'],
  ] as const)
    test(`${asked} leads to ${led}`, async () => {
      const answer = await ask(asked);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, led]);
    });

  test('an address cannot bring in a header, nor lead to another site', async () => {
    const answer = await ask('/about%0d%0aSet-Cookie:%20a=b/');
    expect(answer.headers.get('set-cookie')).toBeNull();
    for (const address of ['/%5Cevil.test/', '/%5Cevil.test.html', '/%5C/evil.test/']) {
      const { headers } = await ask(address);
      const led = headers.get('location');
      // Resolved like a browser does.
      if (led !== null) expect(new URL(led, site).origin, `${address} → ${led}`).toBe(site);
    }
  });

  for (const address of ['/nothing-here', '/_headers', '/.git/config', '/assets/x.js'])
    test(`${address} is not found, and says so with a page that is not kept`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(file('404.html'));
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control')!)!;
      expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    });

  for (const address of ['/photographs/list.json', '/content-id.json'])
    test(`${address} is read by a desk at any address, and never kept`, async () => {
      const answer = await ask(address);
      expect(await answer.text()).toBe(file(address));
      const names = ['access-control-allow-origin', 'cache-control', 'content-type'];
      const [origin, kept, type] = names.map((name) => answer.headers.get(name));
      expect([origin, kept]).toEqual(['*', 'no-cache']);
      expect(type).toMatch(/^application\/json/);
    });

  test('what pages load is shown at any address, and nothing else', async () => {
    const sharing = async (address: string) =>
      (await ask(address)).headers.get('cross-origin-resource-policy');
    for (const pattern of [
      /\/photographs\/[\w-]+\.avif/,
      /\/fonts\/[^)"]+/,
      /\/assets\/[\w.-]+\.js/,
    ])
      expect(await sharing(pattern.exec(file('index.html'))![0])).toBe('cross-origin');
    expect(await sharing('/')).toBe('same-origin');
  });

  test('files with a lasting name are kept for a year', async () => {
    const page = file('index.html');
    for (const [pattern, type] of [
      [/\/fonts\/[^)"]+/, 'font/woff2'],
      [/\/photographs\/[\w-]+\.avif/, 'image/avif'],
      [/\/assets\/[\w.-]+\.js/, undefined],
    ] as const) {
      const answer = await ask(pattern.exec(page)![0]);
      expect(answer.status).toBe(200);
      if (type !== undefined) expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  test('the preview answers the same at every address of every file', async ({ baseURL }) => {
    const answerOf = async (host: string, address: string) => {
      const answer = await fetch(host + address, { redirect: 'manual' });
      const to = answer.headers.get('location');
      const text = answer.status === 200 ? await answer.text() : '';
      return [answer.status, to && new URL(to, host).pathname, text] as const;
    };
    const names = (readdirSync(dist, { recursive: true }) as string[])
      .filter((name) => statSync(join(dist, name)).isFile() && !/^_(headers|redirects)$/.test(name))
      .map((name) => `/${name}`);
    // The preview has accounts of its own.
    const ofHost = names.filter((name) => name !== '/accounts-service.json');
    const addresses = ofHost.flatMap((name) => {
      const page = name.replace(/(\/index)?\.html$/, '');
      return page === name ? [name] : [name, page, `${page}/`];
    });
    expect(addresses.length).toBeGreaterThan(200);
    for (const address of new Set(addresses))
      expect(await answerOf(baseURL!, address), address).toEqual(await answerOf(site, address));
  });
});
