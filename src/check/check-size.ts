import { problemAt, wholeFile, type FileProblem } from '../content/problem.ts';

const longestLine = 10_000;
const mostLines = 6000;
/** Brackets, braces and commas in one file. */
const mostSigns = 20_000;
/** The parser calls itself for each level; the content has seven at most. */
const mostLevels = 40;

/** Refuses a file that is too large to have been typed. */
export function checkSize(lines: readonly string[]): FileProblem | undefined {
  if (lines.length > mostLines)
    return problemAt(
      wholeFile,
      `The file has ${lines.length} lines; at most ${mostLines} are read.`,
      restore,
    );
  const signs = lines.reduce((sum, line) => sum + (line.match(/[[\]{},]/g)?.length ?? 0), 0);
  if (signs > mostSigns)
    return problemAt(
      wholeFile,
      `The file contains more than ${mostSigns} brackets and commas, which cannot be right.`,
      restore,
    );
  const deep = tooDeepLine(lines);
  if (deep !== undefined)
    return problemAt(
      { ...wholeFile, line: deep + 1 },
      `The lists are nested more than ${mostLevels} levels deep.`,
      'Remove this part; nothing on the site needs it.',
    );
  const endless = lines.findIndex(({ length }) => length > longestLine);
  if (endless < 0) return undefined;
  return problemAt(
    { ...wholeFile, line: endless + 1 },
    `This line has ${lines[endless]!.length} characters; at most ${longestLine} are read.`,
    'Remove what was pasted by mistake, or break the text into several lines.',
  );
}

/** What to do with a file that is too large to have been typed. */
export const restore =
  'Make it smaller: remove what was pasted by mistake, or restore an earlier version of the file.';

/** The index of the first line that is nested too deep, by its dashes and brackets and by the indentation above it. */
function tooDeepLine(lines: readonly string[]): number | undefined {
  let indents: number[] = [];
  let brackets = 0;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const before = /^[\s-]*/.exec(line)![0];
    indents = [...indents.filter((one) => one < before.length), before.length];
    for (const sign of line.match(/[[{\]}]/g) ?? [])
      brackets = Math.max(0, brackets + (/[[{]/.test(sign) ? 1 : -1));
    const dashes = before.match(/-/g)?.length ?? 0;
    if (indents.length + dashes > mostLevels || brackets > mostLevels) return index;
    // A text may have brackets that nothing closes; those of a value end with it.
    if (/^[\w-]+:/.test(line)) brackets = Math.min(brackets, 1);
  }
  return undefined;
}

/** Reports a file that is empty or has only comments. */
export function checkEmptiness(lines: readonly string[]): FileProblem | undefined {
  if (!lines.every((line) => /^\s*(#.*)?$/.test(line))) return undefined;
  const isBlank = lines.every((line) => line.trim() === '');
  return problemAt(
    wholeFile,
    isBlank
      ? 'The file is empty.'
      : 'The file has only comments (lines that begin with #), so there is nothing in it.',
    isBlank
      ? 'Restore an earlier version of the file.'
      : 'Remove the # before the lines that count, or restore an earlier version of the file.',
  );
}
