import { expect, test } from 'vitest';
import { toId } from '../../../src/content/text/format.ts';
import { misspelt } from '../../../src/content/text/nearest.ts';
import { foldedWordsOf } from '../../../src/pages/blog/search-posts.ts';

const letters = Array.from({ length: 0x24f - 0xc0 + 1 }, (_, at) =>
  String.fromCodePoint(0xc0 + at),
).filter((letter) => /\p{L}/u.test(letter));

test('the search reads each Latin letter as the address of a page does', () => {
  for (const letter of letters) {
    const id = toId(`a${letter}b`);
    // Some letters have no plain form, so that an address leaves them out.
    if (/^a[a-z]+b$/.test(id)) expect(foldedWordsOf(`A${letter}B`), letter).toEqual([id]);
  }
});

test('a word without its accents is the same word', () => {
  expect(misspelt('Lob pa Aen', ['lob-pa-aen', 'rowing'])).toEqual(['lob-pa-aen']);
  expect(misspelt('Løb på Åen', ['lob-pa-aen', 'rowing'])).toEqual(['lob-pa-aen']);
});
