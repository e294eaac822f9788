import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, openDesk, test } from './desk.ts';

/** What the browser says of requests that are kept from the desk. */
test.use({ expectedErrors: [/CORS|Failed to load resource|frame|Content Security Policy/i] });

const price = {
  edits: [{ file: 'plans.yaml', edit: { kind: 'set', path: ['plans', 2, 'price'], value: 1 } }],
};

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

// Whatever is tried, nothing is written.
let version: number;
test.beforeEach(async ({ desk }) => void ({ version } = await desk.state()));
test.afterEach(async ({ desk }) => {
  const now = await desk.state();
  expect([now.version, now.changes]).toEqual([version, []]);
  expect(desk.git('status', '--porcelain')).toBe('');
});

/** Whether an act of a page ends well, by what it is called. */
const tried = (page: Page, desk: string, body: string) =>
  page.evaluate(
    async ([origin, act]) => {
      const read = async (what: string, init: RequestInit) => {
        const answer = await fetch(origin + what, init);
        return answer.type === 'opaque' ? 'opaque' : answer.status;
      };
      const loads = (element: HTMLImageElement | HTMLScriptElement, what: string) =>
        new Promise((resolve) => {
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('kept back');
          element.src = origin + what;
          document.body.append(element);
        });
      const json = { 'content-type': 'application/json' };
      const attempts: Record<string, () => Promise<unknown>> = {
        'reads the draft': () => read('/api/state', { credentials: 'include' }),
        'reads the draft as nobody': () => read('/api/state', { credentials: 'omit' }),
        'reads the draft without an answer': () => read('/api/state', { mode: 'no-cors' }),
        'writes JSON': () =>
          read('/api/act', { method: 'POST', credentials: 'include', headers: json, body: act }),
        'writes JSON as nobody': () =>
          read('/api/act', { method: 'POST', credentials: 'omit', headers: json, body: act }),
        'writes without an answer': () =>
          read('/api/act', { method: 'POST', mode: 'no-cors', credentials: 'include', body: act }),
        saves: () => read('/api/save', { method: 'POST', mode: 'no-cors', body: '{"by":""}' }),
        'shows a picture': () => loads(new Image(), '/pictures/yoga-mats.jpg'),
        'runs the draft as a script': () => loads(document.createElement('script'), '/api/state'),
        'follows the desk': () =>
          new Promise((resolve) => {
            const source = new EventSource(`${origin}/api/follow`, { withCredentials: true });
            source.onmessage = () => resolve('told');
            source.onerror = () => resolve('kept back');
          }),
      };
      const results: Record<string, unknown> = {};
      for (const [name, attempt] of Object.entries(attempts))
        results[name] = await attempt().catch((error: Error) => error.name);
      return results;
    },
    [desk, body] as const,
  );

const keptBack = {
  'reads the draft': 'TypeError',
  'reads the draft as nobody': 'TypeError',
  'writes JSON': 'TypeError',
  'writes JSON as nobody': 'TypeError',
  'shows a picture': 'kept back',
  'runs the draft as a script': 'kept back',
  'follows the desk': 'kept back',
};

