import { dayAndTimeWordings } from './days-and-times.ts';
import { singleValueWordings } from './single-values.ts';
import { textAndListWordings } from './texts-and-lists.ts';

export const fieldWordings = {
  ...singleValueWordings,
  ...textAndListWordings,
  ...dayAndTimeWordings,
};
