import { finding, wholeFile, type Finding } from './problem.ts';
import type { FileFault } from './wording/checker-wordings.ts';

const longestLine = 10_000;
const mostLines = 6000;
/** Brackets, braces and commas in one file. */
const mostSigns = 20_000;

/** Refuses a file that is too large to have been typed. */
export function checkSize(lines: readonly string[]): Finding | undefined {
  const tooMuch = tooMuchIn(lines);
  if (tooMuch) return finding(tooMuch, wholeFile);
  const endless = lines.findIndex(({ length }) => length > longestLine);
  if (endless < 0) return undefined;
  const data = { count: lines[endless]!.length, most: longestLine };
  return finding({ code: 'line-too-long', data }, { ...wholeFile, line: endless + 1 });
}

function tooMuchIn(lines: readonly string[]): FileFault | undefined {
  if (lines.length > mostLines)
    return { code: 'too-many-lines', data: { count: lines.length, most: mostLines } };
  const signs = lines.reduce((sum, line) => sum + (line.match(/[[\]{},]/g)?.length ?? 0), 0);
  return signs > mostSigns ? { code: 'too-many-brackets', data: { most: mostSigns } } : undefined;
}

/** Reports a file that is empty or has only comments. */
export function checkEmptiness(lines: readonly string[]): Finding | undefined {
  if (!lines.every((line) => /^\s*(#.*)?$/.test(line))) return undefined;
  const isBlank = lines.every((line) => line.trim() === '');
  return finding({ code: isBlank ? 'file-empty' : 'file-of-comments' }, wholeFile);
}
