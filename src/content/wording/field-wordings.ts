import { dayAndTimeWordings } from './days-and-times.ts';
import { singleValueWordings } from './single-values.ts';
import { textAndListWordings } from './texts-and-lists.ts';

/** What the schemas find. */
export const fieldWordings = {
  ...singleValueWordings,
  ...textAndListWordings,
  ...dayAndTimeWordings,
};
