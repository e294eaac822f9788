import '../../build/site/place-of-content.ts';
import type { Budgets } from './weights.ts';

/** Limits for the pages of this site, in bytes. */
export const budgets: Budgets = {
  firstView: 14_000,
  // Every page has the styles of the contact panel; the account page adds the most to them.
  laterStyles: 3_500,
  scripts: 1_000,
  fonts: 40_000,
  home: 180_000,
  // A gym with forty classes a day has 280 of them in its week.
  growing: [{ address: __PLACE__.pages.schedule, mark: ' data-slot=', beyond: 30, each: 32 }],
};
