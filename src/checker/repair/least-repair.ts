import { certainEditOf, certainFix, finding, type Finding, type Fix } from '../problem.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { candidatesNear, editOf } from './candidates.ts';
import { isChanged, originalLine, type Move } from './moves.ts';
import { cheapEnough, marginOf, type Candidate, type OwnFix } from './repair.ts';

/** The limit for all tries together; after that the best repair so far is used. */
const mostLinesRead = 30_000;
const mostLettersRead = 1_500_000;
/** Longer files or lines were pasted rather than typed, and are not repaired. */
const mostLines = 1000;
const longestLine = 1000;
/** A single slip causes fewer mistakes; a file with more was not typed, or has to be restored. */
const mostErrors = 100;
/** How many slips of one file are repaired, one after another. */
const mostSlips = 3;

/** A file after some repairs: the findings reported so far, and the errors that are left. */
interface Repaired {
  /** The lines of the file itself. */
  original: readonly string[];
  lines: readonly string[];
  read: ParsedFile;
  errors: readonly Finding[];
  reported: readonly Finding[];
  moves: readonly Move[];
  /** An id may be declared in a part that could not be read, or in the line for which another one was invented. */
  isPartial: boolean;
}
interface Try extends Pick<Repaired, 'lines' | 'read' | 'errors'> {
  candidate: Candidate | OwnFix;
}

/**
 * Parses and checks a text. `isWorthReading` is called once the lines are parsed, with the findings certain to remain;
 * if it returns false, the YAML parser and the schema are skipped.
 */
type ParseWhile = (
  text: string,
  isWorthReading?: (sure: readonly Finding[]) => boolean,
) => ParsedFile | undefined;
/** The same; undefined once the limit for all tries is reached. */
type TryToParse = (
  ...tried: Required<Parameters<ParseWhile>>
) => ParsedFile | 'not worth reading' | undefined;

/**
 * Searches for the smallest repair. One slip often causes many errors, and where a line belongs is uncertain until the
 * rest is parsed. So changes around the first errors are tried, beginning with the fixes of those errors. The change
 * that leaves the fewest errors is reported instead of them. `read` parses and checks a text.
 */
export function parseWithLeastRepair(text: string, read: ParseWhile): ParsedFile {
  const first = read(text)!;
  const lines = text.split('\n');
  const isTyped = lines.length <= mostLines && lines.every(({ length }) => length <= longestLine);
  if (first.text === '' || !isTyped) return first;
  let tries = Math.floor(Math.min(mostLinesRead / lines.length, mostLettersRead / text.length));
  const again: TryToParse = (changed, isWorthReading) =>
    tries-- > 0 ? (read(changed, isWorthReading) ?? 'not worth reading') : undefined;
  let now: Repaired = {
    original: lines,
    lines,
    read: first,
    errors: errorsIn(first.findings),
    reported: [],
    moves: [],
    isPartial: false,
  };
  for (let slip = 0; slip < mostSlips && isInDoubt(now.errors); slip++) {
    const best = bestTry(now, again);
    if (!best || !isWorth(best, now)) break;
    now = repairedBy(best, now);
  }
  if (now.reported.length === 0) return first;
  const left = now.read.findings
    .filter((finding) => finding.severity === 'note' || now.errors.includes(finding))
    .map((finding) => inFile(finding, now));
  const findings = [...now.reported, ...left];
  const { moves, isPartial } = now;
  return { ...now.read, text, findings, moves, isPartial, value: undefined };
}

const errorsIn = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'error');

/** Whether lines may be misplaced. Wrong values alone, however many, are no sign of that. */
const isInDoubt = (errors: readonly Finding[]) =>
  errors.length <= mostErrors &&
  errors.some(({ inDoubt, isOfValue }) => inDoubt || (errors.length >= 2 && !isOfValue));

/** A repair must remove two mistakes, or one if a line may be misplaced; otherwise they were separate slips. */
const isWorth = (best: Try, { errors }: Repaired) =>
  errors.length - best.errors.length >= (errors.some(({ inDoubt }) => inDoubt) ? 1 : 2);

