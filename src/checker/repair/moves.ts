/** Lines that a repair put in the place of others. */
export interface Move {
  /** The first of the new lines in the repaired text, counted from 1. */
  from: number;
  /** The number of new lines. */
  newCount: number;
  /** The number of lines that they replaced. */
  oldCount: number;
}

/**
 * The line of the file that a line of the repaired text comes from. Lines that a repair added come from the last line
 * that it replaced; an invented line counts as the line below it.
 */
export const originalLine = (moves: readonly Move[] = [], line: number): number =>
  moves.reduceRight((at, { from, newCount: are, oldCount: were }) => {
    if (at < from) return at;
    return at < from + are ? Math.min(at, Math.max(from, from + were - 1)) : at + were - are;
  }, line);

/** Whether a repair changed this line of the repaired text. */
export const isChanged = (moves: readonly Move[], line: number): boolean =>
  moves.some(({ from, newCount: are }, index) => {
    const at = originalLine(moves.slice(index + 1), line);
    return at >= from && at < from + are;
  });
