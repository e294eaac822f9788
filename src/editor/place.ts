/** Where a field is: in which file, and where in that. */
export interface Place {
  file: string;
  path: readonly (string | number)[];
}
