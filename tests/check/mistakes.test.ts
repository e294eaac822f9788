import { expect, test } from 'vitest';
import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import type { Field } from '../../src/content/field.ts';
import { fieldOf, files as contentFiles } from '../../src/content/files.ts';
import type { Problem } from '../../src/content/problem.ts';
import { changeYaml } from '../../src/content/write-yaml.ts';
import { pictures, texts } from './content-at-hand.ts';
import { ContentCopy, today } from './content-copy.ts';
import { mistakes, toldAtDesk, valueIn } from './mistakes.ts';

const content = new ContentInMemory(today, texts, pictures);

function problemsWith(files: ReadonlyMap<string, string>): readonly Problem[] {
  for (const [file, text] of files) content.write(file, text);
  const { problems } = content.check();
  for (const file of files.keys()) content.write(file, texts.get(file));
  return problems;
}

const said = (problems: readonly Problem[]) =>
  problems.map(({ file, line, severity, remedy }) => [file, line, severity, remedy]);

const found = mistakes.map((mistake) => ({ ...mistake, problems: problemsWith(mistake.files) }));

test.each(found)('$row', ({ problems, file, line, severity, remedy }) => {
  expect(said(problems)).toEqual([[file, line, severity, remedy]]);
});

test('no message has a word of programs, and each remedy says what to do', () => {
  for (const { row, problems } of found)
    for (const { message, remedy } of problems) {
      expect(`${message} ${remedy}`, row).not.toMatch(
        /\b(?:zod|undefined|NaN|null|object|regex|string|boolean|array|YAML|parser)\b|\[object|\(\?|\\[dws]/,
      );
      expect(remedy.length, row).toBeGreaterThan(6);
    }
});

/** The names of all fields, as they are written in files. */
const keysOf = (field: Field): string[] => {
  switch (field.kind) {
    case 'group':
      return field.fields.flatMap(([name, one]) => [name, ...keysOf(one)]);
    case 'list':
      return keysOf(field.item);
    case 'places':
      return field.places.flatMap(keysOf);
    case 'either':
      return field.options.flatMap(keysOf);
    default:
      return [];
  }
};
const keys = [
  ...new Set(
    [...Object.keys(contentFiles), 'posts/one.yaml'].flatMap((file) => keysOf(fieldOf(file))),
  ),
].join('|');
const ofFiles = new RegExp(
  `\\b(?:${keys}):(?: (?:"?\\d|true|false|closed\\b)|$)|\\((?:${keys})[,)]|\\.yaml|\`|\\b(?:folder|\\d next day|double quotes|without quotes|(?:a|this|the|these) lines?)\\b`,
);

test('at the desk no sentence names a file, a key or how a value is written in a file', () => {
  const said = found.flatMap(({ files, problems }) => {
    const atDesk = toldAtDesk(files, problems);
    return atDesk.flatMap(({ isEmpty, message, fix }) => (isEmpty ? [] : [`${message} ${fix}`]));
  });
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter((sentence) => ofFiles.test(sentence))).toEqual([]);
});

const withEdits = found.filter(
  ({ problems: [problem] }) => problem?.severity === 'error' && problem.edits,
);

test.each(withEdits)('what is certainly meant is accepted: $row', ({ files, file, problems }) => {
  const text = files.get(file) ?? texts.get(file)!;
  const edits = problems[0]!.edits!;
  const changes = edits.map(({ path, value }) => ({ kind: 'set', path, value }) as const);
  expect(said(problemsWith(new Map([...files, [file, changeYaml(text, changes)]])))).toEqual([]);
});

test('no fix of a mistake writes a price', () => {
  for (const { row, problems } of withEdits)
    for (const { path } of problems[0]!.edits!) expect(path.at(-1), row).not.toBe('price');
});

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

test('no remedy removes a word that it does not name', () => {
  let count = 0;
  for (const { row, files, file, problems } of found)
    for (const { message, remedy, edits = [] } of problems)
      for (const { path, value } of edits) {
        const before = valueIn(files.get(file) ?? texts.get(file)!, path);
        if (typeof before !== 'string' || typeof value !== 'string') continue;
        count++;
        const kept = new Set(wordsIn(`${value} ${message} ${remedy}`.toLowerCase()));
        expect(
          wordsIn(before.toLowerCase()).filter((word) => !kept.has(word)),
          row,
        ).toEqual([]);
      }
  expect(count).toBeGreaterThan(5);
});

/** Remedies that show what to write as the value of a line: "Write 750", "Put it in double quotes: "…"". */
const valueToWrite =
  /^(?:Write (?:what you mean, for example )?|Put it in double quotes: )("[^"]+"|[^,;"{ ]+)(?:, or [^,]*|\.)?$/;
const written = mistakes.flatMap((mistake) => {
  const [, value] = valueToWrite.exec(mistake.remedy) ?? [];
  const line = (mistake.files.get(mistake.file) ?? '').split('\n')[mistake.line - 1] ?? '';
  const [before] = /^\s*(?:- +)*(?:[\w-]+: )?/.exec(line)!;
  return value === undefined ||
    value.includes('…') ||
    value === 'closed' ||
    before.trim() === '' ||
    line.endsWith(':')
    ? []
    : [{ ...mistake, line: before + value, at: mistake.line - 1 }];
});

test('most remedies of values show the value, and many are certain', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(withEdits.length).toBeGreaterThan(50);
});

test.each(written)('what the remedy says can be typed: $row', ({ files, file, line, at }) => {
  const lines = (files.get(file) ?? texts.get(file)!).split('\n');
  const left = problemsWith(new Map([...files, [file, lines.with(at, line).join('\n')]]));
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
