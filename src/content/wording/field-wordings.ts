import { dayAndTimeWordings } from './days-and-times.ts';
import { singleValueWordings } from './single-values.ts';
import { textAndListWordings } from './texts-and-lists.ts';

/** Messages for everything that the schemas report, by code. */
export const fieldWordings = {
  ...singleValueWordings,
  ...textAndListWordings,
  ...dayAndTimeWordings,
};