// The first shares the desk's cookies, as the preview does.
for (const host of ['127.0.0.1', 'localhost'])
  test.describe(`a page of another program, at ${host},`, () => {
    test.beforeEach(async ({ page, desk }) => {
      await openDesk(page, desk);
      await page.goto(`http://${host}:${foreignPort}`);
    });

    test('reads nothing and writes nothing', async ({ page, desk }) => {
      const results = await tried(page, desk.origin, JSON.stringify(price));
      expect(results).toMatchObject(keptBack);
    });

    test('sends no form', async ({ page, desk }) => {
      const answered = page.waitForResponse(`${desk.origin}/api/act`);
      await page.evaluate(
        ([origin, act]) => {
          // The sign "=" between name and value stands inside a text of the JSON.
          const form = document.createElement('form');
          Object.assign(form, {
            method: 'post',
            enctype: 'text/plain',
            action: `${origin}/api/act`,
          });
          const field = document.createElement('input');
          Object.assign(field, { name: `${act.slice(0, -1)},"key":"`, value: '"}' });
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [desk.origin, JSON.stringify(price)] as const,
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

test('the pages of the preview read nothing and write nothing', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.goto(`http://127.0.0.1:${desk.port + 1}/`);
  const results = await tried(page, desk.origin, JSON.stringify(price));
  expect(results).toMatchObject(keptBack);
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

/** Asks without a browser, with any header and any address. */
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
  const wrong = { ...json, cookie: `desk-key-${desk.port}=${'x'.repeat(desk.key.length)}` };
  for (const path of ['/', '/desk.js', '/api/state', '/api/follow', '/pictures/yoga-mats.jpg'])
    expect([path, (await asked(desk.port, path, {})).status]).toEqual([path, 403]);
  for (const headers of [json, wrong])
    expect((await asked(desk.port, '/api/act', headers, JSON.stringify(price))).status).toBe(403);
  expect((await asked(desk.port, `/?key=${'x'.repeat(desk.key.length)}`, {})).status).toBe(403);
  expect((await asked(desk.port, `/api/state?key=${desk.key}`, {})).status).toBe(403);
});

test('a foreign name that leads to this computer opens nothing', async ({ desk }) => {
  const given = { cookie: desk.cookie, 'content-type': 'application/json' };
  for (const host of [`rebound.example:${desk.port}`, 'rebound.example', '127.0.0.1']) {
    const headers = { ...given, host };
    expect((await asked(desk.port, '/api/state', headers)).status).toBe(403);
    expect((await asked(desk.port, `/?key=${desk.key}`, headers)).status).toBe(403);
    const act = await asked(desk.port, '/api/act', headers, JSON.stringify(price));
    expect(act.status).toBe(403);
  }
});

test('another origin, another kind of text and another method are refused', async ({ desk }) => {
  const own = { cookie: desk.cookie };
  const json = { ...own, 'content-type': 'application/json' };
  const act = JSON.stringify(price);
  const status = async (headers: Record<string, string>, method = 'POST') =>
    (await asked(desk.port, '/api/act', headers, act, method)).status;
  expect(await status({ ...json, origin: 'http://rebound.example' })).toBe(403);
  expect(await status({ ...json, origin: `http://127.0.0.1:${desk.port + 1}` })).toBe(403);
  expect(await status({ ...json, origin: 'null' })).toBe(403);
  expect(await status({ ...json, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ ...own, 'content-type': 'text/plain' })).toBe(415);
  expect(await status(own)).toBe(415);
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect(await status(json, method)).toBe(405);
});

const outside = [
  '../plans.yaml',
  'pages/../../x.yaml',
  'pages/../plans.yaml',
  '/etc/x.yaml',
  'pages\\..\\x.yaml',
  'C:/x.yaml',
  'x.yaml',
  'pages/x.yaml',
  'images/x.yaml',
  'plans.yaml\u0000.yaml',
  'posts/a/b.yaml',
  'posts/.yaml',
  '.git/config',
];
test('what is no part of the site is not written', async ({ desk }) => {
  const { edit } = price.edits[0]!;
  for (const file of outside) {
    const acts = [
      { make: [{ file, value: { title: 'x' } }] },
      { drop: [file] },
      { rename: [{ from: 'posts/rest-days-that-are-not-lazy.yaml', to: file }] },
      { edits: [{ file, edit }] },
    ];
    for (const act of acts) {
      const answer = await desk.ask('act', act);
      expect([file, answer.status]).toEqual([file, 422]);
      expect(await answer.json()).toEqual({ refused: expect.any(String) as unknown as string });
    }
  }
});

test('a picture is asked for by its name alone', async ({ desk }) => {
  const own = { cookie: desk.cookie };
  for (const name of [
    '../../journal.jsonl',
    '..%2f..%2fjournal.jsonl',
    '..\\journal.jsonl',
    'x.jpg',
  ])
    expect((await asked(desk.port, `/pictures/${name}`, own)).status).toBe(404);
  const taken = await asked(
    desk.port,
    '/api/picture?name=../../../x.jpg',
    { ...own, 'content-type': 'application/octet-stream' },
    'no picture',
  );
  expect(JSON.parse(taken.text)).toEqual({ refused: expect.any(String) as unknown as string });
});

test('more than 40 MB are refused, and more than 4 MB of words', async ({ desk }) => {
  const given = { cookie: desk.cookie };
  const send = (type: string, path: string, size: number) =>
    asked(desk.port, path, { ...given, 'content-type': type }, Buffer.alloc(size, ' '));
  expect((await send('application/json', '/api/act', 4_000_001)).status).toBe(413);
  const picture = await send('application/octet-stream', '/api/picture?name=x.jpg', 40_000_001);
  expect(picture.status).toBe(413);
  expect(JSON.parse(picture.text)).toEqual({
    refused: 'This is more than the desk can take: 40 MB at most.',
  });
});

test('every answer keeps other pages and other scripts out', async ({ desk }) => {
  const own = { cookie: desk.cookie };
  for (const [path, headers] of [
    ['/', own],
    ['/', {}],
    ['/api/state', own],
    ['/pictures/yoga-mats.jpg', own],
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
    const policy = String(told['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        `frame-src http://127.0.0.1:${desk.port + 1}`,
      ]),
    );
  }
});
