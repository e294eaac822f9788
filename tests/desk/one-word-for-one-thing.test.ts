import { expect, test } from 'vitest';

/** Words that the desk does not say: it publishes, undoes, takes back and restores. */
const others = /\b(?:Sav(?:e|es|ed|ing)|saved|saving|put back|bring back|call(?:ed)? off|revert)\b/;
/** A picture is saved smaller, or as JPEG, in another program. */
const isOfPictures = (text: string) => /JPEG|PNG|pixels/.test(text);
/** Names in code: of a state of publishing, and of types. */
const namesOfCode = /\bsaved:|'saved'|\bas \w+/g;

test('the desk has one word for each thing', () => {
  const sources = import.meta.glob<string>('../../src/desk/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const said = Object.values(sources).flatMap((source) =>
    source
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split('\n')
      // Words, not names of code.
      .filter((line) => /['"`>“]|^\s*[A-Z][\w’,]* /.test(line)),
  );
  expect(said.length).toBeGreaterThan(3000);
  expect(
    said.filter((text) => others.test(text.replace(namesOfCode, '')) && !isOfPictures(text)),
  ).toEqual([]);
});

test('each key of the texts is in one file alone, since the later of two would win', () => {
  const files = import.meta.glob<Record<string, object>>('../../src/desk/words/*-words.ts', {
    eager: true,
  });
  // Texts of their own, and functions that make words.
  const isApart = (file: string) => /\/(?:help|people|web|in|place-in)-words/.test(file);
  const together = Object.entries(files).flatMap(([file, own]) => (isApart(file) ? [] : [own]));
  const keys = together.flatMap((exported) => Object.values(exported).flatMap(Object.keys));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
