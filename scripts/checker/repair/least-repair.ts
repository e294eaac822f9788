import type { Finding } from '../problem.ts';
import type { ReadFile } from '../read-file.ts';
import { candidatesNear } from './candidates.ts';
import { inOriginalLines, isChanged, originalLine, type Move } from './moves.ts';
import { cheap, marginOf, type Candidate } from './repair.ts';

/** The most that the search reads, all tries together; after that the first guess is kept. */
const mostLinesRead = 30_000;
const mostLettersRead = 1_500_000;
/** People do not type longer files or lines; for what was pasted no repair is searched. */
const mostLines = 1000;
const longestLine = 1000;
/** One slip never causes more mistakes; a file with more was not typed, or has to be restored. */
const mostErrors = 100;
/** How many slips of one file are repaired, one after the other. */
const mostSlips = 3;

/** A file as far as it was repaired: what has been reported, and what is still wrong. */
interface Repaired {
  /** The lines of the file itself. */
  original: readonly string[];
  lines: readonly string[];
  read: ReadFile;
  errors: readonly Finding[];
  told: readonly Finding[];
  moves: readonly Move[];
  /** A line was made up, and what it stands for may be named elsewhere. */
  torn: boolean;
}
interface Try extends Pick<Repaired, 'lines' | 'read' | 'errors'> {
  candidate: Candidate;
}

/**
 * One slip of the hand often causes many mistakes, and where a line belongs is uncertain until the rest is read. Changes
 * that may undo a slip are tried around the first mistakes, beginning with their own remedies. The change that leaves
 * the whole file with the fewest mistakes is reported in place of these mistakes. `read` checks a text.
 */
export function readWithLeastRepair(text: string, read: (text: string) => ReadFile): ReadFile {
  const first = read(text);
  const lines = text.split('\n');
  const isTyped = lines.length <= mostLines && lines.every(({ length }) => length <= longestLine);
  if (first.text === '' || !isTyped) return first;
  let tries = Math.floor(Math.min(mostLinesRead / lines.length, mostLettersRead / text.length));
  const again = (changed: readonly string[]) =>
    tries-- > 0 ? read(changed.join('\n')) : undefined;
  let now: Repaired = {
    original: lines,
    lines,
    read: first,
    errors: errorsOf(first),
    told: [],
    moves: [],
    torn: false,
  };
  for (let slip = 0; slip < mostSlips && isInDoubt(now.errors); slip++) {
    const best = bestTry(now, again);
    if (!best || !isWorth(best, now)) break;
    now = repairedBy(best, now);
  }
  if (now.told.length === 0) return first;
  const left = now.read.findings
    .filter((finding) => finding.severity === 'note' || now.errors.includes(finding))
    .map((finding) => inFile(finding, now));
  const findings = [...now.told, ...left];
  return { ...now.read, text, findings, moves: now.moves, torn: now.torn, value: undefined };
}

const errorsOf = ({ findings }: ReadFile) =>
  findings.filter(({ severity }) => severity === 'error');

/** A file of the right shape has its lines where they belong, however many of its values are wrong. */
const isInDoubt = (errors: readonly Finding[]) =>
  errors.length <= mostErrors &&
  errors.some(({ inDoubt, isOfValue }) => inDoubt || (errors.length >= 2 && !isOfValue));

/** A repair must remove two mistakes, unless the place of a line was in doubt: otherwise they were two slips. */
const isWorth = (best: Try, { errors }: Repaired) =>
  errors.length - best.errors.length >= (errors.some(({ inDoubt }) => inDoubt) ? 1 : 2);

