import { expect, test } from 'vitest';
import { priceOn, usualPriceOn } from '../../src/content/prices.ts';
import { pricesAgree } from '../../src/rules/prices.ts';
import { all, contentOf } from './content-of.ts';

const found = (plan: object, today = '2026-11-21') =>
  all(pricesAgree(contentOf({ 'plans.yaml': { plans: [{ price: 750, ...plan }] } }), today));
const at = (...path: (string | number)[]) => ({ file: 'plans.yaml', path: ['plans', 0, ...path] });

test('a price holds from its first day through its last one; of several, the one that began last', () => {
  const plan = {
    price: 750,
    otherPrices: [
      { price: 700, from: '2027-01-10', until: '2027-01-12' },
      { price: 800, from: '2027-01-01' },
    ],
    offer: { price: 500, from: '2027-01-11', until: '2027-01-11' },
  };
  const on = (day: string) => [usualPriceOn(plan, day), priceOn(plan, day)];
  expect(on('2026-12-31')).toEqual([750, 750]);
  expect(on('2027-01-01')).toEqual([800, 800]);
  expect(on('2027-01-10')).toEqual([700, 700]);
  expect(on('2027-01-11')).toEqual([700, 500]);
  expect(on('2027-01-12')).toEqual([700, 700]);
  expect(on('2027-01-13')).toEqual([800, 800]);
});

test('prices to come and offers of today are as they should be', () => {
  expect(
    found({
      otherPrices: [{ price: 800, from: '2027-01-01' }],
      offer: { price: 700, until: '2026-11-21' },
    }),
  ).toEqual([]);
});

test('two prices from one day are a mistake', () => {
  expect(
    found({
      otherPrices: [
        { price: 800, from: '2027-01-01' },
        { price: 850, from: '2027-01-01', until: '2027-01-03' },
      ],
    }),
  ).toEqual([
    {
      ...at('otherPrices', 1, 'from'),
      code: 'two-prices-from-one-day',
      data: { from: '2027-01-01' },
    },
  ]);
});

test('an offer is below the usual price on all its days', () => {
  expect(found({ offer: { price: 750, until: '2026-12-01' } })).toEqual([
    {
      ...at('offer', 'price'),
      code: 'offer-not-below-price',
      data: { price: 750, usual: 750 },
    },
  ]);
  const cheaper = [{ price: 600, from: '2026-11-25' }];
  expect(found({ otherPrices: cheaper, offer: { price: 650, until: '2026-11-24' } })).toEqual([]);
  expect(found({ otherPrices: cheaper, offer: { price: 650, until: '2026-11-25' } })).toMatchObject(
    [{ code: 'offer-not-below-price', data: { price: 650, usual: 600 } }],
  );
});

test('of two prices that have come, the earlier one is over', () => {
  const otherPrices = [
    { price: 800, from: '2026-11-01' },
    { price: 850, from: '2026-11-21' },
    { price: 900, from: '2026-11-22' },
  ];
  expect(found({ otherPrices })).toMatchObject([
    { ...at('otherPrices', 0, 'from'), code: 'days-are-over', data: { date: '2026-11-20' } },
    { ...at('otherPrices', 1, 'from'), code: 'price-has-changed', data: { price: 850 } },
  ]);
});

test('a price of some days leaves the lasting one as it is, up to its last day', () => {
  const otherPrices = [
    { price: 800, from: '2026-11-01' },
    { price: 700, from: '2026-11-20', until: '2026-11-21' },
  ];
  expect(found({ otherPrices })).toEqual([
    {
      ...at('otherPrices', 0, 'from'),
      severity: 'note',
      code: 'price-has-changed',
      data: { from: '2026-11-01', price: 800 },
    },
  ]);
  expect(found({ otherPrices: otherPrices.toReversed() })).toHaveLength(1);
});

test('the latest price counts, in any order, and the other is over as a note', () => {
  const otherPrices = [
    { price: 850, from: '2026-11-21' },
    { price: 800, from: '2026-11-01' },
  ];
  expect(found({ otherPrices })).toMatchObject([
    { ...at('otherPrices', 0, 'from'), code: 'price-has-changed' },
    {
      ...at('otherPrices', 1, 'from'),
      severity: 'note',
      code: 'days-are-over',
      data: { thing: 'price', date: '2026-11-20' },
    },
  ]);
});

test('what is over is noted, and a price that has come', () => {
  const plan = {
    otherPrices: [
      { price: 800, from: '2026-11-20' },
      { price: 700, from: '2026-11-01', until: '2026-11-20' },
    ],
    offer: { price: 500, until: '2026-11-20' },
  };
  const note = { severity: 'note' };
  expect(found(plan)).toEqual([
    {
      ...at('otherPrices', 0, 'from'),
      ...note,
      code: 'price-has-changed',
      data: { from: '2026-11-20', price: 800 },
    },
    {
      ...at('otherPrices', 1, 'until'),
      ...note,
      code: 'days-are-over',
      data: { thing: 'price', date: '2026-11-20' },
    },
    {
      ...at('offer', 'until'),
      ...note,
      code: 'days-are-over',
      data: { thing: 'offer', date: '2026-11-20' },
    },
  ]);
  expect(found(plan, '2026-11-19')).toEqual([]);
});
