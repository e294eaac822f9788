import type { Photograph } from '../src/content/photographs.ts';

/** Made-up values for page tests. */
export const madeUpPhotograph: Photograph = {
  width: 1600,
  height: 900,
  base: '/photographs/bags-12345678',
  widths: [480, 800, 1600],
  colour: 3,
};
