/** A photograph of content/images/ as the build prepares it. */
export interface Photograph {
  width: number;
  height: number;
  /** The address of its files without width and extension: `/photographs/heavy-bags-1a2b3c`. */
  base: string;
  /** The available widths in pixels. */
  widths: readonly number[];
  /** The placeholder colour: an index of `placeholderColours`. */
  colour: number;
  /** The only file of a photograph in a draft, which has no renditions yet. */
  file?: string;
}

/** Returns the address of its file in one of its widths: "/photographs/heavy-bags-1a2b3c-736.avif". */
export const pathIn = (base: string, width: number, format: 'avif' | 'jpg') =>
  `${base}-${width}.${format}`;

/** Returns the files for current browsers: "/photographs/heavy-bags-1a2b3c-736.avif 736w, …". */
export const sourceSet = ({ base, widths, file }: Photograph) =>
  widths.map((width) => `${file ?? pathIn(base, width, 'avif')} ${width}w`).join(', ');

/** Returns the widths that exist as JPEG too: the second, for browsers without AVIF, and the largest. */
export const plainWidths = ({ widths }: Photograph) => ({
  usual: widths[Math.min(1, widths.length - 1)]!,
  largest: widths.at(-1)!,
});

/** Returns the file for browsers without AVIF. */
export const plainSource = (photograph: Photograph) =>
  photograph.file ?? pathIn(photograph.base, plainWidths(photograph).usual, 'jpg');

/** Returns the largest JPEG. */
export const largestSource = (photograph: Photograph) =>
  photograph.file ?? pathIn(photograph.base, plainWidths(photograph).largest, 'jpg');

/**
 * The colours shown while photographs load. Each is a token, --photo-0 … --photo-15, in src/design/styles/tokens.scss, so
 * that pages need no style attributes; a test compares them.
 */
export const placeholderColours = [
  '#0b0908',
  '#141110',
  '#1c1512',
  '#241a15',
  '#2d1f17',
  '#33140b',
  '#4a1d0e',
  '#3a2a20',
  '#262626',
  '#383431',
  '#4a433d',
  '#5c4a3c',
  '#6b4a33',
  '#76675a',
  '#8f8377',
  '#b3a894',
] as const;

const snap = (percentage: string) => Math.round(Number(percentage.replace('%', '')) / 5) * 5;

/** Returns the style classes for a focus in steps of 5 %: "58% 50%" → "fx-60 fy-50", and "mx-40" for phones. */
export function focusClasses(focus: string, focusNarrow?: string): string {
  const [x = '50%', y = '50%'] = focus.split(' ');
  const classes = `fx-${snap(x)} fy-${snap(y)}`;
  return focusNarrow === undefined ? classes : `${classes} mx-${snap(focusNarrow.split(' ')[0]!)}`;
}
