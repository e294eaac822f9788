/** A static font file cut from the variable typeface. */
export interface FaceCut {
  family: string;
  file: string;
  /** Its position on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** Cut from the font file with further letters (latin-ext), not from the first one (latin). */
  second?: true;
  /** Generated only if the content has latin-ext characters that `always` lacks. */
  onlyIfUsed?: true;
  /** Preloaded on every page if "words", else on pages that have this name in their `faces`. */
  preload?: string;
}

/** The faces of a site. */
export interface Typeface {
  cuts: readonly FaceCut[];
  /** Characters of latin-ext that are always included: the currency sign. */
  always: string;
}
