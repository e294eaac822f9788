import { addDays, dayOf } from './clock.ts';
import { sessionOn, type Session } from './sessions.ts';
import type { SpecialDays, LiveSlot } from './special-days.ts';
import { isHeldOn } from './weeks.ts';

/** The dates from `first` on with special hours or with a cancelled or changed class, in order. */
export function datesThatDiffer({ exceptions, changes }: SpecialDays, first: string): string[] {
  const dates = new Set<string>();
  for (const { from, until } of [...exceptions, ...changes])
    for (let date = from < first ? first : from; date <= until; date = addDays(date, 1))
      dates.add(date);
  return [...dates].sort();
}

/** The cancelled dates and the changed sessions of a class from `first` on. */
export function differencesOf(
  calendar: SpecialDays,
  slot: LiveSlot,
  first: string,
): { off: string[]; changed: (Session & { date: string })[] } {
  const sessions = datesThatDiffer(calendar, first)
    .filter((date) => dayOf(date) === slot.day && isHeldOn(slot.weeks ?? {}, date))
    .map((date) => ({ date, ...sessionOn(calendar, slot, date)! }));
  return {
    off: sessions.flatMap(({ date, off }) => (off === undefined ? [] : [date])),
    changed: sessions.filter(({ off, changed }) => off === undefined && changed),
  };
}
