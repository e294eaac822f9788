import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOfFolder } from '../../scripts/place-of-folder.ts';
import { ContentCopy } from '../check/content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy('tests/second-gym/content');
});
afterEach(() => {
  copy.remove();
});

test('the place of a folder is what its site.yaml says', () => {
  const { locale, timeZone, currency, is24Hours, numbers } = placeOfFolder(copy.folder);
  expect([locale, timeZone, currency, is24Hours, numbers[3]]).toEqual([
    'da-DK',
    'Europe/Copenhagen',
    'DKK',
    true,
    'tre',
  ]);
});

test.each([
  ['language: da', 'language: Danish'],
  ['country: DK', 'country: Denmark'],
  ['timeZone: Europe/Copenhagen', 'timeZone: Copenhagen'],
  ['currency: DKK', 'currency: kr.'],
  ['clock: 24', 'clock: 13'],
  ['clock: 24', 'clock: 24\n  dates: "{day} {month}"'],
  ['clock: 24', 'clock: 24\n  weekBegins: mandag'],
])('a mistake in one line of the place is one mistake: %s → %s', async (from, to) => {
  const { line, name } = {
    line: copy.edit('site.yaml', from, to) + (to.includes('\n') ? 1 : 0),
    name: to.split(/[\n:]/).at(-2)!.trim(),
  };
  const { problems } = await copy.check();
  const found = problems.filter(({ severity }) => severity === 'error');
  expect(found.map(({ file, line: at, path }) => [file, at, path])).toEqual([
    ['site.yaml', line, ['place', name]],
  ]);
});

test('without a site.yaml there is a place all the same, so that the check can say what is missing', () => {
  copy.write('site.yaml', 'name: [');
  expect(placeOfFolder(copy.folder).timeZone).toBe('UTC');
});
