import { addDays, daysBetween } from '../../../src/content/dates.ts';
import { expect, test } from 'vitest';
import type { Plans } from '../../../src/content/plans.ts';
import { factsOf } from '../../../src/content/facts.ts';
import { formatDate, formatPrice } from '../../../src/content/text/format.ts';
import type { DatedChange } from '../../../src/design/parts/DatedChanges.tsx';
import type { ShownPlan } from '../../../src/design/parts/PriceChart.tsx';
import { type Dice, dice } from '../../dice.ts';
import { priceChartProps } from '../../../src/pages/pricing/pricing-page.ts';
import { pricingStructuredData } from '../../../src/pages/structured-data.ts';
import { today } from '../../check/content-copy.ts';
import { siteOf } from '../site-at-hand.ts';
import { india } from '../../content/place/places.ts';

type Plan = Plans['plans'][number];

/** More days than the prices below have borders, from a while before the build on. */
const days = Array.from({ length: 90 }, (_, ahead) => addDays(today, ahead));
const dayIn = ({ roll }: Dice, after = -20) => addDays(today, after + roll(60));

/** The plans, of which each price stands for one amount alone, so that a text says which price is meant. */
const madeUp = (like: Plan): Plan[] =>
  Array.from({ length: 30 }, (_, seed): Plan => {
    const die = dice(seed + 1);
    const starts = new Set(Array.from({ length: die.roll(5) }, () => dayIn(die)));
    const amount = 1000 + seed * 10;
    const otherPrices = [...starts].map((from, index) => ({
      price: amount + index + 1,
      from,
      ...(die.roll(3) > 0 && { until: addDays(from, die.roll(25)) }),
      ...(die.roll(4) > 0 && { announced: true }),
    }));
    const from = dayIn(die);
    const offer = { price: amount - 1, from, until: addDays(from, die.roll(20)) };
    return {
      ...like,
      id: `plan-${seed}`,
      name: `Plan ${seed}`,
      price: amount,
      ...(otherPrices.length > 0 && { otherPrices }),
      ...(die.roll(2) > 0 && { offer }),
    };
  });

/** The example that visitors met: a price of some days across the day on which another begins. */
const across = (like: Plan): Plan => ({
  ...like,
  id: 'across',
  name: 'Across',
  price: 950,
  otherPrices: [
    { price: 1050, from: addDays(today, 30), announced: true },
    { price: 700, from: addDays(today, 20), until: addDays(today, 40), announced: true },
  ],
});

const site = siteOf((files) => {
  const [like] = files['plans.yaml'].plans as [Plan];
  return { 'plans.yaml': { ...files['plans.yaml'], plans: [across(like), ...madeUp(like)] } };
});
const { plans } = site.files['plans.yaml'];
const shown: readonly ShownPlan[] = priceChartProps(site).plans;
const [ofGym] = pricingStructuredData(site) as [
  { makesOffer: { priceValidUntil?: string; priceSpecification: { price: number } }[] },
];
const factsOn = (day: string): Readonly<Record<string, unknown>> => factsOf(site.files, day);

const daysOf = ({ from, until = '2100-01-01' }: { from: string; until?: string | undefined }) =>
  daysBetween(from, until);

/** What a visitor pays: the offer, else the price of the fewest days, else that of the plan. */
function paidOn({ price, otherPrices = [], offer }: Plan, day: string): number {
  const isOn = ({
    from = '',
    until = '9999',
  }: {
    from?: string | undefined;
    until?: string | undefined;
  }) => from <= day && day <= until;
  if (offer && isOn(offer)) return offer.price;
  const [first] = otherPrices.filter(isOn).sort((one, other) => daysOf(one) - daysOf(other));
  return first?.price ?? price;
}

const textsOn = (texts: readonly DatedChange[], day: string) =>
  texts.filter(({ from, until }) => from <= day && day <= until).map(({ text }) => text);

test('on each day a plan has the price of the fewest days, on its card and in sentences', () => {
  for (const day of days) {
    const facts = factsOn(day);
    for (const [index, plan] of plans.entries()) {
      const paid = formatPrice(paidOn(plan, day), india);
      expect(textsOn(shown[index]!.price, day), `${plan.id} ${day}`).toEqual([paid]);
      expect(facts[`price:${plan.id}`]).toBe(paid);
    }
  }
});

test('search engines learn the price of the day of the build, and its last day', () => {
  for (const [index, plan] of plans.entries()) {
    const { priceValidUntil, priceSpecification } = ofGym.makesOffer[index]!;
    expect(priceSpecification.price).toBe(paidOn(plan, today));
    const change = days.find((day) => paidOn(plan, day) !== paidOn(plan, today));
    expect(priceValidUntil).toBe(change && addDays(change, -1));
  }
});

test('what is announced is what visitors pay then', () => {
  let announced = 0;
  for (const [index, plan] of plans.entries())
    for (const day of days)
      for (const text of textsOn(shown[index]!.laterPrices, day)) {
        announced++;
        const [from, until = from] = days.filter((date) =>
          text.includes(formatDate(date, india)),
        ) as [string, string?];
        expect(from > day, text).toBe(true);
        for (let then = from; then <= until; then = addDays(then, 1))
          expect(text, `${plan.id}, said on ${day} of ${then}`).toContain(
            formatPrice(paidOn(plan, then), india),
          );
      }
  expect(announced).toBeGreaterThan(100);
});

test('each announced price is said before, unless nobody ever pays it', () => {
  for (const [index, plan] of plans.entries())
    for (const { price, announced } of plan.otherPrices ?? []) {
      const isPaid = (day: string) => paidOn(plan, day) === price;
      const first = days.slice(1).find((day) => isPaid(day) && !isPaid(addDays(day, -1)));
      const said = textsOn(shown[index]!.laterPrices, today);
      expect(
        said.some((text) => text.includes(formatPrice(price, india))),
        `${plan.id} ${price}`,
      ).toBe(announced === true && first !== undefined);
    }
});
