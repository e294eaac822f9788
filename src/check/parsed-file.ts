import type { FileProblem } from '../content/problem.ts';

/** One content file after the per-file checks, before the cross-file checks. */
export interface ParsedFile {
  /** The text on disk, with `\n` line ends; empty when it could not be read. */
  text: string;
  /** The text that was parsed: without invisible characters. */
  cleaned: string;
  problems: FileProblem[];
  /** The number of errors that are not in `problems`. */
  hiddenErrorCount: number;
  /** The value as typed; undefined when the file could not be parsed. */
  typed: unknown;
  /** An error here may hide a declaration, so references to ids that it may declare are not reported as unknown. */
  isPartial: boolean;
  /** The checked value; undefined when there is any error. */
  value: unknown;
}
