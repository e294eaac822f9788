import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type DeskAtHand, expect, openDesk, test } from './desk.ts';

/** Messages of the browser about blocked requests. */
test.use({ expectedErrors: [/CORS|Failed to load resource|frame|Content Security Policy/i] });

/** A publish that any program could send. */
const anyPublish = JSON.stringify({
  id: randomUUID(),
  base: 'x',
  by: 'Nobody',
  sentences: ['A price'],
  texts: {},
  pictures: {},
});

let foreign: Server;
let foreignPort: number;
test.beforeAll(async () => {
  foreign = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Another page</title><p>Another page');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  foreignPort = (foreign.address() as AddressInfo).port;
});
test.afterAll(() => {
  foreign.close();
  foreign.closeAllConnections();
});

// Nothing is ever written.
test.afterEach(({ desk }) => {
  expect(desk.git('status', '--porcelain')).toBe('');
  expect(desk.git('log', '--format=%s')).toBe('The content\n');
});

/** Runs code in a page; returns its error name, or success. */
const tried = (page: Page, desk: string, body: string) =>
  page.evaluate(
    async ([origin, act]) => {
      const read = async (what: string, init: RequestInit) =>
        (await fetch(origin + what, init)).status;
      const loads = (element: HTMLImageElement | HTMLScriptElement, what: string) =>
        new Promise((resolve) => {
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('kept back');
          element.src = origin + what;
          document.body.append(element);
        });
      const attempts: Record<string, () => Promise<unknown>> = {
        'reads the head': () => read('/api/head', { credentials: 'include' }),
        commits: () =>
          read('/api/publish', {
            method: 'POST',
            credentials: 'include',
            headers: { 'content-type': 'application/json' },
            body: act,
          }),
        'shows a picture': () => loads(new Image(), '/api/pictures/yoga-mats.jpg'),
        'runs the desk as a script': () => loads(document.createElement('script'), '/desk.js'),
      };
      const results: Record<string, unknown> = {};
      for (const [name, attempt] of Object.entries(attempts))
        results[name] = await attempt().catch((error: Error) => error.name);
      return results;
    },
    [desk, body] as const,
  );

// The first shares the desk's cookies, as the preview does.
for (const host of ['127.0.0.1', 'localhost'])
  test.describe(`a page of another program, at ${host},`, () => {
    test.beforeEach(async ({ page, desk }) => {
      await openDesk(page, desk);
      await page.goto(`http://${host}:${foreignPort}`);
    });

    test('reads nothing and writes nothing', async ({ page, desk }) => {
      expect(await tried(page, desk.origin, anyPublish)).toEqual({
        'reads the head': 'TypeError',
        commits: 'TypeError',
        'shows a picture': 'kept back',
        'runs the desk as a script': 'kept back',
      });
    });

    test('sends no form', async ({ page, desk }) => {
      const answered = page.waitForResponse(`${desk.origin}/api/publish`);
      await page.evaluate(
        ([origin, act]) => {
          // The "=" between name and value is inside a JSON string.
          const form = document.createElement('form');
          Object.assign(form, {
            method: 'post',
            enctype: 'text/plain',
            action: `${origin}/api/publish`,
          });
          const field = document.createElement('input');
          Object.assign(field, { name: `${act.slice(0, -1)},"key":"`, value: '"}' });
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [desk.origin, anyPublish] as const,
      );
      expect((await answered).status()).toBe(403);
    });

    test('shows the desk in no frame, and holds no window of it', async ({ page, desk }) => {
      await page.evaluate((origin) => {
        const frame = document.createElement('iframe');
        frame.src = origin;
        document.body.append(frame);
        (window as unknown as { opened: Window | null }).opened = open(`${origin}/`, 'desk');
      }, desk.origin);
      await expect
        .poll(() => page.frames().map((frame) => frame.url()))
        .toContain('chrome-error://chromewebdata/');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed))
        .toBe(true);
    });
  });

test('the frame of the preview reads nothing of the desk and keeps nothing', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
  const frame = page.frames().at(-1)!;
  const results = await frame.evaluate(async (origin) => {
    const attempts: Record<string, () => unknown> = {
      'the document of the desk': () => parent.document.title,
      'its database': () => indexedDB.open('desk'),
      'its cookies': () => document.cookie,
      'the head': () => fetch(`${origin}/api/head`, { credentials: 'include' }),
    };
    const reached: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
        reached.push(name);
      } catch {
        // Expected.
      }
    return reached;
  }, desk.origin);
  expect(results).toEqual([]);
});

test('an address opens the desk once', async ({ desk }) => {
  const { address } = desk;
  expect((await fetch(address)).headers.getSetCookie()).toHaveLength(1);
  const again = await fetch(address);
  expect([again.status, again.headers.getSetCookie()]).toEqual([403, []]);
  expect(desk.address).not.toBe(address);
});

