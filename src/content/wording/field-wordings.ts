import { dayAndTimeWordings } from './days-and-times.ts';
import { singleValueWordings } from './single-values.ts';
import { textAndListWordings } from './texts-and-lists.ts';

/** The findings of the schemas. */
export const fieldWordings = {
  ...singleValueWordings,
  ...textAndListWordings,
  ...dayAndTimeWordings,
};
