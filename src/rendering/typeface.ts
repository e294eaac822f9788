/** A static font file cut from the variable typeface. */
export interface FaceCut {
  family: string;
  file: string;
  /** Its position on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** With the characters of the package's second file instead of the first. */
  second?: true;
  /** Made only if the content has such characters beyond those that every page needs. */
  seldom?: true;
  /** The text or face for which a page preloads it: 'words' on every page, else where the first view has that face. */
  preload?: string;
}

/** The faces of a site. */
export interface Typeface {
  cuts: readonly FaceCut[];
  /** Characters of the second file that are always included: the currency sign. */
  always: string;
}
