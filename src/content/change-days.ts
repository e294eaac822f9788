import type { Files } from './files.ts';
import { weekdays } from './weekdays.ts';

interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

const dayAfter = (date: string) =>
  new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** The days after `today`, "2026-11-21", from which a price, a weekly class or the weekly hours differ, in order. */
export function changeDays(files: Files, today: string): string[] {
  const prices = files['plans.yaml'].plans.flatMap(({ otherPrices = [], offer = {} }): Days[] => [
    ...otherPrices,
    offer,
  ]);
  const classes = weekdays.flatMap((day): Days[] => files[`schedule/${day}.yaml`].classes);
  const hours: readonly Days[] = files['hours.yaml'].otherHours ?? [];
  const days = [...prices, ...classes, ...hours].flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [dayAfter(until)]),
  ]);
  return [...new Set(days)].filter((day) => day > today).sort();
}
