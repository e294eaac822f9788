import type { FaceCut, Typeface } from './faces.ts';

/** Faces that a page preloads only if its first view needs them. */
export type Face = 'figures' | 'rupee';

type Cut = FaceCut & { preload?: 'words' | Face };

const display = { wdth: 125, wght: 900 };
const text = { wdth: 100, wght: 400 };
const label = { wdth: 100, wght: 600 };
const figures = { wdth: 62, wght: 800 };

/** Two weights of the text face instead of a variable one: smaller files that load in parallel. */
const cuts: Cut[] = [
  { family: 'Display', file: 'display', axes: display, preload: 'words' },
  { family: 'Display', file: 'display-more', axes: display, second: true, onlyIfUsed: true },
  { family: 'Text', file: 'text', axes: text, preload: 'words' },
  { family: 'Text', file: 'label', axes: label, preload: 'words' },
  // The rupee sign, in the weight of the letters beside it: browsers combine only faces that are otherwise alike.
  { family: 'Text', file: 'text-rupee', axes: text, second: true },
  { family: 'Text', file: 'label-rupee', axes: label, second: true },
  { family: 'Figures', file: 'figures', axes: figures, preload: 'figures' },
  { family: 'Figures', file: 'figures-rupee', axes: figures, second: true, preload: 'rupee' },
];

/** The faces of the site, which the build cuts from the variable typeface Archivo. */
export const typeface: Typeface = { cuts, always: '₹' };
