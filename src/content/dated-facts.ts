import { datedText } from '../text/dated-text.ts';
import { formatCount } from '../text/format.ts';
import { factsOf, localFactsOf } from './facts.ts';
import type { Files } from './files.ts';
import { weekdays } from './weekdays.ts';

interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

const newYear = (today: string) => `${Number(today.slice(0, 4)) + 1}-01-01`;

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

/**
 * The values of placeholders such as {lowestPrice}. A value that changes on a future day is a dated text, so that pages
 * show the new value from that day on without a new build.
 */
export function datedFacts(files: Files, today: string): Record<string, string | number> {
  const factsOn = (day: string) => ({ ...factsOf(files, day), ...localFactsOf(files, day) });
  const facts: Record<string, string | number> = factsOn(today);
  const later = new Map<string, typeof facts>();
  for (const day of [...changeDays(files, today), newYear(today)].sort())
    later.set(day, factsOn(day));
  const textOn = (name: string) => (day: string) => {
    const value = (later.get(day) ?? facts)[name]!;
    return typeof value === 'number' && name.endsWith('Count') ? formatCount(value) : String(value);
  };
  for (const [name, value] of Object.entries(facts)) {
    if ([...later.values()].every((values) => values[name] === value)) continue;
    facts[name] = datedText([today, ...later.keys()], textOn(name));
  }
  return facts;
}
