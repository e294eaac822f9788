import { expect, test } from 'vitest';
import { ContentInMemory } from '../../scripts/checker/content-in-memory.ts';
import { edited } from '../../scripts/checker/edit.ts';
import { editOf } from '../../scripts/checker/edit-of-words.ts';
import type { Problem } from '../../scripts/checker/problem.ts';
import { pictures, texts } from './content-at-hand.ts';
import { model } from './content-copy.ts';
import { mistakes } from './mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

/** What a remedy says to type in place of the line: the first of several, and the example of what is meant. */
const toType = (mend: string) =>
  /(?:^Write |^Write what is meant, for example |, for example |^Put it in double quotes: )((?:- |[\w-]+: )(?:"[^"]*"|[^,;"]+?))(?:, or |; or |, | with the | and the other time |\.?$)/.exec(
    mend,
  )?.[1];

/** A line that is to be added, and the line below which it goes. */
const toAdd = (mend: string) =>
  /^Add (?:a|the) line (?:(?:to|below) .*?: )?([\w-]+: (?:"[^"]*"|(?!with\b|…)[^\s,(]+))/.exec(
    mend,
  )?.[1];

const typed = mistakes.flatMap((mistake) => {
  const { mend, file } = mistake;
  if ((mistake.in ?? file) !== file) return [];
  const line = toType(mend);
  const added = toAdd(mend);
  if (line === undefined && added === undefined) return [];
  return [{ ...mistake, line, added, at: mistake.line }];
});

const mistakesOf = (problems: readonly Problem[], file: string) =>
  problems.filter((one) => one.severity === 'error' && one.file === file);

/** A day of which only the reason is there lacks its opening times as well. */
const isAnother = /has no opening times/;

test('most remedies say what to type', () => {
  expect(typed.length).toBeGreaterThan(110);
});

test.each(typed)('$mistake ($file): $mend', ({ file, from, to, and, line, added, at }) => {
  const own = new Map([[file, texts.get(file)!.replace(from, () => to)]]);
  if (and)
    own.set(
      and.file,
      (own.get(and.file) ?? texts.get(and.file)!).replace(and.from, () => and.to),
    );
  for (const [name, text] of own) content.write(name, text);
  const [problem] = mistakesOf(content.check().problems, file);
  const lines = own.get(file)!.split('\n');
  const indent = /^ *(?:- )?/.exec(lines[at - 1]!)![0].replace('-', ' ');
  const edit =
    line === undefined
      ? { line: at, endLine: at, text: `${lines[at - 1]}\n${indent}${added}` }
      : editOf({ ...problem!, mend: `Write ${line}` }, lines)!;
  content.write(file, edited(lines, edit).join('\n'));
  const { problems } = content.check();
  for (const name of own.keys()) content.write(name, texts.get(name));
  const last = added === undefined ? at : at + 1;
  const left = mistakesOf(problems, file).filter((one) => one.line >= at && one.line <= last);
  expect(left.map(({ message }) => message).filter((message) => !isAnother.test(message))).toEqual(
    [],
  );
});
