import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { photographsOf } from '../../src/host/photographs-of-site.ts';
import type { StoreFailed } from '../../src/host/workspace/store-failed.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The origin of a website that answers like this. */
async function siteWith(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const faultOf = (act: Promise<unknown>) =>
  act.then(
    () => 'none',
    (error: StoreFailed) => error.fault,
  );

const facts = { width: 1600, height: 1200, widths: [480, 736, 1600], colour: 3 };

test('photographs are those of the website, at its own address', async () => {
  const site = await siteWith(({ url }, response) => {
    const base = '/photographs/hall-1a2b3c';
    response.writeHead(url === '/photographs/list.json' ? 200 : 404);
    response.end(JSON.stringify({ 'hall.jpg': { ...facts, base } }));
  });
  expect(await photographsOf(site)).toEqual({
    'hall.jpg': { ...facts, base: `${site}/photographs/hall-1a2b3c` },
  });
});

test('a website that has no list, or does not answer, is told apart', async () => {
  const failing = await siteWith((_, response) => response.writeHead(404).end('Not found'));
  expect(await faultOf(photographsOf(failing))).toBe('store-failed');
  server!.close();
  const strange = await siteWith((_, response) => response.end('<p>Sign in</p>'));
  expect(await faultOf(photographsOf(strange))).toBe('store-away');
  server!.closeAllConnections();
  server!.close();
  expect(await faultOf(photographsOf(strange))).toBe('store-away');
});

test('nobody waits longer than ten seconds for the website', async () => {
  const site = await siteWith(() => undefined);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await faultOf(photographsOf(site))).toBe('store-away');
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});
