import type { Problem } from './problem.ts';
import { readEntry, type Entry } from './scan-entry.ts';
import { Layout } from './layout.ts';

export type Finding = Omit<Problem, 'file'>;

export interface Scan {
  findings: Finding[];
  /** The same lines with every mistake found here mended or taken out, so that the rest can be checked too. */
  mended: string;
  /** True when nothing after the last finding was looked at. */
  gaveUp: boolean;
  /** True when a line had to be left out, so that something in the file may seem to be missing. */
  leftOut: boolean;
}

const deepest = 40;

/**
 * Reads the lines of a content file the way staff do, before any parser sees them: each line is a name and a
 * value, an item of a list, more of the text above, a remark, or a mistake.
 * `names` are the names that lines of this file may have, so that a forgotten colon can be told from a text;
 * `topNames` those that may stand at the left edge.
 */
export function scanLines(
  lines: readonly string[],
  names: ReadonlySet<string>,
  topNames: ReadonlySet<string>,
): Scan {
  const mended = [...lines];
  const findings: Finding[] = [];
  const layout = new Layout(topNames, names);
  let leftOut = false;
  const finished: { finding: Finding; last: number }[] = [];
  const runs = new Map<string, { finding: Finding; last: number }>();
  const report = (
    index: number,
    column: number,
    length: number,
    message: string,
    mend: string,
    severity: Problem['severity'] = 'error',
  ) => {
    // The same mistake on line after line is one mistake: a list pasted from elsewhere, an editor's tabs.
    const run = runs.get(message);
    if (run && index === run.last + 1) {
      run.last = index;
      run.finding.lastLine = index + 1;
      return;
    }
    const finding: Finding = {
      severity,
      line: index + 1,
      column: column + 1,
      length: Math.max(1, length),
      message,
      mend,
    };
    findings.push(finding);
    const ended = runs.get(message);
    if (ended) finished.push(ended);
    runs.set(message, { finding, last: index });
  };
  const giveUp = (from: number) => {
    for (let rest = from; rest < mended.length; rest++) mended[rest] = '';
    return { findings, mended: mended.join('\n'), gaveUp: true, leftOut: true };
  };

  for (let index = 0; index < mended.length; index++) {
    const line = mended[index]!;
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;

    if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line)) {
      const mend =
        'Two people changed this file. Keep the right lines and delete the lines with <<<<<<<, ======= and >>>>>>>.';
      report(index, 0, 7, 'Here is the mark of an unfinished merge.', mend);
      return giveUp(index);
    }
    if (/^(---|\.\.\.)(\s|$)/.test(line)) {
      if (trimmed === '---' && layout.isEmpty) continue;
      report(
        index,
        0,
        3,
        `A line of ${line.slice(0, 3)} begins a second document, and only one is read.`,
        `Delete the line with ${line.slice(0, 3)}.`,
      );
      mended[index] = '';
      continue;
    }
    if (line.startsWith('%') && !names.has(trimmed.split(':')[0]!)) {
      report(index, 0, trimmed.length, 'A line may not begin with %.', 'Delete this line.');
      mended[index] = '';
      continue;
    }

    const indentation = /^[^\S\n]*/.exec(line)![0];
    const odd = /[^ ]/.exec(indentation);
    if (odd) {
      const what = odd[0] === '\t' ? 'a tab' : 'a special blank (a no-break space)';
      report(
        index,
        odd.index,
        1,
        `This line is indented with ${what}; only ordinary blanks count.`,
        'Delete the space before the first word and press the space bar instead, two blanks for each step.',
      );
    }
    const straight = odd ? indentation.replace(/\t/g, '  ').replace(/[^ ]/g, ' ') + trimmed : line;
    const entry: Entry = readEntry(
      straight,
      index,
      mended,
      names,
      layout,
      odd
        ? () => undefined
        : (column, length, message, mend, severity, at = index) =>
            report(at, column, length, message, mend, severity),
    );
    if (entry.mended === '') leftOut = true;
    mended[index] = entry.mended;
    index = entry.last;
    if (layout.depth > deepest || bracketDepth(entry.mended) > deepest) {
      report(
        index,
        0,
        1,
        `The lists are nested more than ${deepest} levels deep.`,
        'Remove this part; nothing on the site needs it.',
      );
      return giveUp(index);
    }
  }
  for (const { finding, last } of [...finished, ...runs.values()]) {
    const more = last + 1 - finding.line;
    if (more > 0)
      finding.mend += ` (and the same on the next ${more === 1 ? 'line' : `${more} lines`})`;
  }
  return { findings, mended: mended.join('\n'), gaveUp: false, leftOut };
}

/** How deep the brackets or dashes of one line go. */
function bracketDepth(line: string): number {
  let depth = 0;
  let most = /^\s*(- )*/.exec(line)![0].length / 2;
  for (const letter of line) {
    if (letter === '[' || letter === '{') most = Math.max(most, ++depth);
    else if (letter === ']' || letter === '}') depth--;
  }
  return most;
}
