/* The schema of content/plans.yaml. */

import type { z } from 'zod';
import { flag, placeholder, shownFlag } from './fields/choices.ts';
import { date, daysInOrder } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { declares, refersTo } from './fields/ids.ts';
import { price, whole } from './fields/numbers.ts';
import { sentence, text } from './fields/text.ts';

/** A thing that a plan can include. */
const feature = group('Thing that a plan can include', {
  id: declares('feature'),
  label: text('Name', 40),
  note: text('In a few words', 60, { help: 'Below its name, in each plan.' }),
  long: text('In full', 90, { help: 'In the table that compares the plans.' }),
});

const otherPrice = group('Other price', {
  price: price(),
  from: date('First day', { help: 'The price changes at midnight.' }),
  until: date('Last day', {
    help: 'This day is included. Leave it out if the price stays.',
  }).optional(),
  announced: flag('Announced before', {
    help: 'Below the price of today, until the first day.',
  }).optional(),
}).superRefine(daysInOrder('when the price begins'));

const offer = group(
  'Offer',
  {
    price: price('Price during the offer'),
    from: date('First day', { help: 'Leave it out if the offer has begun.' }).optional(),
    until: date('Last day', { help: 'This day is included.' }),
    note: text('For whom, or why', 40, { example: 'New members' }).optional(),
  },
  { help: 'The usual price stands beside it, struck through, and returns by itself.' },
).superRefine(daysInOrder('when the offer begins'));

const plan = group('Plan', {
  id: declares('plan'),
  name: text(30),
  price: price(),
  otherPrices: list('Prices from a later day, or on some days', otherPrice, {
    unique: ['from'],
    most: 6,
    help: 'On all other days the price above holds.',
  }).optional(),
  offer: offer.optional(),
  unit: refersTo('unit', 'What the price is for'),
  features: list('What it includes', refersTo('feature', 'Part of the plan'), { most: 12 }),
  line: text('Sentence under the price', 120),
  shown: shownFlag,
  placeholder,
});

const unit = group('Unit', {
  id: declares('unit'),
  label: text('After each price', 12, { example: '"p/s"' }),
  means: text('What it means', 60, { help: 'Below each price.', example: 'for one session' }),
  month: group(
    'Example of a month',
    {
      count: whole('How many of them', 2, 400),
      sentence: sentence('What they cost', '{count} {amount}', 90, {
        example: '"{count} sessions in a month: {amount}"',
      }),
    },
    { help: 'Leave it out for a price per month.' },
  ).optional(),
  placeholder,
});

const term = group('Term', {
  id: declares('term'),
  title: text(24),
  answer: text('Answer', 40, {
    help: 'Without an answer, the page says that it is to be confirmed.',
  }).optional(),
  body: text('More about it', 160).optional(),
  short: text('In a few words', 40, {
    help: 'Below each price, such as: tax included.',
  }).optional(),
  placeholder,
});

/** Schema of content/plans.yaml: the price plans, and what their prices mean. */
export const plans = group({
  units: list('What a price is for', unit, { most: 6, unique: ['id'] }),
  unitNote: text('Sentence under all plans', 200),
  features: list('What plans can include', feature, { most: 20, unique: ['id', 'label'] }),
  plans: list(plan, { most: 30, unique: ['id', 'name'] }),
  terms: list('What belongs to a price', term, {
    unique: ['id'],
    most: 8,
    help: 'Tax, joining fee, notice, refund.',
  }),
});

export type Plans = z.infer<typeof plans>;
