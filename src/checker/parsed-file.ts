import type { Finding } from './problem.ts';
import type { Move } from './repair/moves.ts';

/** One content file after its own checks; what other files say of it comes later. */
export interface ParsedFile {
  /** As it is on disk, with \n line ends; empty when it could not be read. */
  text: string;
  /** The same with the mistakes of its lines fixed, as it was parsed. */
  repaired: string;
  findings: Finding[];
  /** How many more mistakes there are than were described. */
  hidden: number;
  /** The value as typed; undefined when the file could not be parsed. */
  typed: unknown;
  /** True when a mistake in the file may hide a thing with its id, so that references to it are no mistakes. */
  isPartial: boolean;
  /** The checked value; undefined when there is any error. */
  value: unknown;
  /** Names of lines that a group lacks. */
  missing?: readonly string[];
  /** A program wrote it: no line is out of its place. */
  isWritten?: boolean;
  /** Lines that `repaired` has more or fewer than `text`. */
  moves?: readonly Move[];
}
