/** The file of a field, and its path in that file. */
export interface Place {
  file: string;
  path: readonly (string | number)[];
}
