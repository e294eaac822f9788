/* Which price of a plan, and which offer, is in force on a day. */

import { boundaryDays, inForceOn } from './dates.ts';
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

/** Returns the entry with the price of a plan on a day without its offer: the plan, or one of its dated prices. */
export const usualPriceEntryOn = (plan: Plan, day: string) =>
  inForceOn(plan.otherPrices ?? [], day) ?? plan;

/** Returns the price of a plan on a day without its offer. */
export const usualPriceOn = (plan: Plan, day: string) => usualPriceEntryOn(plan, day).price;

/** Returns the entry with the price that a visitor pays for a plan on a day: its offer, or else the usual price. */
export const priceEntryOn = (plan: Plan, day: string) =>
  offerOn(plan, day) ?? usualPriceEntryOn(plan, day);

/** Returns the price that a visitor pays for a plan on a day. */
export const priceOn = (plan: Plan, day: string) => priceEntryOn(plan, day).price;

/** Returns the days after `today` on which the price of a plan may change. */
export const priceChangeDays = ({ otherPrices = [], offer }: Plan, today: string) =>
  boundaryDays(offer ? [...otherPrices, offer] : otherPrices, today);

/** A price that is announced before its first day. */
export interface AnnouncedPrice {
  price: number;
  from: string;
  /** The first day on which it is no longer paid, if it has a last day. */
  before?: string;
}

/** Returns the prices that a page announces after `today`, each with days on which visitors pay it. */
export function announcedPrices(plan: Plan, today: string): AnnouncedPrice[] {
  const days = [today, ...priceChangeDays(plan, today)];
  const paid = days.map((day) =>
    offerOn(plan, day) ? undefined : inForceOn(plan.otherPrices ?? [], day),
  );
  return days.flatMap((from, index) => {
    const other = paid[index];
    if (index === 0 || !other?.announced || other === paid[index - 1]) return [];
    const end = other.until && days.find((_, at) => at > index && paid[at] !== other);
    return { price: other.price, from, ...(end && { before: end }) };
  });
}

/** The most digits and letters of a price, such as ₹1,150, that fit a column in the largest figures. */
const mostInLargeFigures = 4;

/** Whether a price is too long for the largest figures. Its signs and spaces are narrow, and do not count. */
export const isLongPrice = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > mostInLargeFigures;
