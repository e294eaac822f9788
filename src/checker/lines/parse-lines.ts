import { certainFix, finding, type Finding } from '../problem.ts';
import type { Names } from './layout.ts';
import { walk, type Reported } from './walk.ts';

/** The result of the line parser. */
export interface ParsedLines {
  findings: Finding[];
  /**
   * The text with every mistake fixed or removed, so that the rest can be checked too. It has as many lines as before.
   */
  repaired: string;
  /** The last finding ended the parsing: nothing below it was looked at. */
  gaveUp: boolean;
  /** Some text was not parsed, so that something in the file may seem to be missing. Always true after `gaveUp`. */
  isIncomplete: boolean;
}

/**
 * Finds typing mistakes in the lines of a content file before the YAML parser reads them, because the errors of that
 * parser do not explain them to staff.
 */
export function parseLines(text: readonly string[], names: Names): ParsedLines {
  const lines = [...text];
  const runs: Run[] = [];
  let [gaveUp, leftOut] = [false, false];
  for (const reported of walk(lines, names)) {
    leftOut ||= reported.leavesOut;
    gaveUp ||= reported.found.stops === true;
    if (reported.isFirst) addTo(runs, reported);
  }
  return {
    findings: runs.map(findingOf),
    repaired: lines.join('\n'),
    gaveUp,
    isIncomplete: leftOut || gaveUp,
  };
}

/** The same mistake on consecutive lines is reported once: a list pasted from elsewhere, an editor's tabs. */
type Run = [first: Reported, ...more: Reported[]];

const lineOf = ({ found, index }: Reported) => found.line ?? index;

/** A key of the mistake, which ignores the text to write instead. */
const keyOf = ({ fault, found }: Reported) =>
  JSON.stringify([fault.code, { ...fault.data, write: undefined }, found.lines]);

function addTo(runs: Run[], reported: Reported): void {
  const run = runs.findLast(([first]) => keyOf(first) === keyOf(reported));
  if (run && lineOf(run.at(-1)!) + 1 === lineOf(reported)) run.push(reported);
  else runs.push([reported]);
}

function findingOf(run: Run): Finding {
  const [first, ...more] = run;
  const { found, fault } = first;
  const last = run.at(-1)!;
  const isCertain = run.every((one) => one.found.edit);
  const by = run.flatMap((one) => one.found.edit ?? []);
  const text = by.length > 0 ? by.join('\n') : null;
  const edit = { line: first.from + 1, endLine: last.to, text };
  const place = {
    line: lineOf(first) + 1,
    column: found.column + 1,
    length: Math.max(1, found.length ?? 1),
  };
  return finding(fault, place, {
    severity: found.severity ?? 'error',
    lines: found.lines,
    ...(more.length > 0 && { lastLine: lineOf(last) + 1, repeated: more.length }),
    ...(found.asText && { asText: true }),
    fixes: certainFix(isCertain ? edit : undefined),
  });
}
