import { expect, test } from 'vitest';
import { pricesAgree } from '../../../src/check/rules/prices.ts';
import { priceOn, usualPriceOn } from '../../../src/content/prices.ts';
import { contentOf, placesOf, said, problemsOf } from './content-of.ts';

const found = (plan: object, today = '2026-11-21') =>
  problemsOf(pricesAgree, contentOf({ 'plans.yaml': { plans: [{ price: 750, ...plan }] } }), today);

test('a price holds from its first day through its last one; of several, that of the fewest days', () => {
  const plan = {
    price: 750,
    otherPrices: [
      { price: 700, from: '2027-01-10', until: '2027-01-12' },
      { price: 800, from: '2027-01-01' },
      { price: 850, from: '2027-01-12' },
    ],
    offer: { price: 500, from: '2027-01-11', until: '2027-01-11' },
  };
  const on = (day: string) => [usualPriceOn(plan, day), priceOn(plan, day)];
  expect(on('2026-12-31')).toEqual([750, 750]);
  expect(on('2027-01-01')).toEqual([800, 800]);
  expect(on('2027-01-10')).toEqual([700, 700]);
  expect(on('2027-01-11')).toEqual([700, 500]);
  expect(on('2027-01-12')).toEqual([700, 700]);
  expect(on('2027-01-13')).toEqual([850, 850]);
});

test('prices to come and offers of today are as they should be', () => {
  const otherPrices = [{ price: 800, from: '2027-01-01' }];
  expect(found({ otherPrices, offer: { price: 700, until: '2026-11-21' } })).toEqual([]);
});

test('an offer is below the usual price on all its days', () => {
  expect(said(found({ offer: { price: 750, until: '2026-12-01' } }))).toMatchInlineSnapshot(`
    "plans.yaml plans.0.offer.price
    The offer is ₹750, but the usual price is ₹750.
    Write a lower price, or delete the offer."
  `);
  const cheaper = [{ price: 600, from: '2026-11-25' }];
  const until = (day: string) =>
    placesOf(found({ otherPrices: cheaper, offer: { price: 650, until: day } }));
  expect(until('2026-11-24')).toEqual([]);
  expect(until('2026-11-25')).toEqual(['plans.yaml plans.0.offer.price']);
  const dearer = [{ price: 900, from: '2026-11-01', until: '2026-11-25' }];
  const offerOn = (day: string) =>
    placesOf(found({ otherPrices: dearer, offer: { price: 800, until: day } }));
  expect(offerOn('2026-11-25')).toEqual([]);
  expect(offerOn('2026-11-26')).toEqual(['plans.yaml plans.0.offer.price']);
});

test('of two prices that have come, the earlier one is over', () => {
  const otherPrices = [
    { price: 800, from: '2026-11-01' },
    { price: 850, from: '2026-11-21' },
    { price: 900, from: '2026-11-22' },
  ];
  expect(said(found({ otherPrices }))).toMatchInlineSnapshot(`
    "note plans.yaml plans.0.otherPrices.0.from
    This price ended on November 20, 2026, and no page shows it any more.
    → plans.0.otherPrices.0: removed
    Delete it, or correct the date.

    note plans.yaml plans.0.otherPrices.1.from
    This price has held since November 21, 2026, and the plan still names an older one.
    → plans.0.price: 850
    → plans.0.otherPrices.1: removed
    → plans.0.otherPrices.0: removed
    Make 850 the price of the plan, and delete this one."
  `);
});

test('a price of some days leaves the lasting one as it is, up to its last day', () => {
  const otherPrices = [
    { price: 800, from: '2026-11-01' },
    { price: 700, from: '2026-11-20', until: '2026-11-21' },
  ];
  expect(said(found({ otherPrices }))).toMatchInlineSnapshot(`
    "note plans.yaml plans.0.otherPrices.0.from
    This price has held since November 1, 2026, and the plan still names an older one.
    → plans.0.price: 800
    → plans.0.otherPrices.0: removed
    Make 800 the price of the plan, and delete this one."
  `);
  expect(found({ otherPrices: otherPrices.toReversed() })).toHaveLength(1);
});

test('the latest price counts, in any order, and the other is over as a note', () => {
  const otherPrices = [
    { price: 850, from: '2026-11-21' },
    { price: 800, from: '2026-11-01' },
  ];
  expect(said(found({ otherPrices }))).toMatchInlineSnapshot(`
    "note plans.yaml plans.0.otherPrices.0.from
    This price has held since November 21, 2026, and the plan still names an older one.
    → plans.0.price: 850
    → plans.0.otherPrices: removed
    Make 850 the price of the plan, and delete this one.

    note plans.yaml plans.0.otherPrices.1.from
    This price ended on November 20, 2026, and no page shows it any more.
    → plans.0.otherPrices.1: removed
    Delete it, or correct the date."
  `);
});

test('what is over is noted, and a price that has come', () => {
  const plan = {
    otherPrices: [
      { price: 800, from: '2026-11-20' },
      { price: 700, from: '2026-11-01', until: '2026-11-20' },
    ],
    offer: { price: 500, until: '2026-11-20' },
  };
  expect(said(found(plan))).toMatchInlineSnapshot(`
    "note plans.yaml plans.0.otherPrices.0.from
    This price has held since November 20, 2026, and the plan still names an older one.
    → plans.0.price: 800
    → plans.0.otherPrices.0: removed
    Make 800 the price of the plan, and delete this one.

    note plans.yaml plans.0.otherPrices.1.until
    This price ended on November 20, 2026, and no page shows it any more.
    → plans.0.otherPrices.1: removed
    note plans.yaml plans.0.offer.until
    This offer ended on November 20, 2026, and no page shows it any more.
    → plans.0.offer: removed
    Delete it, or correct the date."
  `);
  expect(found(plan, '2026-11-19')).toEqual([]);
});

test('what is tidied away changes no price', () => {
  const plan = {
    price: 950,
    otherPrices: [
      { price: 1050, from: '2027-01-01' },
      { price: 700, from: '2026-12-20', until: '2027-01-10' },
    ],
  };
  const before = contentOf({ 'plans.yaml': { plans: [plan] } });
  const today = '2027-01-05';
  const edits = problemsOf(pricesAgree, before, today).flatMap((one) => one.edits ?? []);
  const tidied = { price: 950, otherPrices: [...plan.otherPrices] };
  for (const { path, value } of edits)
    if (path.at(-1) === 'price') tidied.price = value as number;
    else tidied.otherPrices.splice(path.at(-1) as number, 1);
  expect(edits).toHaveLength(2);
  for (const day of [today, '2027-01-10', '2027-01-11', '2027-02-01'])
    expect(priceOn(tidied, day)).toBe(priceOn(plan, day));
});
