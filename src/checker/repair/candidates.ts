import type { Edit } from '../edit.ts';
import { dashRepairs } from './dashes.ts';
import { movedRepairs } from './moved.ts';
import { suspectAt, marginOf, type Candidate, type Repair } from './repair.ts';
import { rowRepairs } from './rows.ts';

const repairs: readonly Repair[] = [...movedRepairs, ...dashRepairs, ...rowRepairs];

/** Yields the repairs to try for suspect lines (by index), their neighbours and their parents. */
export function* candidatesNear(
  lines: readonly string[],
  suspects: readonly number[],
  missing: readonly string[],
): Generator<Candidate> {
  const seen = new Set<number>();
  for (const start of suspects)
    for (const line of [start, ...linesAround(lines, start)]) {
      const suspect = seen.has(line) ? undefined : suspectAt(lines, line, missing);
      seen.add(line);
      if (suspect) for (const repair of repairs) yield* repair.candidates(suspect);
    }
}

/** The indices of the lines next to `start`, of up to four parents with their first child, and of the line two above. */
function* linesAround(lines: readonly string[], start: number): Generator<number> {
  yield start - 1;
  yield start + 1;
  let least = marginOf(lines[start] ?? '');
  for (let at = start - 1, found = 0; at >= 0 && found < 4; at--) {
    if (lines[at]!.trim() === '' || marginOf(lines[at]!) >= least) continue;
    least = marginOf(lines[at]!);
    found++;
    yield at;
    // The first line below that parent.
    const first = lines.findIndex((line, index) => index > at && /^\s*[^\s#]/.test(line));
    if (first < start) yield first;
  }
  yield start - 2;
}

/** The edit of a candidate. */
export const editOf = ({ from, to, by }: Pick<Candidate, 'from' | 'to' | 'by'>): Edit => ({
  line: from + 1,
  endLine: to,
  text: by.length === 0 ? null : by.join('\n'),
});

/** Other changes of the first line of an edit that may have been meant instead. */
export function changesOf(
  lines: readonly string[],
  { line, endLine }: Edit,
  missing: readonly string[] = [],
): { edit: Edit; candidate: Candidate }[] {
  const suspect = suspectAt(lines, line - 1, missing);
  if (!suspect) return [];
  return repairs
    .filter(({ isOftenMeant }) => isOftenMeant)
    .flatMap((repair) => [...repair.candidates(suspect)])
    .filter(({ isAmbiguous, guessed }) => !isAmbiguous && guessed === undefined)
    .filter(({ from, to }) => from < endLine && to >= line)
    .map((candidate) => ({ edit: editOf(candidate), candidate }));
}
