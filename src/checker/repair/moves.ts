/** Lines that a repair put in the place of others. */
export interface Move {
  /** The first of them in the repaired text, counted from 1. */
  from: number;
  /** How many they are … */
  are: number;
  /** … and how many stood there before. */
  were: number;
}

/**
 * The line of the file that a line of the repaired text comes from. When a repair has added lines, the last of its lines
 * all come from the last of the old ones; an invented line counts as the line below it.
 */
export const originalLine = (moves: readonly Move[] = [], line: number): number =>
  moves.reduceRight((at, { from, are, were }) => {
    if (at < from) return at;
    return at < from + are ? Math.min(at, Math.max(from, from + were - 1)) : at + were - are;
  }, line);

/** Whether a repair has changed a line of the repaired text. */
export const isChanged = (moves: readonly Move[], line: number): boolean =>
  moves.some(({ from, are }, index) => {
    const at = originalLine(moves.slice(index + 1), line);
    return at >= from && at < from + are;
  });
