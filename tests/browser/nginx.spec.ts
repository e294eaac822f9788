import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist, root, testHostAnswers, untilItAnswers } from './host-answers.ts';

const nginx = process.env['NGINX_PROGRAM'];
const port = 4327;
const site = `http://localhost:${port}`;

test.describe('nginx with the configuration of the build', () => {
  test.skip(nginx === undefined, 'there is no nginx here: install the package nginx-light');
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    // Its workers are another user.
    chmodSync(folder, 0o755);
    const challenge = join(folder, 'site/.well-known/acme-challenge');
    cpSync(dist, join(folder, 'site'), { recursive: true });
    mkdirSync(challenge, { recursive: true });
    writeFileSync(join(challenge, 'token'), 'ours');
    writeFileSync(join(folder, 'site/.well-known/.secret'), 'hidden');
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
  include ${root}/.hosting/nginx/gym-cache.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    include ${root}/.hosting/nginx/gym-site.conf;
  }
}
`;
    writeFileSync(join(folder, 'nginx.conf'), configuration);
    server = spawn(nginx!, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    await untilItAnswers(site);
  });
  test.afterAll(() => {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  testHostAnswers(site);

  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(site + address, { redirect: 'manual', headers });

  test('the place where certificates are asked for is served, and nothing else that is hidden', async () => {
    expect((await ask('/.well-known/acme-challenge/token')).status).toBe(200);
    expect((await ask('/.well-known/.secret')).status).toBe(404);
    expect((await ask('/404.html')).status).toBe(404);
  });

  test('words are compressed, and the host does not say of which version it is', async () => {
    const page = await ask('/', { 'accept-encoding': 'gzip' });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(page.headers.get('server')).toBe('nginx');
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
