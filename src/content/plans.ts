import type { z } from 'zod';
import { placeholder, shownFlag } from './fields/choices.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { rupees } from './fields/numbers.ts';
import { text } from './fields/text.ts';

const feature = group({
  id: declares('feature'),
  label: text(40).meta({ title: 'Name' }),
  note: text(60).meta({ title: 'In a few words', description: 'Below its name, in each plan.' }),
  long: text(90).meta({
    title: 'In full',
    description: 'In the table that compares the plans.',
  }),
}).meta({ title: 'Thing that a plan can include' });

const plan = group({
  id: declares('plan'),
  name: text(30),
  price: rupees,
  features: list(refersTo('feature').meta({ title: 'Part of the plan' }), { most: 12 }).meta({
    title: 'What it includes',
  }),
  line: text(120).meta({ title: 'Sentence under the price' }),
  shown: shownFlag,
  placeholder,
}).meta({ title: 'Plan' });

/** Schema of content/plans.yaml: the price plans. */
export const plans = group({
  unit: text(12).meta({
    title: 'After each price',
    description: 'What the price is for, such as p/s.',
    examples: ['"p/s"'],
  }),
  unitNote: text(200).meta({ title: 'Sentence under all plans' }),
  features: list(feature, { most: 20 }).meta({ title: 'What plans can include' }),
  plans: list(plan, { most: 8 }),
});

export type Plans = z.infer<typeof plans>;
