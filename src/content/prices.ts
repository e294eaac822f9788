/* Which price of a plan, and which offer, is in force on a day. */

import type { Plans } from './plans.ts';

type Plan = Pick<Plans['plans'][number], 'price' | 'otherPrices' | 'offer'>;

/** Whether a date such as "2026-12-05" is within the days of an offer or price; either end may be open. */
export const isWithinDays = (
  { from = '', until = '9999' }: { from?: string | undefined; until?: string | undefined },
  day: string,
) => from <= day && day <= until;

/** Returns the offer of a plan on a day. */
export const offerOn = ({ offer }: Plan, day: string) =>
  offer && isWithinDays(offer, day) ? offer : undefined;

/** Returns the price of a plan on a day without its offer. The most recent of its `otherPrices` applies. */
export const usualPriceOn = ({ price, otherPrices = [] }: Plan, day: string) =>
  otherPrices
    .filter((other) => isWithinDays(other, day))
    .reduce((last, other) => (other.from > last.from ? other : last), { from: '', price }).price;

/** Returns the price that a visitor pays for a plan on a day: its offer if there is one, else the usual price. */
export const priceOn = (plan: Plan, day: string) =>
  offerOn(plan, day)?.price ?? usualPriceOn(plan, day);
