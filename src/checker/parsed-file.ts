import type { Finding } from './problem.ts';
import type { Move } from './repair/moves.ts';

/** One content file after its own checks, before those between files. */
export interface ParsedFile {
  /**
   * The text on disk, with
   *  line ends; empty when it could not be read.
   */
  text: string;
  /** The text that was parsed, with the mistakes of its lines fixed. */
  repaired: string;
  findings: Finding[];
  /** The number of mistakes that are not in `findings`. */
  hidden: number;
  /** The value as typed; undefined when the file could not be parsed. */
  typed: unknown;
  /** A mistake may hide a declaration here, so unknown ids that it may declare are not reported. */
  isPartial: boolean;
  /** The checked value; undefined when there is any error. */
  value: unknown;
  /** Required names that are missing. */
  missing?: readonly string[];
  /** A program wrote the file: no line is misplaced. */
  isWritten?: boolean;
  /** Where `repaired` has more or fewer lines than `text`. */
  moves?: readonly Move[];
}
