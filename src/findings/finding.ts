/** Values that a sentence needs: nothing but what JSON holds, since a finding crosses threads and schemas. */
export type Data = object;

/** What is wrong, as data: a code, and the values that its sentences need. */
export interface Fault {
  code: string;
  data?: Data | undefined;
}

/** What a wrong value can mean; mostly as it is typed in a file: `750`, `"09:00"`. */
export interface Meant<Value = string> {
  /** The likeliest first. */
  values: readonly Value[];
  /** Nothing but the one value can be meant. */
  isCertain: boolean;
}

/** A path into the value of a file: ['plans', 0, 'price']. */
export type FieldPath = readonly (string | number)[];

/** A fault in the value of a file, before its line is known. */
export interface FieldFinding extends Fault {
  file: string;
  path: FieldPath;
  /** An error stops the build, and is what is meant without a word; a note is odd but allowed. */
  severity?: 'error' | 'note';
  /** The words inside the value that are meant, when it is not all of it. */
  at?: string;
  /** What to type in place of the value, or of the words at `at`. */
  meant?: Meant;
}
