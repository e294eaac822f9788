/** The values for a sentence: JSON only, as findings travel between threads and in messages of zod. */
export type Data = object;

/** A fault as data: a code, and the values for its sentences. */
export interface Fault {
  code: string;
  data?: Data | undefined;
}

/** The possible meanings of a wrong value, as typed in a file: `750`, `"09:00"`. */
export interface Meant<Value = string> {
  /** The likeliest first. */
  values: readonly Value[];
  /** Only one value can be meant. */
  isCertain: boolean;
}

/** A path into the value of a file: ['plans', 0, 'price']. */
export type FieldPath = readonly (string | number)[];

/** A fault in the value of a file, before its line is known. */
export interface FieldFinding extends Fault {
  file: string;
  path: FieldPath;
  /** A second field at fault in the same file, such as the other class at that time. */
  beside?: FieldPath;
  /** An error, the default, stops the build; a note is odd but allowed. */
  severity?: 'error' | 'note';
  /** The part of the value that is at fault, if not all of it. */
  at?: string;
  /** What to type instead of the value, or of the part `at`. */
  meant?: Meant;
}
