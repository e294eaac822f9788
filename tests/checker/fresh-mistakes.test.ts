import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf, type Problem } from '../../src/checker/problem.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { freshMistakes } from './fresh-mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);
const mistakesOf = (problems: readonly Problem[]) =>
  problems.filter(({ severity }) => severity === 'error');

test('forty mistakes or more are tried', () => {
  expect(freshMistakes.length).toBeGreaterThanOrEqual(40);
});

test.each(freshMistakes)('$file: $wrong', ({ file, right, wrong, remedy }) => {
  const text = texts.get(file)!;
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  const lines = text.replace(right, () => wrong).split('\n');
  content.write(file, lines.join('\n'));
  const mistakes = mistakesOf(content.checkWithEdits().problems);
  const typed = lines[line - 1]!.replace(wrong.trim(), () => remedy);
  content.write(file, lines.with(line - 1, typed).join('\n'));
  const left = mistakesOf(content.check().problems);
  content.write(file, text);

  expect(mistakes.map((one) => [one.file, one.line])).toEqual([[file, line]]);
  const [mistake] = mistakes as [Problem];
  const edit = certainEditOf(mistake);
  expect(left).toEqual([]);
  // A certain edit restores the original; a choice ("or") is not certain.
  if (edit)
    expect(
      edited(lines, edit).join('\n').replace("'17:00'", '"17:00"').replace('y: Yoga', 'y: "Yoga"'),
    ).toBe(text);
  if (mistake.meant?.isCertain === false || mistake.or) expect(edit).toBeUndefined();
});
