import { afterEach, expect, test, vi } from 'vitest';
import { publishedDay } from '../../scripts/check/check-site.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ built: '2026-11-25' }, true, 'The site was built on 2026-11-25.'],
  [{ built: '2026-10-31' }, false, '26 days ago'],
  [{}, false, 'does not say when'],
])('a site that says %o is fresh: %s', async (file, isFresh, words) => {
  const asked = vi.fn(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', asked);
  const found = await publishedDay('https://gym.example/pricing', '2026-11-26');
  expect(found.isFresh).toBe(isFresh);
  expect(found.words).toContain(words);
  expect(asked).toHaveBeenCalledWith(new URL('https://gym.example/content-id.json'));
});