/** The change that leaves the fewest mistakes; on a tie, the cheapest one. */
function bestTry({ lines, errors, read: before }: Repaired, again: TryToParse): Try | undefined {
  const seen = new Set<string>();
  let best: Try | undefined;
  for (const candidate of candidatesFor(lines, errors, before.missing)) {
    const { from, to, by } = candidate;
    const changed = lines.toSpliced(from, to - from, ...by);
    const key = changed.join('\n');
    if (seen.has(key)) continue;
    seen.add(key);
    const leftOf = (findings: readonly Finding[]) =>
      errorsIn(findings).filter(({ line }) => line - 1 !== guessedLine(candidate));
    const read = again(key, (sure) => isBetter({ candidate, errors: leftOf(sure) }, best));
    if (!read) break;
    // A text that cannot be parsed only seems to have fewer mistakes.
    if (read === 'not worth reading' || (before.typed !== undefined && read.typed === undefined))
      continue;
    const tried = { candidate, lines: changed, read, errors: leftOf(read.findings) };
    if (isBetter(tried, best)) best = tried;
    if (best?.errors.length === 0 && best.candidate.cost <= cheapEnough) break;
  }
  return best;
}

/** The index of the invented line in the repaired text; -1 without one. */
const guessedLine = (candidate: Candidate | OwnFix) =>
  'own' in candidate || candidate.guessed === undefined ? -1 : candidate.from + candidate.guessed;

const isBetter = (one: Pick<Try, 'candidate' | 'errors'>, other: Try | undefined) =>
  !other ||
  // An ambiguous repair never replaces a finding's own fix.
  (!('own' in other.candidate && isAmbiguous(one.candidate)) &&
    (one.errors.length < other.errors.length ||
      (one.errors.length === other.errors.length && one.candidate.cost < other.candidate.cost)));

const isAmbiguous = (candidate: Candidate | OwnFix) =>
  'fault' in candidate && candidate.isAmbiguous;

function* candidatesFor(
  lines: readonly string[],
  errors: readonly Finding[],
  missing: readonly string[] = [],
): Generator<Candidate | OwnFix> {
  const inDoubt = errors.filter((error) => error.inDoubt);
  const asked = inDoubt.length > 0 ? inDoubt : errors;
  for (const own of asked.slice(0, 3)) {
    const edit = certainEditOf(own);
    if (!edit) continue;
    const { line, endLine, text } = edit;
    yield {
      from: line - 1,
      to: endLine,
      by: text === null ? [] : text.split('\n'),
      cost: 0.5,
      own,
    };
  }
  // In order: findings of lines come before those of the schema.
  const suspects = [...new Set(asked.map(({ line }) => line - 1))];
  yield* candidatesNear(lines, suspects.slice(0, 3), missing);
}

/** Applies a repair and reports its finding. */
function repairedBy({ candidate, ...tried }: Try, before: Repaired): Repaired {
  const { from, to, by } = candidate;
  const moved = { from: from + 1, newCount: by.length, oldCount: to - from };
  const found = 'own' in candidate ? candidate.own : findingOf(candidate, before.lines);
  const isGuess = 'fault' in candidate && candidate.guessed !== undefined;
  return {
    ...tried,
    original: before.original,
    reported: [...before.reported, inFile(found, before)],
    isPartial: before.isPartial || tried.read.isPartial || isGuess,
    moves: [...before.moves, moved],
  };
}

/** Translates a finding in the repaired text to the lines of the file. */
function inFile(found: Finding, { moves, original, lines }: Repaired): Finding {
  const { line, lastLine, length } = found;
  // The file as a whole has no line of its own.
  if (length === 0 || moves.length === 0) return found;
  const own = originalLine(moves, line);
  return {
    ...found,
    line: own,
    column: Math.max(
      1,
      found.column + marginOf(original[own - 1] ?? '') - marginOf(lines[line - 1] ?? ''),
    ),
    lines: found.lines?.map((one) => originalLine(moves, one)),
    ...(lastLine !== undefined && { lastLine: originalLine(moves, lastLine) }),
    fixes: found.fixes.flatMap((fix) => fixInFile(fix, moves)),
  };
}

/** Drops a fix of lines that a repair changed: it becomes possible after that repair. */
function fixInFile({ kind, edit }: Fix, moves: readonly Move[]): Fix[] {
  if (isChanged(moves, edit.line) || isChanged(moves, edit.endLine)) return [];
  const line = originalLine(moves, edit.line);
  const endLine = originalLine(moves, edit.endLine);
  return [{ kind, edit: { line, endLine, text: edit.text } }];
}

function findingOf(candidate: Candidate, lines: readonly string[]): Finding {
  const { from, to, at = from, guessed, fault, names } = candidate;
  const line = lines[at] ?? '';
  const place = {
    line: at + 1,
    column: marginOf(line) + 1,
    length: Math.max(1, line.trim().length),
  };
  const isCertain = guessed === undefined && !candidate.isAmbiguous;
  return finding(fault, place, {
    ...(to - at > 1 && { lastLine: to }),
    lines: names,
    fixes: certainFix(isCertain ? editOf(candidate) : undefined),
  });
}
