import { valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { Plans } from '../content/plans.ts';
import { isWithinDays, usualPriceOn } from '../content/prices.ts';
import { addDays } from '../timetable/clock.ts';
import type { RuleFinding } from './finding.ts';

const file = 'plans.yaml';

/** Prices of a plan must not contradict each other; ended prices and offers get a note. */
export function* pricesAgree(content: CheckedFiles, today: string): Generator<RuleFinding> {
  for (const [index, plan] of valueOf(content, file)?.plans.entries() ?? []) {
    yield* otherPricesAgree(plan, ['plans', index, 'otherPrices'], today);
    yield* offerAgrees(plan, ['plans', index, 'offer'], today);
  }
}

type Plan = Plans['plans'][number];

function* otherPricesAgree(
  { otherPrices = [] }: Plan,
  path: (string | number)[],
  today: string,
): Generator<RuleFinding> {
  const lasting = otherPrices.filter(({ from, until }) => from <= today && until === undefined);
  const latest = lasting.reduce((last, { from }) => (from > last ? from : last), '');
  for (const [index, { from, until, price }] of otherPrices.entries()) {
    const place = { file, path: [...path, index, 'from'] };
    if (otherPrices.slice(0, index).some((earlier) => earlier.from === from))
      yield { ...place, code: 'two-prices-from-one-day', data: { from } };
    else if (until !== undefined && until < today)
      yield {
        file,
        path: [...path, index, 'until'],
        severity: 'note',
        code: 'days-are-over',
        data: { thing: 'price', date: until },
      };
    else if (until === undefined && from === latest)
      yield { ...place, severity: 'note', code: 'price-has-changed', data: { from, price } };
    else if (until === undefined && from < latest)
      yield {
        ...place,
        severity: 'note',
        code: 'days-are-over',
        data: { thing: 'price', date: addDays(latest, -1) },
      };
  }
}

function* offerAgrees(
  plan: Plan,
  path: (string | number)[],
  today: string,
): Generator<RuleFinding> {
  const { offer, otherPrices = [] } = plan;
  if (!offer) return;
  const { price, until } = offer;
  if (until < today) {
    const data = { thing: 'offer', date: until } as const;
    yield { file, path: [...path, 'until'], severity: 'note', code: 'days-are-over', data };
    return;
  }
  const days = [offer.from ?? today, ...otherPrices.map(({ from }) => from)];
  const usual = days
    .filter((day) => isWithinDays(offer, day))
    .map((day) => usualPriceOn(plan, day))
    .find((one) => one <= price);
  if (usual !== undefined)
    yield { file, path: [...path, 'price'], code: 'offer-not-below-price', data: { price, usual } };
}
