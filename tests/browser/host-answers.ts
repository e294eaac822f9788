import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersOf, readHeadersFile } from '../../scripts/deploy/hosting-files.ts';

export const root = join(import.meta.dirname, '../..');
export const dist = join(root, 'dist');
const file = (name: string) => readFileSync(join(dist, name), 'utf8');
const fresh = 'public, max-age=0, must-revalidate';

/** Waits until a starting server responds. */
export const untilItAnswers = (site: string) =>
  expect
    .poll(() =>
      fetch(site).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

/** The requirements for every host, however it is configured: the same pages, headers and addresses. */
export function testHostAnswers(site: string) {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(site + address, { redirect: 'manual', headers });

  for (const [address, page] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/schedule', 'schedule.html'],
    ['/schedule/monday', 'schedule/monday.html'],
    ['/blog/rest-days-that-are-not-lazy', 'blog/rest-days-that-are-not-lazy.html'],
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
    ['/about/', '/about'],
    ['/about.html', '/about'],
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

  for (const address of [
    '/nothing-here',
    '/_headers',
    '/.git/config',
    '/assets/x.js',
    '/fonts/x.woff2',
    '/photographs/x.avif',
    '/share/x.jpg',
    '/icons/x.png',
  ])
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
}
