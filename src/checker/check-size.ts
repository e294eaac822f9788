import { finding, wholeFile, type Finding } from './problem.ts';
import type { FileFault } from './wording/checker-wordings.ts';

const longestLine = 10_000;
const mostLines = 6000;
/** Brackets, braces and commas in one file. */
const mostSigns = 20_000;
/** The parser calls itself for each level; the content has seven at most. */
const mostLevels = 40;

/** Refuses a file that is too large to have been typed. */
export function checkSize(lines: readonly string[]): Finding | undefined {
  const tooMuch = tooMuchIn(lines);
  if (tooMuch) return finding(tooMuch, wholeFile);
  const deep = tooDeepLine(lines);
  if (deep !== undefined)
    return finding(
      { code: 'nested-too-deep', data: { most: mostLevels } },
      { ...wholeFile, line: deep + 1 },
    );
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
export function checkEmptiness(lines: readonly string[]): Finding | undefined {
  if (!lines.every((line) => /^\s*(#.*)?$/.test(line))) return undefined;
  const isBlank = lines.every((line) => line.trim() === '');
  return finding({ code: isBlank ? 'file-empty' : 'file-of-comments' }, wholeFile);
}
