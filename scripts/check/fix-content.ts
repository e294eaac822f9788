import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { normalised } from '../../src/check/parse-text.ts';
import { printable } from '../../src/check/path.ts';
import { editOf } from '../../src/content/edit.ts';
import { valueAt } from '../../src/content/path.ts';
import type { Problem } from '../../src/content/problem.ts';
import { changeYaml } from '../../src/content/write-yaml.ts';

/** A file before and after problems in it are fixed. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** How many problems the change resolves. */
  count: number;
}

/**
 * Returns the files as they are after the edits of their problems; writes nothing. `texts` are the files as they were
 * checked; a file saved since then is skipped.
 */
export function fixed(
  folder: string,
  { problems, texts }: { problems: readonly Problem[]; texts: ReadonlyMap<string, string> },
): FixedFile[] {
  const fixable = problems.filter(({ edits, file }) => edits && texts.get(file));
  return [...new Set(fixable.map(({ file }) => file))].flatMap((file) => {
    const before = readFileSync(join(folder, file), 'utf8');
    if (normalised(before) !== texts.get(file)) return [];
    const written: unknown = parse(before);
    let [after, count] = [before, 0];
    // From the last to the first, so that the indexes of earlier ones hold.
    for (const { path, edits, file: of } of fixable.toReversed()) {
      if (of !== file) continue;
      count++;
      // An edit for another problem may already have removed the thing.
      const thing = (path ?? []).slice(0, -1);
      const removes = edits!.some(({ value }) => value === undefined);
      if (removes && !isDeepStrictEqual(valueAt(written, thing), valueAt(parse(after), thing)))
        continue;
      after = changeYaml(after, edits!.map(editOf));
    }
    return count === 0 ? [] : [{ file, before, after, count }];
  });
}

/** Shows the removed and the added lines of each file, from the first to the last that differ. */
export const fixedAsText = (files: readonly FixedFile[]): string =>
  files.map(({ file, before, after }) => differenceAsText(file, before, after)).join('\n\n');

function differenceAsText(file: string, before: string, after: string): string {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const shown: string[] = [];
  let [from, to] = [0, 0];
  for (const [next, same] of [...commonLines(old, now), [old.length, now.length] as const]) {
    if (next > from || same > to)
      shown.push(
        `${printable(file)}:${from + 1}`,
        ...signed('-', old.slice(from, next)),
        ...signed('+', now.slice(to, same)),
      );
    [from, to] = [next + 1, same + 1];
  }
  return shown.join('\n');
}

/** The lines that two texts have in common, by their indexes in both: as many as stand in the same order. */
function commonLines(old: readonly string[], now: readonly string[]): [old: number, now: number][] {
  // counts[i][j]: how many lines old.slice(i) and now.slice(j) have in common.
  const counts = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      counts[i]![j] =
        old[i] === now[j]
          ? counts[i + 1]![j + 1]! + 1
          : Math.max(counts[i + 1]![j]!, counts[i]![j + 1]!);
  const common: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < old.length && j < now.length;)
    if (old[i] === now[j]) common.push([i++, j++]);
    else if (counts[i + 1]![j]! >= counts[i]![j + 1]!) i++;
    else j++;
  return common;
}

const signed = (sign: string, lines: readonly string[]) =>
  lines.map((line) => `  ${sign} ${printable(line)}`);

/** Writes the fixed files, and returns how many problems they resolve. */
export function writeFixed(folder: string, files: readonly FixedFile[]): number {
  for (const { file, after } of files) writeFileSync(join(folder, file), after);
  return files.reduce((sum, { count }) => sum + count, 0);
}

/** Whether somebody at the terminal answers yes. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
