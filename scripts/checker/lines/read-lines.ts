import type { Finding } from '../problem.ts';
import type { Names } from './layout.ts';
import { walk, type Told } from './walk.ts';

export interface LinesRead {
  findings: Finding[];
  /** The same lines with every mistake found here mended or taken out, so that the rest can be checked too. */
  mended: string;
  /** True when nothing after the last finding was looked at. */
  gaveUp: boolean;
  /** True when a line had to be left out, so that something in the file may seem to be missing. */
  leftOut: boolean;
}

/**
 * Reads the lines of a content file the way staff do, before any parser sees them: each line is a name and a value,
 * an item of a list, more of the text above, a remark, or a slip.
 */
export function readLines(text: readonly string[], names: Names): LinesRead {
  const lines = [...text];
  const runs: Run[] = [];
  let [gaveUp, leftOut] = [false, false];
  for (const told of walk(lines, names)) {
    leftOut ||= told.leavesOut;
    gaveUp ||= told.found.stops === true;
    if (told.isFirst) addTo(runs, told);
  }
  return {
    findings: runs.map(findingOf),
    mended: lines.join('\n'),
    gaveUp,
    leftOut: leftOut || gaveUp,
  };
}

/** The same mistake on line after line is one mistake: a list pasted from elsewhere, an editor's tabs. */
type Run = [first: Told, ...more: Told[]];

const lineOf = ({ found, index }: Told) => found.line ?? index;

function addTo(runs: Run[], told: Told): void {
  const run = runs.findLast(([{ found }]) => found.says === told.found.says);
  if (run && lineOf(run.at(-1)!) + 1 === lineOf(told)) run.push(told);
  else runs.push([told]);
}

function findingOf(run: Run): Finding {
  const [first, ...more] = run;
  const { found } = first;
  const last = run.at(-1)!;
  const lines = more.length === 1 ? 'line' : `${more.length} lines`;
  const isCertain = run.every((told) => told.found.edit);
  const by = run.flatMap((told) => told.found.edit ?? []);
  return {
    severity: found.severity ?? 'error',
    line: lineOf(first) + 1,
    column: found.column + 1,
    length: Math.max(1, found.length),
    ...(more.length > 0 && { lastLine: lineOf(last) + 1 }),
    message: found.says,
    ...(found.asText && { asText: true }),
    mend: found.mend + (more.length > 0 ? ` (and the same on the next ${lines})` : ''),
    ...(isCertain && {
      edit: { line: first.from + 1, endLine: last.to, text: by.length > 0 ? by.join('\n') : null },
    }),
  };
}