test('no list of programs shows what opens the desk', ({ desk }) => {
  const { pathname, search } = new URL(desk.address);
  expect([pathname, search.length > 30]).toEqual(['/', true]);
  const [folder] = readdirSync(desk.own).filter((name) => name.length === 16);
  const file = join(desk.own, folder!, `open-${desk.port}.html`);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('the key is a cookie that no script reads and no other site sends', async ({ page, desk }) => {
  await openDesk(page, desk);
  const [cookie] = await page.context().cookies(desk.origin);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(page.url()).toBe(`${desk.origin}/`);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

interface Told {
  status: number | undefined;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Sends a request without a browser, with any header and path. */
function asked(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method, agent: false };
    const call = request(options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

test('nobody is answered without the key', async ({ desk }) => {
  const json = { 'content-type': 'application/json' };
  const wrong = { ...json, cookie: `desk-key-${desk.port}=${'x'.repeat(32)}` };
  for (const path of ['/', '/desk.js', '/api/head', '/api/history', '/api/pictures/yoga-mats.jpg'])
    expect([path, (await asked(desk.port, path, {})).status]).toEqual([path, 403]);
  for (const headers of [json, wrong])
    expect((await asked(desk.port, '/api/publish', headers, anyPublish)).status).toBe(403);
  expect((await asked(desk.port, `/?key=${'x'.repeat(32)}`, {})).status).toBe(403);
  const key = new URL(desk.address).searchParams.get('key')!;
  expect((await asked(desk.port, `/api/head?key=${key}`, {})).status).toBe(403);
});

test('a foreign name that leads to this computer opens nothing', async ({ desk }) => {
  const given = { cookie: await desk.cookie(), 'content-type': 'application/json' };
  const files = [...(await frameFilesOf(desk))];
  for (const host of [`rebound.example:${desk.port}`, 'rebound.example', '127.0.0.1']) {
    const headers = { ...given, host };
    const key = new URL(desk.address).searchParams.get('key')!;
    for (const path of ['/api/head', `/?key=${key}`, ...files])
      expect([path, (await asked(desk.port, path, headers)).status]).toEqual([path, 403]);
    expect((await asked(desk.port, '/api/publish', headers, anyPublish)).status).toBe(403);
  }
});

/** A style sheet of the preview, which needs no cookie. */
async function frameFilesOf(desk: DeskAtHand): Promise<string[]> {
  const script = await fetch(`${desk.origin}/worker.js`, {
    headers: { cookie: await desk.cookie() },
  });
  return [/\/preview\/site-\w+\.css/.exec(await script.text())?.[0] ?? '/deferred.js'];
}

test('another origin, another kind of text and another method are refused', async ({ desk }) => {
  const own = { cookie: await desk.cookie() };
  const json = { ...own, 'content-type': 'application/json' };
  const status = async (headers: Record<string, string>, method = 'POST') =>
    (await asked(desk.port, '/api/publish', headers, anyPublish, method)).status;
  expect(await status({ ...json, origin: 'http://rebound.example' })).toBe(403);
  expect(await status({ ...json, origin: `http://127.0.0.1:${desk.port + 1}` })).toBe(403);
  expect(await status({ ...json, origin: 'null' })).toBe(403);
  expect(await status({ ...json, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ ...own, 'content-type': 'text/plain' })).toBe(415);
  expect(await status(own)).toBe(415);
  for (const method of ['PUT', 'DELETE', 'OPTIONS'])
    expect((await asked(desk.port, '/api/publish', json, undefined, method)).status).toBe(405);
});

test('a picture is asked for by its name alone', async ({ desk }) => {
  const own = { cookie: await desk.cookie() };
  for (const name of ['../../plans.yaml', '..%2f..%2fplans.yaml', '..\\plans.yaml', 'x.jpg'])
    expect((await asked(desk.port, `/api/pictures/${name}`, own)).status).toBe(404);
});

test('more than 16 MB are refused', async ({ desk }) => {
  const headers = { cookie: await desk.cookie(), 'content-type': 'application/json' };
  const body = Buffer.alloc(16_000_001, ' ');
  expect((await asked(desk.port, '/api/publish', headers, body)).status).toBe(413);
});

test('every answer keeps other pages and other scripts out', async ({ desk }) => {
  const own = { cookie: await desk.cookie() };
  for (const [path, headers] of [
    ['/', own],
    ['/', {}],
    ['/api/head', own],
    ['/api/pictures/yoga-mats.jpg', own],
    ['/nothing', own],
  ] as const) {
    const told = (await asked(desk.port, path, headers)).headers;
    expect(told).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    // Besides its own files only texts allowed by their hashes.
    expect(told['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')*;/,
    );
  }
});
