import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/checker/content-in-memory.ts';
import type { Problem } from '../../src/checker/problem.ts';
import { sentencesForFile } from '../../src/checker/wording/sentences.ts';
import { pictures, texts } from './content-at-hand.ts';
import { ContentCopy, model } from './content-copy.ts';
import { mistakes } from './mistakes.ts';

const content = new ContentInMemory(model, texts, pictures);

function problemsWith(files: ReadonlyMap<string, string>): readonly Problem[] {
  for (const [file, text] of files) content.write(file, text);
  const { problems } = content.check();
  for (const file of files.keys()) content.write(file, texts.get(file));
  return problems;
}

const said = (problems: readonly Problem[]) =>
  problems.map((one) => [
    one.file,
    one.line,
    one.severity,
    sentencesForFile(one, model.wordings)[1],
  ]);

test.each(mistakes)('$row', ({ files, file, line, severity, remedy }) => {
  expect(said(problemsWith(files))).toEqual([[file, line, severity, remedy]]);
});

test('no message has a word of programs, and each remedy says what to do', () => {
  for (const { row, files } of mistakes)
    for (const problem of problemsWith(files)) {
      const [message, remedy] = sentencesForFile(problem, model.wordings);
      expect(`${message} ${remedy}`, row).not.toMatch(
        /\b(?:zod|undefined|NaN|null|object|regex|string|boolean|array|YAML|parser)\b|\[object|\(\?|\\[dws]/,
      );
      expect(remedy.length, row).toBeGreaterThan(10);
    }
});

/** Remedies that show a whole line to write: "Write price: 750", "Put the text in double quotes: title: …". */
const lineToWrite =
  /(?:^Write |double quotes: |of the text: |^Type the line again: |^Use double quotes: )((?:- |[\w-]+: )(?:"[^"]*"|'[^']*'|[^,;"]+?))(?:, or .*|; .*|\.)?$/;
const written = mistakes.flatMap((mistake) => {
  const [, line] = lineToWrite.exec(mistake.remedy) ?? [];
  return line === undefined || mistake.severity === 'note' || line.includes('…')
    ? []
    : [{ ...mistake, line, at: mistake.line - 1 }];
});

test('most remedies of lines show the line', () => {
  expect(written.length).toBeGreaterThan(70);
});

test.each(written)('what the remedy says can be typed: $row', ({ files, file, line, at }) => {
  const lines = (files.get(file) ?? texts.get(file)!).split('\n');
  const [before] = /^\s*(?:- +)?/.exec(lines[at]!)!;
  const own = line.startsWith('- ') ? before.replace(/- +$/, '') : before;
  const typed = lines.with(at, own.replace(/[^ -]/g, ' ') + line).join('\n');
  const left = problemsWith(new Map([...files, [file, typed]]));
  expect(left.filter((one) => one.severity === 'error' && one.line === at + 1)).toEqual([]);
});

/** Ten mistakes, spread over the table. */
const onDisk = mistakes.filter((_, index) => index % Math.ceil(mistakes.length / 10) === 0);

test.concurrent.each(onDisk)(
  'on the disk: $row',
  async ({ files, file, line, severity, remedy }) => {
    const copy = new ContentCopy();
    try {
      for (const [name, text] of files) copy.write(name, text);
      expect(said((await copy.check()).problems)).toEqual([[file, line, severity, remedy]]);
    } finally {
      copy.remove();
    }
  },
);
