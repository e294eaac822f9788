import type { Edit } from '../edits.ts';
import type { ReadFile } from '../read-file.ts';
import type { Finding } from '../lines/read-lines.ts';
import { candidatesAt, type Candidate } from './candidates.ts';

/** Lines that are read again in the search, all tries together: beyond, the first guess stands. */
const mostLinesRead = 30_000;
/** No file that people type is longer, or has longer lines; what was pasted is not searched. */
const mostLines = 1000;
const longestLine = 1000;
/** Slips of one file that are looked for, one after the other. */
const mostSlips = 3;

interface Try {
  candidate: Candidate;
  lines: string[];
  read: ReadFile;
  errors: readonly Finding[];
}

/** The lines that a repair took away or added before a line of the repaired text. */
export interface Move {
  /** From this line of the repaired text on, counted from 1 … */
  from: number;
  /** … this many have to be added to come to the line of the file. */
  by: number;
}

/**
 * One slip of the hand is often met as many mistakes. The changes that may undo it are tried around the first of
 * them; the one under which the whole file has the fewest mistakes left is told in their place. `read` checks a text.
 */
export function readWithLeastRepair(text: string, read: (text: string) => ReadFile): ReadFile {
  const before = read(text);
  let errors: readonly Finding[] = errorsOf(before);
  if (!isCascade(errors) || before.text === '') return before;
  let lines = text.split('\n');
  if (lines.length > mostLines || lines.some(({ length }) => length > longestLine)) return before;
  let budget = Math.floor(mostLinesRead / lines.length);
  const told: Finding[] = [];
  const moves: Move[] = [];
  let now = before;
  for (let slip = 0; slip < mostSlips && isCascade(errors); slip++) {
    const tries = new Map<string, Try>();
    let best: Try | undefined;
    for (const candidate of candidatesNear(lines, errors)) {
      if (budget <= 0) break;
      const changed = lines.toSpliced(
        candidate.from,
        candidate.to - candidate.from,
        ...candidate.by,
      );
      const whole = changed.join('\n');
      if (tries.has(whole)) continue;
      budget--;
      const again = read(whole);
      const left = errorsOf(again).filter(({ line }) => line - 1 !== guessedLine(candidate));
      const tried = { candidate, lines: changed, read: again, errors: left };
      tries.set(whole, tried);
      if (isBetter(tried, best)) best = tried;
      if (best?.errors.length === 0 && best.candidate.cost <= 1.2) break;
    }
    // Two mistakes less at the price of one: else they were mistakes of their own.
    const worth = errors.some(({ joins }) => joins) ? 1 : 2;
    if (!best || errors.length - best.errors.length < worth) break;
    const { candidate } = best;
    const finding = findingOf(candidate, lines);
    const edit = candidate.guessed === undefined && editBy(candidate, moves);
    told.push({
      ...finding,
      line: originalLine(moves, finding.line),
      ...(edit && { edit }),
    });
    const grown = candidate.by.length - (candidate.to - candidate.from);
    if (grown !== 0) moves.push({ from: candidate.from + candidate.by.length + 1, by: -grown });
    ({ lines, errors, read: now } = best);
  }
  if (told.length === 0) return before;
  const left = now.findings
    .filter((finding) => finding.severity === 'note' || errors.includes(finding))
    .map((finding) => ({ ...finding, line: originalLine(moves, finding.line) }));
  return { ...now, text, findings: [...told, ...left], moves, value: undefined };
}

const errorsOf = ({ findings }: ReadFile) =>
  findings.filter(({ severity }) => severity === 'error');

/** Whether one slip may have been met more than once; of two things read as one the rest is met between files. */
const isCascade = (errors: readonly Finding[]) =>
  errors.length >= 2 || errors.some(({ joins }) => joins);

/** The line of the repaired text that was made up, as an index. */
const guessedLine = ({ from, guessed }: Candidate) => (guessed === undefined ? -1 : from + guessed);

const isBetter = (one: Try, other: Try | undefined) =>
  !other ||
  one.errors.length < other.errors.length ||
  (one.errors.length === other.errors.length && one.candidate.cost < other.candidate.cost);

/** The line of the file that a line of the repaired text is. */
export const originalLine = (moves: readonly Move[] = [], line: number): number =>
  moves.reduceRight((at, { from, by }) => (at >= from ? at + by : at), line);

/** What may have happened around the first mistakes: to their lines, those beside them, and those they belong to. */
function* candidatesNear(
  lines: readonly string[],
  errors: readonly Finding[],
): Generator<Candidate> {
  const seen = new Set<number>();
  const starts = [...new Set(errors.map(({ line }) => line - 1))].sort((a, b) => a - b).slice(0, 3);
  for (const start of starts)
    for (const at of [start, ...linesAround(lines, start)]) {
      if (at < 0 || at >= lines.length || seen.has(at)) continue;
      seen.add(at);
      yield* candidatesAt(lines, at);
    }
}

/** The lines before and after one, and those above it that are indented less and less. */
function* linesAround(lines: readonly string[], start: number): Generator<number> {
  yield start - 1;
  yield start + 1;
  let least = indentOf(lines[start]);
  for (let at = start - 1, found = 0; at >= 0 && found < 4; at--) {
    if (lines[at]!.trim() === '' || indentOf(lines[at]) >= least) continue;
    least = indentOf(lines[at]);
    found++;
    yield at;
    // What begins below it.
    const first = lines.findIndex((line, index) => index > at && /^\s*[^\s#]/.test(line));
    if (first < start) yield first;
  }
  yield start - 2;
}

const indentOf = (line = '') => /^[ \t]*/.exec(line)![0].length;

const editBy = ({ from, to, by }: Candidate, moves: readonly Move[]): Edit => ({
  line: originalLine(moves, from + 1),
  endLine: originalLine(moves, to),
  text: by.length === 0 ? null : by.join('\n'),
});

function findingOf(candidate: Candidate, lines: readonly string[]): Finding {
  const { from, to, at = from, message, mend } = candidate;
  const line = lines[at] ?? '';
  const column = indentOf(line) + 1;
  return {
    severity: 'error',
    line: at + 1,
    column,
    length: Math.max(1, line.trim().length),
    ...(to - at > 1 && { lastLine: to }),
    message,
    mend,
  };
}
