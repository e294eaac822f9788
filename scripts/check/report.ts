/* Writes the reports of the check: for people, and as JSON. */

import { relative, resolve } from 'node:path';
import pc from 'picocolors';
import type { Report } from '../../src/check/check-across-files.ts';
import { controlCharacters, printable, printableJson } from '../../src/check/printable.ts';
import type { Problem } from '../../src/content/problem.ts';

/** How many problems of one file are printed; the others are only counted. */
const mostPerFile = 20;

/** The parts of a printed report other than its problems. */
interface ReportOptions {
  /** The content folder. */
  folder: string;
  /** How long the check took. */
  seconds: number;
  /** What follows from a failure: "Nothing was published." */
  consequence: string;
  colors?: boolean;
}

/** Returns the path of a file from the working directory, so that it can be clicked in a terminal. */
export function pathOf(folder: string, file: string): string {
  const path = resolve(folder, file);
  const near = relative(process.cwd(), path);
  return (near.startsWith('..') ? path : near).replaceAll('\\', '/');
}

/** Writes the report for people: each problem with its line and its remedy. */
export function reportAsText(
  { problems, texts, hiddenErrorCounts, fileCount }: Report,
  { folder, seconds, consequence, colors = pc.isColorSupported }: ReportOptions,
): string {
  const paint = pc.createColors(colors);
  const blocks: string[] = [];
  const counts = new Map<string, number>();
  const flush = (file: string) => {
    const more = (counts.get(file) ?? 0) + (hiddenErrorCounts.get(file) ?? 0) - mostPerFile;
    if (more > 0) blocks.push(`and ${more} more in ${printable(pathOf(folder, file))}`);
  };
  for (const [index, problem] of problems.entries()) {
    const count = (counts.get(problem.file) ?? 0) + 1;
    counts.set(problem.file, count);
    if (count <= mostPerFile)
      blocks.push(problemAsText(problem, texts.get(problem.file) ?? '', folder, paint));
    if (problems[index + 1]?.file !== problem.file) flush(problem.file);
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  const files = new Set(errors.map(({ file }) => file)).size;
  const checked = `${plural(fileCount, 'file')} checked in ${seconds.toFixed(1)} s`;
  const notes = problems.length > 0 ? `, ${plural(problems.length, 'note')}` : '';
  const last =
    errors.length > 0
      ? paint.bold(
          `${plural(errors.length + sum(hiddenErrorCounts.values()), 'mistake')} in ${plural(files, 'file')} (${checked}). ${consequence}`,
        )
      : `No mistakes${notes} (${checked}).`;
  return [...blocks, last].join('\n\n');
}

const sum = (numbers: Iterable<number>) =>
  [...numbers].reduce((total, number) => total + number, 0);

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function problemAsText(
  problem: Problem,
  text: string,
  folder: string,
  paint: ReturnType<typeof pc.createColors>,
): string {
  const { severity, file, line, column, message, remedy } = problem;
  const label = severity === 'error' ? paint.red(paint.bold('ERROR')) : paint.yellow('NOTE ');
  const frame = frameOf(problem, text, paint);
  return [
    `${label}  ${paint.bold(`${printable(pathOf(folder, file))}:${line}:${column}`)}`,
    `  ${printable(message)}`,
    ...(frame ? [frame] : []),
    `  ${paint.green('How to fix it:')} ${printable(remedy)}`,
  ].join('\n');
}

/** Writes the line of a problem with its neighbours, and carets below the mistake. */
export function frameOf(
  { line, column, length }: Problem,
  text: string,
  paint = pc.createColors(false),
): string {
  if (length === 0 || text === '') return '';
  const lines = text.split('\n');
  if (lines[line - 1] === undefined) return '';
  const width = String(Math.min(line + 1, lines.length)).length;
  // Long lines are cut around the mistake, so that the caret stays in sight.
  const start = Math.max(0, column - 60);
  const cut = (shown: string) =>
    shown
      .slice(start, start + 100)
      .replace(/\t/g, ' ')
      // Each control character becomes one character, so that the carets stay aligned.
      .replace(controlCharacters, '·');
  const rows: string[] = [];
  for (const at of [line - 1, line, line + 1]) {
    const shown = lines[at - 1];
    if (shown === undefined || (at !== line && shown.trim() === '')) continue;
    const number = String(at).padStart(width);
    rows.push(
      `  ${at === line ? paint.red('>') : ' '} ${paint.dim(`${number} |`)} ${cut(shown)}`.trimEnd(),
    );
    if (at !== line) continue;
    const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - column + 1, 100)));
    rows.push(
      `    ${' '.repeat(width)} ${paint.dim('|')} ${' '.repeat(column - 1 - start)}${paint.red(carets)}`,
    );
  }
  return rows.join('\n');
}

/** Writes the report for programs, as JSON; its form must stay readable for them. */
export function jsonReport(
  { problems, texts, fileCount }: Report,
  { folder, seconds }: ReportOptions,
): string {
  const listed = problems.map((problem) => {
    const { severity, file, line, column, length, path, message, remedy, edits } = problem;
    return {
      severity,
      file: pathOf(folder, file),
      line,
      column,
      length,
      path,
      message,
      howToFix: remedy,
      edits,
      frame: frameOf(problem, texts.get(file) ?? ''),
    };
  });
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const answer = {
    ok: errors === 0,
    mistakes: errors,
    notes: problems.length - errors,
    files: fileCount,
    seconds: Number(seconds.toFixed(3)),
    problems: listed,
  };
  return printableJson(JSON.stringify(answer, null, 2));
}

/** Writes annotations on the lines of a pull request, as GitHub reads them from the output of a workflow. */
export function githubAnnotations(
  { problems }: Report,
  { folder }: Pick<ReportOptions, 'folder'>,
): string {
  const escape = (text: string) => printable(text).replaceAll('%', '%25');
  const escapeSetting = (text: string) =>
    escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return problems
    .map((problem) => {
      const { severity, file, line, column, message, remedy } = problem;
      const place = `file=${escapeSetting(pathOf(folder, file))},line=${line},col=${column}`;
      const words = `${escape(message)}%0AHow to fix it: ${escape(remedy)}`;
      return `::${severity === 'error' ? 'error' : 'notice'} ${place}::${words}`;
    })
    .join('\n');
}
