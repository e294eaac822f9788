import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headersOf, readHeadersFile } from '../../scripts/hosting/headers-file.ts';

const nginx = process.env['NGINX_PROGRAM'];
const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const port = 4327;
const site = `http://localhost:${port}`;

test.describe('nginx with the configuration of the build', () => {
  test.skip(nginx === undefined, 'there is no nginx here: install the package nginx-light');
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n');
    const configuration = `daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${places}
  include ${root}/.hosting/nginx/iron-banyan-cache.conf;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${root}/.hosting/nginx/iron-banyan-site.conf;
  }
}
`;
    writeFileSync(join(folder, 'nginx.conf'), configuration);
    server = spawn(nginx!, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    await expect
      .poll(() =>
        fetch(site).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(site + address, { redirect: 'manual', headers });

  for (const [address, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/schedule', 'schedule.html'],
    ['/schedule/monday', 'schedule/monday.html'],
    ['/blog/rest-days-that-are-not-lazy', 'blog/rest-days-that-are-not-lazy.html'],
  ] as const)
    test(`${address} is the page ${file}, with every header of the list`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toBe(readFileSync(join(dist, file), 'utf8'));
      const rules = readHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
      for (const [name, value] of Object.entries(headersOf(rules, address)))
        expect(answer.headers.get(name), name).toBe(value);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(answer.headers.get('server')).toBe('nginx');
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

  test('an address cannot bring in a header', async () => {
    const answer = await ask('/about%0d%0aSet-Cookie:%20a=b/');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  });

  for (const address of ['/nothing-here', '/404.html', '/_headers', '/.git/config', '/assets/x.js'])
    test(`${address} is not found, and says so with a page that is not kept`, async () => {
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(readFileSync(join(dist, '404.html'), 'utf8'));
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    });

  test('words are compressed, and files with a lasting name are kept for a year', async () => {
    const page = await ask('/', { 'accept-encoding': 'gzip' });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    const font = /\/fonts\/[^)"]+/.exec(await page.text())![0];
    const answer = await ask(font);
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  for (const [address, type] of [
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/calendars/monday.ics', 'text/calendar; charset=utf-8'],
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
  ] as const)
    test(`${address} says what it is`, async () => {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    });
});
