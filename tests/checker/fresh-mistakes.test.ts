import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { sentencesForFile } from '../../src/checker/wording/sentences.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { freshMistakes } from './fresh-mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

test.each(freshMistakes)('$file: $wrong', ({ file, right, wrong, remedy }) => {
  const text = texts.get(file)!;
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  content.write(
    file,
    text.replace(right, () => wrong),
  );
  const errors = content.check().problems.filter(({ severity }) => severity === 'error');
  content.write(file, text);
  expect(errors.map((one) => [one.file, one.line])).toEqual([[file, line]]);
  const [, fix] = sentencesForFile(errors[0]!, model.wordings);
  const renamed = `Rename it to ${/^[\w-]+:/.exec(remedy)?.[0]}`;
  expect(
    [remedy, renamed].some((words) => fix.includes(words)),
    fix,
  ).toBe(true);
});
