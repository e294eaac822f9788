import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { rupees } from './fields/numbers.ts';
import { text } from './fields/text.ts';

const feature = group({
  id: declares('feature'),
  label: text(40),
  note: text(60).meta({ description: 'Beside the feature in the plan itself.' }),
  long: text(90).meta({ description: 'In the table that compares the plans.' }),
});

const plan = group({
  id: declares('plan'),
  name: text(30),
  price: rupees,
  features: list(refersTo('feature'), { most: 12 }),
  line: text(120).meta({ description: 'One sentence under the price.' }),
  shown: shownFlag,
  placeholder,
});

/** content/plans.yaml: the price plans. */
export const plans = group({
  unit: text(12).meta({ description: 'Printed after each price: p/s.', examples: ['"p/s"'] }),
  unitNote: text(200),
  features: list(feature, { most: 20 }),
  plans: list(plan, { most: 8 }),
});

export type Plans = z.infer<typeof plans>;
