import { expect, test, vi } from 'vitest';
import { liveContentOf, photographsOf } from '../../src/host/website.ts';
import type { StoreFailed } from '../../src/host/workspace/workspace.ts';

const site = 'https://the-website.example';
const facts = { width: 1600, height: 1200, widths: [480, 736, 1600], colour: 3 };

/** A website that answers so. */
function answering(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const faultOf = (act: Promise<unknown>) =>
  act.then(
    () => 'none',
    (error: StoreFailed) => error.fault,
  );

test('photographs are those of the website, at its own address', async () => {
  const base = '/photographs/hall-1a2b3c';
  const fetched = answering(() =>
    Promise.resolve(Response.json({ 'hall.jpg': { ...facts, base } })),
  );
  expect(await photographsOf(site)).toEqual({ 'hall.jpg': { ...facts, base: site + base } });
  expect(fetched.mock.calls[0]![0]).toBe(`${site}/photographs/list.json`);
});

test('a website that has no list, or does not answer, is told apart', async () => {
  answering(() => Promise.resolve(new Response('Not found', { status: 404 })));
  expect(await faultOf(photographsOf(site))).toBe('store-failed');
  answering(() => Promise.resolve(new Response('<p>Sign in to this network</p>')));
  expect(await faultOf(photographsOf(site))).toBe('store-away');
  answering(() => Promise.reject(new TypeError('fetch failed')));
  expect(await faultOf(photographsOf(site))).toBe('store-away');
  expect(await liveContentOf(site)).toBeUndefined();
});