/** The change that leaves the fewest mistakes; of two, the smaller one. */
function bestTry(
  { lines, errors, read: before }: Repaired,
  again: (lines: readonly string[]) => ReadFile | undefined,
): Try | undefined {
  const seen = new Set<string>();
  let best: Try | undefined;
  for (const candidate of candidatesFor(lines, errors, before.missing)) {
    const { from, to, by } = candidate;
    const changed = lines.toSpliced(from, to - from, ...by);
    const key = changed.join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const read = again(changed);
    if (!read) break;
    // Fewer mistakes are told of what cannot be read at all.
    if (before.typed !== undefined && read.typed === undefined) continue;
    const left = errorsOf(read).filter(({ line }) => line - 1 !== guessedLine(candidate));
    const tried = { candidate, lines: changed, read, errors: left };
    if (isBetter(tried, best)) best = tried;
    if (best?.errors.length === 0 && best.candidate.cost <= cheap) break;
  }
  return best;
}

/** The line of the repaired text that was made up, as an index. */
const guessedLine = ({ from, guessed }: Candidate) => (guessed === undefined ? -1 : from + guessed);

const isBetter = (one: Try, other: Try | undefined) =>
  !other ||
  // What a mistake says of itself counts more than a guess.
  (!(other.candidate.own && one.candidate.isUnsure) &&
    (one.errors.length < other.errors.length ||
      (one.errors.length === other.errors.length && one.candidate.cost < other.candidate.cost)));

function* candidatesFor(
  lines: readonly string[],
  errors: readonly Finding[],
  missing: readonly string[] = [],
): Generator<Candidate> {
  const inDoubt = errors.filter((error) => error.inDoubt);
  const asked = inDoubt.length > 0 ? inDoubt : errors;
  for (const own of asked.slice(0, 3))
    if (own.edit) {
      const { line, endLine, text } = own.edit;
      const by = text === null ? [] : text.split('\n');
      yield {
        from: line - 1,
        to: endLine,
        by,
        cost: 0.5,
        own,
        message: own.message,
        mend: own.mend,
      };
    }
  // As they were met: what is wrong with the lines comes before what the schema says of them.
  const suspects = [...new Set(asked.map(({ line }) => line - 1))];
  yield* candidatesNear(lines, suspects.slice(0, 3), missing);
}

/** The file with one more slip reported and undone. */
function repairedBy({ candidate, ...tried }: Try, before: Repaired): Repaired {
  const { from, to, by } = candidate;
  const moved = { from: from + 1, are: by.length, were: to - from };
  const finding = candidate.own ?? findingOf(candidate, before.lines);
  const told = [...before.told, inFile(finding, before)];
  const torn = before.torn || tried.read.torn || candidate.guessed !== undefined;
  return { ...tried, original: before.original, told, torn, moves: [...before.moves, moved] };
}

/** A finding in the repaired text, as one in the file itself. */
function inFile(finding: Finding, { moves, original, lines }: Repaired): Finding {
  const { line, lastLine, edit, length } = finding;
  // The file as a whole has no line of its own.
  if (length === 0 || moves.length === 0) return finding;
  const own = originalLine(moves, line);
  // What a repair has changed is edited by it; the rest can be once that is done.
  const isClean = edit && !isChanged(moves, edit.line) && !isChanged(moves, edit.endLine);
  return {
    ...finding,
    line: own,
    column: Math.max(
      1,
      finding.column + marginOf(original[own - 1] ?? '') - marginOf(lines[line - 1] ?? ''),
    ),
    message: inOriginalLines(finding.message, moves),
    mend: inOriginalLines(finding.mend, moves),
    ...(lastLine !== undefined && { lastLine: originalLine(moves, lastLine) }),
    edit: isClean
      ? {
          line: originalLine(moves, edit.line),
          endLine: originalLine(moves, edit.endLine),
          text: edit.text,
        }
      : undefined,
  };
}

function findingOf(candidate: Candidate, lines: readonly string[]): Finding {
  const { from, to, by, at = from, guessed, message, mend } = candidate;
  const line = lines[at] ?? '';
  const text = by.length === 0 ? null : by.join('\n');
  return {
    severity: 'error',
    line: at + 1,
    column: marginOf(line) + 1,
    length: Math.max(1, line.trim().length),
    ...(to - at > 1 && { lastLine: to }),
    message,
    mend,
    ...(guessed === undefined &&
      !candidate.isUnsure && { edit: { line: from + 1, endLine: to, text } }),
  };
}
