import { expect, test, vi } from 'vitest';
import { checkLists, readSite } from '../../scripts/check/check-pages.ts';
import { checkPublishedDay } from '../../scripts/check/published-day.ts';
import { folderOfTests, writeFiles } from '../folders.ts';

const folder = folderOfTests();

test('a list of photographs names only files that the site has', () => {
  const base = (name: string) => ({ base: `/photographs/${name}`, widths: [480, 736, 1200] });
  writeFiles(folder, {
    'robots.txt': 'Sitemap: https://a-gym.example/sitemap.xml',
    'sitemap.xml': '',
    'site.webmanifest': JSON.stringify({ icons: [], shortcuts: [] }),
    'photographs/list.json': JSON.stringify({ 'a.jpg': base('a-1'), 'b.jpg': base('b-2') }),
    'photographs/a-1-736.jpg': '',
  });
  expect([...checkLists(readSite(folder), [], { withPictures: true })]).toEqual([
    'photographs/list.json names /photographs/b-2-736.jpg, which does not exist.',
  ]);
});

test.each([
  [{ built: '2026-11-25' }, true, 'The site was built on 2026-11-25.'],
  [{ built: '2026-10-31' }, false, '26 days ago'],
  [{}, false, 'does not say when'],
])('a site that says %o is fresh: %s', async (file, isFresh, words) => {
  const asked = vi.fn(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', asked);
  const found = await checkPublishedDay('https://gym.example/pricing', '2026-11-26');
  expect(found.isFresh).toBe(isFresh);
  expect(found.words).toContain(words);
  expect(asked).toHaveBeenCalledWith(new URL('https://gym.example/content-id.json'));
});
