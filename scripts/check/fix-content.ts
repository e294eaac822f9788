import { diffArrays } from 'diff';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { normalised } from '../../src/check/parse-text.ts';
import { printable } from '../../src/check/printable.ts';
import { editOf } from '../../src/content/edit.ts';
import { valueAt } from '../../src/content/path.ts';
import type { Problem } from '../../src/content/problem.ts';
import { changeYaml } from '../../src/content/write-yaml.ts';

/** A content file before and after `npm run check -- --fix`. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** How many problems the change resolves. */
  count: number;
}

/**
 * Returns the files as they are after the edits of their problems, and writes nothing. `texts` are the files as they
 * were checked; a file that was saved since then is skipped.
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
    // The last problem comes first, so that the indexes of earlier ones stay right.
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

/** The removed and the added lines of each file as text, each run of them below its file and line. */
export const fixedAsText = (files: readonly FixedFile[]): string =>
  files.map(({ file, before, after }) => differenceAsText(file, before, after)).join('\n\n');

function differenceAsText(file: string, before: string, after: string): string {
  let line = 1;
  let wasSame = true;
  const parts = diffArrays(before.split(/\r?\n/), after.split(/\r?\n/));
  return parts
    .flatMap(({ value, added, removed }) => {
      const isSame = !added && !removed;
      const head = wasSame && !isSame ? [`${printable(file)}:${line}`] : [];
      wasSame = isSame;
      if (!added) line += value.length;
      return isSame
        ? []
        : [...head, ...value.map((one) => `  ${added ? '+' : '-'} ${printable(one)}`)];
    })
    .join('\n');
}

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
