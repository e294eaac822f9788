import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { valueOfYaml } from '../../src/content/write-yaml.ts';
import { pictures, texts } from './content-at-hand.ts';
import { today } from './content-copy.ts';
import { mistakes } from './mistakes.ts';

const content = new ContentInMemory(today, texts, pictures);

/** What a remedy would write instead of a text, for each mistake that has one. */
const rewritten = mistakes.flatMap(({ row, files }) => {
  for (const [file, text] of files) content.write(file, text);
  const { problems } = content.check();
  for (const file of files.keys()) content.write(file, texts.get(file));
  return problems.flatMap(({ file, message, remedy, edits = [] }) =>
    edits.flatMap(({ path, value }) => {
      let before: unknown;
      try {
        before = path.reduce<unknown>(
          (at, part) => (at as Record<string | number, unknown> | undefined)?.[part],
          valueOfYaml(files.get(file) ?? texts.get(file)!),
        );
      } catch {
        // A file that cannot be read has no value to replace.
      }
      return typeof before === 'string' && typeof value === 'string'
        ? [{ row, before, after: value, said: `${message} ${remedy}` }]
        : [];
    }),
  );
});

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

test('no remedy removes a word that it does not name', () => {
  expect(rewritten.length).toBeGreaterThan(5);
  for (const { row, before, after, said } of rewritten) {
    const kept = new Set(wordsIn(`${after} ${said}`).map((word) => word.toLowerCase()));
    const lost = wordsIn(before).filter((word) => !kept.has(word.toLowerCase()));
    expect(lost, row).toEqual([]);
  }
});
