import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { Path } from '../../content/path.ts';
import type { Plans } from '../../content/plans.ts';
import { isWithinDays, priceChangeDays, usualPriceOn } from '../../content/prices.ts';
import type { Correction, ValueProblem } from '../../content/problem.ts';
import { addDays } from '../../content/dates.ts';
import { noteThatEnded } from './leftovers.ts';
import type { Say } from './sentences.ts';

const file = 'plans.yaml';

/** Rule: the prices of a plan must not contradict each other; ended prices and offers get a note. */
export function* pricesAgree(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  for (const [index, plan] of valueOf(content, file)?.plans.entries() ?? []) {
    yield* otherPricesAgree(plan, ['plans', index, 'otherPrices'], today, say);
    yield* offerAgrees(plan, ['plans', index, 'offer'], today, say);
  }
}

type Plan = Plans['plans'][number];

function* otherPricesAgree(
  { otherPrices = [] }: Plan,
  path: (string | number)[],
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const inForce = otherPrices.filter(({ from, until }) => from <= today && until === undefined);
  const latest = inForce.reduce((last, { from }) => (from > last ? from : last), '');
  for (const [index, { from, until, price }] of otherPrices.entries()) {
    const place = { file, path: [...path, index, 'from'] };
    if (until !== undefined && until < today)
      yield noteThatEnded(say, file, [...path, index, 'until'], until, 'This price');
    else if (until === undefined && from === latest)
      yield {
        ...place,
        severity: 'note',
        message: `This price has held since ${say.date(from)}, and the plan still names an older one.`,
        remedy: `Make ${price} the price of the plan, and delete this one.`,
        edits: editsToReplacePrice(otherPrices, path, { price, from }),
      };
    else if (until === undefined && from < latest)
      yield noteThatEnded(say, file, place.path, addDays(latest, -1), 'This price');
  }
}

/**
 * Returns the edits that make a price that has taken effect the price of its plan. Of the dated prices, only later and
 * temporary ones remain.
 */
function editsToReplacePrice(
  prices: NonNullable<Plan['otherPrices']>,
  path: Path,
  { price, from }: { price: number; from: string },
): Correction[] {
  const gone = [...prices.keys()].filter(
    (index) => prices[index]!.from <= from && prices[index]!.until === undefined,
  );
  return [
    { path: [...path.slice(0, -1), 'price'], value: price },
    ...(gone.length === prices.length
      ? [{ path }]
      : gone.reverse().map((index) => ({ path: [...path, index] }))),
  ];
}

function* offerAgrees(
  plan: Plan,
  path: (string | number)[],
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const { offer } = plan;
  if (!offer) return;
  const { price, until } = offer;
  if (until < today) {
    yield noteThatEnded(say, file, [...path, 'until'], until, 'This offer');
    return;
  }
  const usual = [today, ...priceChangeDays(plan, today)]
    .filter((day) => isWithinDays(offer, day))
    .map((day) => usualPriceOn(plan, day))
    .find((one) => one <= price);
  if (usual !== undefined)
    yield {
      file,
      path: [...path, 'price'],
      message: `The offer is ${say.price(price)}, but the usual price is ${say.price(usual)}.`,
      remedy: 'Write a lower price, or delete the offer.',
    };
}
