/** A photograph of content/images/, as the build makes it ready. */
export interface Photograph {
  width: number;
  height: number;
  /** Addresses without width and ending: `/photographs/heavy-bags-1a2b3c4d`. */
  base: string;
  /** The widths that there are, in pixels. */
  widths: readonly number[];
}

/** Kinds of files, best first; every browser knows the last. */
export const photographFormats = ['avif', 'webp', 'jpg'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** "/photographs/heavy-bags-1a2b3c4d-800.avif 800w, …" */
export const sourceSet = ({ base, widths }: Photograph, format: PhotographFormat) =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
