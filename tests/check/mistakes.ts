import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '../../src/content/files.ts';
import { valueAt } from '../../src/content/path.ts';
import type { Problem } from '../../src/content/problem.ts';
import { valueOfYaml } from '../../src/content/write-yaml.ts';
import { problemAtDesk } from '../../src/desk/draft/problem-at-desk.ts';
import { valueOfText } from '../../src/desk/draft/texts-and-values.ts';
import { namesOfThings } from '../../src/desk/words/site-names.ts';
import { texts } from './content-at-hand.ts';

/** A mistake of staff in the real content, and what is said of it. */
export interface Mistake {
  /** Its line in mistakes.txt. */
  row: string;
  /** The changed files, with their new texts. */
  files: ReadonlyMap<string, string>;
  /** Where it is told: the file, and the line counted from 1. */
  file: string;
  line: number;
  severity: 'error' | 'note';
  remedy: string;
}

/**
 * The catalogue of mistakes, one a line: `file | from → to | line | severity | remedy`. The first `from` in the file is
 * changed. The line is counted from the one where it begins: 0, +1; it is `file:line` where the mistake is told in another
 * file. A line that begins with + changes a second file of the mistake above it. Signs that cannot be seen are escaped as
 * in JSON, and so are | and →.
 */
const rows = readFileSync(join(process.cwd(), 'tests/check/mistakes.txt'), 'utf8')
  .trimEnd()
  .split('\n');

const unescaped = (text: string) =>
  text.replace(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code?: string, sign?: string) =>
    code === undefined ? (signs[sign!] ?? sign!) : String.fromCodePoint(parseInt(code, 16)),
  );
const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

function changed(before: ReadonlyMap<string, string>, file: string, change: string) {
  const [from, to] = change.split(' → ').map(unescaped) as [string, string];
  const text = before.get(file) ?? texts.get(file)!;
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return new Map([...before, [file, text.replace(from, () => to)]]);
}

export const mistakes: readonly Mistake[] = rows.flatMap((row, index) => {
  if (row.startsWith('+ ')) return [];
  const [file, change, place, severity, remedy] = row.split(' | ') as [
    string,
    string,
    string,
    Mistake['severity'],
    string,
  ];
  const [, elsewhere, at] = /^(?:(.*):)?([+-]?\d+)$/.exec(place)!;
  const [before] = texts.get(file)!.split(unescaped(change.split(' → ')[0]!)) as [string];
  const line = Number(at) + (elsewhere === undefined ? before.split('\n').length : 0);
  let files: ReadonlyMap<string, string> = changed(new Map(), file, change);
  const [other, second] = rows[index + 1]?.startsWith('+ ')
    ? rows[index + 1]!.slice(2).split(' | ')
    : [];
  if (other !== undefined && second !== undefined) files = changed(files, other, second);
  return [{ row, files, file: elsewhere ?? file, line, severity, remedy: unescaped(remedy) }];
});

/** A value of a text; undefined where the text cannot be read. */
export function valueIn(text: string, path: readonly (string | number)[]): unknown {
  try {
    return valueAt(valueOfYaml(text), path);
  } catch {
    return undefined;
  }
}

/** What the desk says of the problems of changed files. */
export function toldAtDesk(files: ReadonlyMap<string, string>, problems: readonly Problem[]) {
  const valueOf = (file: string) =>
    valueOfText(files.get(file) ?? texts.get(file) ?? '', fieldOf(file));
  const content = { valueOf, formOf: fieldOf, names: namesOfThings({}) };
  return problems.map((problem) => problemAtDesk(problem, content));
}
