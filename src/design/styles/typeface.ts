/** A face that a page preloads only if its first view needs it. All faces of the site are in `faceCuts`. */
export type Face = 'figures' | 'rupee';

/** A static font file that the build cuts from the variable typeface. */
export interface FontFaceDefinition {
  family: string;
  file: string;
  /** Its position on the axes of the variable typeface. */
  axes: { wdth: number; wght: number };
  /** Whether it is cut from the font file with further letters (latin-ext), not from the first file (latin). */
  further?: true;
  /** Whether it is made only if the content has latin-ext characters that `alwaysIncluded` lacks. */
  onlyIfUsed?: true;
  /** Which pages preload it: every page if "words", else those that have this name in their `faces`. */
  preload?: 'words' | Face;
}

const display = { wdth: 125, wght: 900 };
const text = { wdth: 100, wght: 400 };
const label = { wdth: 100, wght: 600 };
const figures = { wdth: 62, wght: 800 };

/**
 * The faces of the site, which the build cuts from the variable typeface Archivo (scripts/build/fonts.ts). The text
 * face has two static weights instead of a variable one, because two smaller files load in parallel.
 */
export const fontFaceDefinitions: readonly FontFaceDefinition[] = [
  { family: 'Display', file: 'display', axes: display, preload: 'words' },
  { family: 'Display', file: 'display-more', axes: display, further: true, onlyIfUsed: true },
  { family: 'Text', file: 'text', axes: text, preload: 'words' },
  { family: 'Text', file: 'label', axes: label, preload: 'words' },
  // The rupee sign has the weight of the letters beside it, because browsers combine only faces that are otherwise
  // alike.
  { family: 'Text', file: 'text-rupee', axes: text, further: true },
  { family: 'Text', file: 'label-rupee', axes: label, further: true },
  { family: 'Figures', file: 'figures', axes: figures, preload: 'figures' },
  { family: 'Figures', file: 'figures-rupee', axes: figures, further: true, preload: 'rupee' },
];

/** The characters of latin-ext that are always included: the sign of the currency. */
export const alwaysIncluded = '₹';
