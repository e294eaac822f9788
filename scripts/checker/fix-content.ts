import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { printable } from '../../src/checker/printable.ts';
import { certainEditOf, type Problem } from '../../src/checker/problem.ts';
import type { FileEdit } from '../../src/checker/prove-edits.ts';
import { normalised } from '../../src/checker/parse-text.ts';

/** The edits that are certainly right. When two touch one line, the second waits for the next check. */
export function certainEdits(problems: readonly Problem[]): FileEdit[] {
  const taken = new Set<string>();
  return problems.flatMap((problem) => {
    const edit = certainEditOf(problem);
    if (!edit || problem.severity === 'note') return [];
    const { file } = problem;
    const lines = Array.from(
      { length: edit.endLine - edit.line + 1 },
      (_, index) => `${file}:${edit.line + index}`,
    );
    if (lines.some((line) => taken.has(line))) return [];
    for (const line of lines) taken.add(line);
    return [{ file, edit }];
  });
}

/** The lines of a text with their own line ends, so that lines without an edit stay byte for byte. */
const linesWithEnds = (text: string) => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];

/** Returns the edits as text for the terminal: the place of each, its old lines after "-", its new lines after "+". */
export function editsAsText(folder: string, edits: readonly FileEdit[]): string {
  return edits
    .map(({ file, edit }) => {
      const lines = linesWithEnds(readFileSync(join(folder, file), 'utf8'));
      const before = lines.slice(edit.line - 1, edit.endLine).map((line) => line.trimEnd());
      const after = edit.text === null ? [] : edit.text.split('\n');
      return [
        `${printable(file)}:${edit.line}`,
        ...before.map((line) => `  - ${printable(line)}`),
        ...after.map((line) => `  + ${printable(line)}`),
      ].join('\n');
    })
    .join('\n\n');
}

/**
 * Writes edits into their files, from the last line to the first, and returns their number. `texts` are the files as
 * they were checked: one that was saved since then is left alone.
 */
export function writeEdits(
  folder: string,
  edits: readonly FileEdit[],
  texts: ReadonlyMap<string, string>,
): number {
  const current = edits.filter(
    ({ file }) => normalised(readFileSync(join(folder, file), 'utf8')) === texts.get(file),
  );
  for (const file of new Set(current.map((one) => one.file))) {
    const path = join(folder, file);
    const lines = linesWithEnds(readFileSync(path, 'utf8'));
    const own = current
      .filter((one) => one.file === file)
      .map(({ edit }) => edit)
      .sort((a, b) => b.line - a.line);
    for (const { line, endLine, text } of own) {
      const end = /[\r\n]+$/.exec(lines[endLine - 1] ?? '')?.[0] ?? '';
      const by = text === null ? [] : [text.split('\n').join(end || '\n') + end];
      lines.splice(line - 1, endLine - line + 1, ...by);
    }
    writeFileSync(path, lines.join(''));
  }
  return current.length;
}

/** Whether somebody at the terminal answers yes. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes or no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
