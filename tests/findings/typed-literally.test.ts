import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import { edited } from '../../src/checker/edit.ts';
import { lineWith } from '../../src/checker/fixes.ts';
import { certainEditOf, type Problem } from '../../src/checker/problem.ts';
import { sentencesForFile } from '../../src/checker/wording/sentences.ts';
import { pictures, texts } from '../checker/content-at-hand.ts';
import { model } from '../checker/content-copy.ts';
import { freshMistakes } from '../checker/fresh-mistakes.ts';
import { mistakes, type Mistake } from '../checker/mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

/** The suggested text of a fix: the first of several, or an example. */
const toType = (fix: string) =>
  /(?:^Write |^Write what you mean, for example |, for example |^Put it in double quotes: )((?:- |[\w-]+: )(?:"[^"]*"|[^,;"]+?))(?:, or |; or |, | with the | and the other time |\.?$)/.exec(
    fix,
  )?.[1];

/** The line to add according to a fix, and the line above it. */
const toAdd = (fix: string) =>
  /^Add (?:a|the) line (?:(?:to|below) .*?: )?([\w-]+: (?:"[^"]*"|(?!with\b|…)[^\s,(]+))/.exec(
    fix,
  )?.[1];

/** The changed files of a mistake, with their new texts. */
function textsWith({ file, from, to, and }: Mistake): Map<string, string> {
  const own = new Map([[file, texts.get(file)!.replace(from, () => to)]]);
  if (and)
    own.set(
      and.file,
      (own.get(and.file) ?? texts.get(and.file)!).replace(and.from, () => and.to),
    );
  return own;
}

/** The errors of a file after changing some files. */
function mistakesIn(file: string, own: ReadonlyMap<string, string>): Problem[] {
  for (const [name, text] of own) content.write(name, text);
  const { problems } = content.check();
  for (const name of own.keys()) content.write(name, texts.get(name));
  return problems.filter((one) => one.severity === 'error' && one.file === file);
}

const typed = mistakes.flatMap((mistake) => {
  const { file } = mistake;
  const [problem] = mistakesIn(file, textsWith(mistake));
  if ((mistake.in ?? file) !== file || !problem) return [];
  const [, fix] = sentencesForFile(problem, model.wordings);
  const line = toType(fix);
  const added = toAdd(fix);
  return line === undefined && added === undefined
    ? []
    : [{ ...mistake, fix, typed: line, added, at: mistake.line, edit: certainEditOf(problem) }];
});

/** A special day with only a reason also lacks opening times. */
const isAnother = ({ code }: Problem) => code === 'day-without-opening-times';

test('most remedies say what to type', () => {
  expect(typed.length).toBeGreaterThan(110);
});

test.each(typed)('$mistake ($file): $fix', ({ typed: line, added, at, edit, ...mistake }) => {
  const { file } = mistake;
  const own = textsWith(mistake);
  const lines = own.get(file)!.split('\n');
  const here = lines[at - 1]!;
  const indent = /^ *(?:- )?/.exec(here)![0].replace('-', ' ');
  const text = line === undefined ? `${here}\n${indent}${added}` : lineWith(here, line);
  // A moved line is shown without its indentation.
  own.set(file, edited(lines, edit ?? { line: at, endLine: at, text }).join('\n'));
  const last = added === undefined ? at : at + 1;
  const left = mistakesIn(file, own).filter((one) => one.line >= at && one.line <= last);
  expect(left.filter((one) => !isAnother(one)).map(({ code }) => code)).toEqual([]);
});

test.each(freshMistakes)(
  '$file: $wrong is told with what to type',
  ({ file, right, wrong, remedy }) => {
    const text = texts.get(file)!;
    const [mistake] = mistakesIn(file, new Map([[file, text.replace(right, () => wrong)]]));
    const [, fix] = sentencesForFile(mistake!, model.wordings);
    const renamed = `Rename it to ${/^[\w-]+:/.exec(remedy)?.[0]}`;
    expect(
      [remedy, renamed].some((words) => fix.includes(words)),
      fix,
    ).toBe(true);
  },
);
