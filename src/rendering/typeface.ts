/** One file that is cut out of the variable typeface. */
export interface FaceCut {
  family: string;
  file: string;
  /** Where on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** With the letters that the package keeps in its second file; else with those of the first. */
  second?: true;
  /** Made only for a content that has such letters beside those that every page needs. */
  seldom?: true;
  /** Where it is preloaded: with the words that every page begins with, or where a first view has this face. */
  preload?: string;
}

/** The faces of a site. */
export interface Typeface {
  cuts: readonly FaceCut[];
  /** Letters of the second file that every site like this needs: the sign of its currency. */
  always: string;
}
