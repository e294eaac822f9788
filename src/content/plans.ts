import type { z } from 'zod';
import { flag, placeholder, shownFlag } from './fields/choices.ts';
import { date, daysInOrder } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { price, whole } from './fields/numbers.ts';
import { sentence, text } from './fields/text.ts';

/** A thing that a plan can include. The schema of content/plans.yaml is below. */
const feature = group({
  id: declares('feature'),
  label: text(40).meta({ title: 'Name' }),
  note: text(60).meta({ title: 'In a few words', description: 'Below its name, in each plan.' }),
  long: text(90).meta({
    title: 'In full',
    description: 'In the table that compares the plans.',
  }),
}).meta({ title: 'Thing that a plan can include' });

const otherPrice = group({
  price,
  from: date.meta({ title: 'First day', description: 'The price changes at midnight.' }),
  until: date
    .meta({
      title: 'Last day',
      description: 'This day is included. Leave it out if the price stays.',
    })
    .optional(),
  announced: flag
    .meta({
      title: 'Announced before',
      description: 'Below the price of today, until the first day.',
    })
    .optional(),
})
  .superRefine(daysInOrder('when the price begins'))
  .meta({ title: 'Other price' });

const offer = group({
  price: price.meta({ title: 'Price during the offer' }),
  from: date
    .meta({ title: 'First day', description: 'Leave it out if the offer has begun.' })
    .optional(),
  until: date.meta({ title: 'Last day', description: 'This day is included.' }),
  note: text(40)
    .meta({ title: 'For whom, or why', examples: ['New members'] })
    .optional(),
})
  .superRefine(daysInOrder('when the offer begins'))
  .meta({
    title: 'Offer',
    description: 'The usual price stands beside it, struck through, and returns by itself.',
  });

const plan = group({
  id: declares('plan'),
  name: text(30),
  price,
  otherPrices: list(otherPrice, { most: 6 })
    .meta({
      title: 'Prices from a day on, or on some days',
      description: 'On all other days the price above holds.',
    })
    .optional(),
  offer: offer.optional(),
  unit: refersTo('unit').meta({ title: 'What the price is for' }),
  features: list(refersTo('feature').meta({ title: 'Part of the plan' }), { most: 12 }).meta({
    title: 'What it includes',
  }),
  line: text(120).meta({ title: 'Sentence under the price' }),
  shown: shownFlag,
  placeholder,
}).meta({ title: 'Plan' });

const unit = group({
  id: declares('unit'),
  label: text(12).meta({ title: 'After each price', examples: ['"p/s"'] }),
  means: text(60).meta({
    title: 'What it means',
    description: 'Below each price.',
    examples: ['for one session'],
  }),
  month: group({
    count: whole(2, 400).meta({ title: 'How many of them' }),
    sentence: sentence({ count: 'required', amount: 'required' }, 90).meta({
      title: 'What they cost',
      examples: ['"{count} sessions in a month: {amount}"'],
    }),
  })
    .optional()
    .meta({
      title: 'Example of a month',
      description: 'Leave it out for a price per month.',
    }),
  placeholder,
}).meta({ title: 'Unit' });

const term = group({
  id: declares('term'),
  title: text(24),
  answer: text(40)
    .optional()
    .meta({ description: 'Without an answer, the page says that it is to be confirmed.' }),
  body: text(160).optional().meta({ title: 'More about it' }),
  short: text(40).optional().meta({
    title: 'In a few words',
    description: 'Below each price, such as: tax included.',
  }),
  placeholder,
}).meta({ title: 'Term' });

/** Schema of content/plans.yaml: the price plans, and what their prices mean. */
export const plans = group({
  units: list(unit, { most: 6 }).meta({ title: 'What a price is for' }),
  unitNote: text(200).meta({ title: 'Sentence under all plans' }),
  features: list(feature, { most: 20 }).meta({ title: 'What plans can include' }),
  plans: list(plan, { most: 30 }),
  terms: list(term, { most: 8 }).meta({
    title: 'What belongs to a price',
    description: 'Tax, joining fee, notice, refund.',
  }),
});

export type Plans = z.infer<typeof plans>;
