/** The lines that a repair took away or added before a line of the repaired text. */
export interface Move {
  /** From this line of the repaired text on, counted from 1 … */
  from: number;
  /** … this many have to be added to come to the line of the file. */
  by: number;
}

/** The line of the file that a line of the repaired text is. */
export const originalLine = (moves: readonly Move[] = [], line: number): number =>
  moves.reduceRight((at, { from, by }) => (at >= from ? at + by : at), line);
