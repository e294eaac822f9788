import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { certainEditOf } from '../../src/checker/edit.ts';
import { normalised } from '../../src/checker/parse-text.ts';
import { printable } from '../../src/checker/printable.ts';
import type { Problem } from '../../src/checker/problem.ts';
import type { FieldPath } from '../../src/findings/finding.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { isSame } from '../../src/yaml-edits/value-at.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { readSource } from '../../src/yaml-edits/yaml-source.ts';

/** A file before and after problems in it are fixed. */
export interface FixedFile {
  file: string;
  before: string;
  after: string;
  /** How many problems the change resolves. */
  count: number;
}

/** Returns the edits that resolve a problem; `value` is the current value of its file. */
type EditsFor = (problem: Problem, value: unknown) => readonly YamlEdit[];

/** The edit of a mistake whose right value is certain. */
export const certainEdits: EditsFor = (problem, value) => {
  const edit = problem.severity === 'error' ? certainEditOf(problem, value) : undefined;
  return edit ? [{ kind: 'set', ...edit }] : [];
};

/**
 * Returns the files as they are after the edits for their problems; writes nothing. `texts` are the files as they were
 * checked; a file saved since then, or one that cannot be read, is skipped.
 */
export function fixed(
  folder: string,
  { problems, texts }: { problems: readonly Problem[]; texts: ReadonlyMap<string, string> },
  editsFor: EditsFor,
): FixedFile[] {
  const files = new Set(problems.map(({ file }) => file).filter((file) => texts.get(file)));
  return [...files].flatMap((file) => {
    const before = readFileSync(join(folder, file), 'utf8');
    const written = valueOf(before);
    if (normalised(before) !== texts.get(file) || written === undefined) return [];
    let [after, count] = [before, 0];
    // From the last to the first, so that the indexes of earlier ones hold.
    for (const problem of problems.filter((one) => one.file === file).toReversed()) {
      const value = valueOf(after);
      const edits = editsFor(problem, value);
      const thing = (problem.path ?? []).slice(0, -1);
      // An edit for another problem may already have removed the thing.
      const isThere = edits.every(({ kind }) => kind === 'set');
      if (!isThere && !isSame(partOf(written, thing), partOf(value, thing))) continue;
      after = edits.reduce(applyEdit, after);
      count += Math.sign(edits.length);
    }
    return count === 0 ? [] : [{ file, before, after, count }];
  });
}

/** The value at a path; undefined if it is gone. */
const partOf = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>(
    (inner, part) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[part],
    value,
  );

/** The value of a text; undefined if it cannot be read. */
function valueOf(text: string): unknown {
  const source = readSource(text.replace(/^\ufeff/, ''));
  return typeof source === 'string' ? undefined : source.value;
}

/** Shows the removed and the added lines of each file, from the first to the last that differ. */
export const fixedAsText = (files: readonly FixedFile[]): string =>
  files.map(({ file, before, after }) => differenceAsText(file, before, after)).join('\n\n');

function differenceAsText(file: string, before: string, after: string): string {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const shown: string[] = [];
  // Most edits change single lines; where the number of lines changes, all between the first and the last differ.
  if (old.length === now.length) {
    for (const [index, line] of old.entries())
      if (line !== now[index])
        shown.push(
          `${printable(file)}:${index + 1}`,
          ...signed('-', [line]),
          ...signed('+', [now[index]!]),
        );
    return shown.join('\n');
  }
  const start = old.findIndex((line, index) => line !== now[index]);
  const most = Math.min(old.length, now.length) - start;
  let same = 0;
  while (same < most && old.at(-1 - same) === now.at(-1 - same)) same++;
  const changed = (all: readonly string[]) => all.slice(start, all.length - same);
  return [
    `${printable(file)}:${start + 1}`,
    ...signed('-', changed(old)),
    ...signed('+', changed(now)),
  ].join('\n');
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
