/** What a rule between files has found, and where: a path into the value of a file. */
export interface RuleFinding {
  file: string;
  path: readonly (string | number)[];
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  mend: string;
  severity?: 'error' | 'note';
  /** The words inside the value that are meant, when it is not all of it. */
  at?: string;
}
