import type { PlaceFormats } from '../content/place/place-formats.ts';
import type { FileProblem } from '../content/problem.ts';
import type { YamlFile } from './yaml-file.ts';

/** One content file with the result of the checks of its own text, before the rules between files. */
export interface ParsedFile {
  /** The text on disk, with `\n` line ends; empty if the file could not be read. */
  text: string;
  /** The text without invisible characters as it was parsed; undefined if there is nothing to parse. */
  yaml: YamlFile | undefined;
  problems: FileProblem[];
  /** The place at which it was checked; undefined if it was not read at all. */
  place?: PlaceFormats;
  /** How many errors are not in `problems`. */
  hiddenErrorCount: number;
  /** The value as typed; undefined if the file could not be parsed. */
  typed: unknown;
  /** Whether an error may hide a declaration, so that unknown ids of its kind are not reported. */
  isPartial: boolean;
  /** Whether it is a post that stays a draft and lacks something, so that no page gets it. */
  isUnfinished: boolean;
  /** The checked value; undefined if there is any error, or if it is unfinished. */
  value: unknown;
}
