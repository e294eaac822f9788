import { expect, test } from 'vitest';
import { peopleWords } from '../../src/desk/words/people-words.ts';
import { webWords } from '../../src/desk/words/web-words.ts';
import { words } from '../../src/desk/words/words.ts';

/** Every text, with functions called with the names of their parts. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') yield String(value);
  else if (typeof value === 'object' && value !== null)
    for (const own of Object.values(value)) yield* textsIn(own);
}

/** Words that the desk does not say: it publishes, undoes, takes back and restores. */
const others = /\b(?:Sav(?:e|es|ed|ing)|saved|saving|put back|bring back|call(?:ed)? off|revert)\b/;
/** A picture is saved as JPEG in another program. */
const isOfPictures = (text: string) => /JPEG|PNG/.test(text);

test('the desk has one word for each thing', () => {
  const all = [words, webWords, peopleWords].flatMap((one) => [...textsIn(one)]);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((text) => others.test(text) && !isOfPictures(text))).toEqual([]);
});

test('each key of the texts is in one file alone, since the later of two would win', () => {
  const files = import.meta.glob<Record<string, object>>('../../src/desk/words/*-words.ts', {
    eager: true,
  });
  // Texts of their own, and functions that make words.
  const isApart = (file: string) => /\/(?:help|people|web|in|place-in)-words/.test(file);
  const together = Object.entries(files).flatMap(([file, own]) => (isApart(file) ? [] : [own]));
  const keys = together.flatMap((exported) => Object.values(exported).flatMap(Object.keys));
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
