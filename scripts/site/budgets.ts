import type { Budgets } from '../site-checker/weights.ts';

/** Limits for the pages of this site, in bytes. */
export const budgets: Budgets = {
  firstView: 14_000,
  laterStyles: 3_200,
  scripts: 1_000,
  fonts: 40_000,
  home: 180_000,
  kinds: [
    [/^\/blog\/page\/\d+$/, '/blog/page/…'],
    [/^\/blog\/./, '/blog/…'],
    [/^\/gallery\/./, '/gallery/…'],
    [/^\/schedule\/./, '/schedule/…'],
  ],
};
