import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalised } from '../../src/checker/parse-text.ts';
import { printable } from '../../src/checker/printable.ts';
import type { Problem } from '../../src/checker/problem.ts';
import type { FieldPath } from '../../src/findings/finding.ts';
import { applyEdit } from '../../src/yaml-edits/apply-edit.ts';
import { isSame } from '../../src/yaml-edits/value-at.ts';
import type { YamlEdit } from '../../src/yaml-edits/yaml-edit.ts';
import { readSource } from '../../src/yaml-edits/yaml-source.ts';

/** A file before and after it is tidied. */
export interface TidiedFile {
  file: string;
  before: string;
  after: string;
  /** How many notes the change resolves. */
  count: number;
}

/** Returns the edits that resolve a note; `value` is the current value of its file. */
type EditsFor = (note: Problem, value: unknown) => readonly YamlEdit[];

/**
 * Returns the files as they are after the edits for their notes, such as the removal of past special days; writes
 * nothing. `texts` are the files as they were checked; a file saved since then is skipped.
 */
export function tidied(
  folder: string,
  { problems, texts }: { problems: readonly Problem[]; texts: ReadonlyMap<string, string> },
  editsFor: EditsFor,
): TidiedFile[] {
  return [...new Set(problems.map(({ file }) => file))].flatMap((file) => {
    const before = readFileSync(join(folder, file), 'utf8');
    if (normalised(before) !== texts.get(file)) return [];
    const written = valueOf(before);
    let [after, count] = [before, 0];
    // From the last to the first, so that the indexes of earlier ones hold.
    for (const note of problems.filter((one) => one.file === file).toReversed()) {
      const value = valueOf(after);
      const thing = (note.path ?? []).slice(0, -1);
      // An edit for another note may already have removed or changed it.
      if (!isSame(partOf(written, thing), partOf(value, thing))) continue;
      const edits = editsFor(note, value);
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

function valueOf(text: string): unknown {
  const source = readSource(text.replace(/^\ufeff/, ''));
  if (typeof source === 'string') throw new Error(source);
  return source.value;
}

/** Shows the removed and the added lines of each file, from the first to the last that differ. */
export const tidiedAsText = (files: readonly TidiedFile[]): string =>
  files.map(({ file, before, after }) => differenceAsText(file, before, after)).join('\n\n');

function differenceAsText(file: string, before: string, after: string): string {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const start = old.findIndex((line, index) => line !== now[index]);
  const most = Math.min(old.length, now.length) - start;
  let same = 0;
  while (same < most && old.at(-1 - same) === now.at(-1 - same)) same++;
  const lines = (sign: string, all: readonly string[]) =>
    all.slice(start, all.length - same).map((line) => `  ${sign} ${printable(line)}`);
  return [`${printable(file)}:${start + 1}`, ...lines('-', old), ...lines('+', now)].join('\n');
}

/** Writes the tidied files, and returns how many notes they resolve. */
export function writeTidied(folder: string, files: readonly TidiedFile[]): number {
  for (const { file, after } of files) writeFileSync(join(folder, file), after);
  return files.reduce((sum, { count }) => sum + count, 0);
}
