/** A static font file cut from the variable typeface. */
export interface FaceCut {
  family: string;
  file: string;
  /** Its position on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** Uses the characters of the second file of the package instead of the first. */
  second?: true;
  /** Generated only if the content has characters that the pages themselves lack. */
  seldom?: true;
  /** The condition for preloading: "words" always, another face if it is in the first view. */
  preload?: string;
}

/** The faces of a site. */
export interface Typeface {
  cuts: readonly FaceCut[];
  /** Characters of the second file that are always included: the currency sign. */
  always: string;
}
