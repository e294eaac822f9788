import { addDays, dayOf } from './clock.ts';
import { sessionOn, type Session } from './sessions.ts';
import type { SpecialDays, LiveSlot } from './special-days.ts';
import { isItsWeek } from './weeks.ts';

/** Each date from `first` on, in order, on which anything may differ from the usual week. */
export function datesThatDiffer({ exceptions, changes }: SpecialDays, first: string): string[] {
  const dates = new Set<string>();
  for (const { from, until } of [...exceptions, ...changes])
    for (let date = from < first ? first : from; date <= until; date = addDays(date, 1))
      dates.add(date);
  return [...dates].sort();
}

/** How a class differs from `first` on: the dates on which it is cancelled, and those on which it is changed. */
export function differencesOf(
  calendar: SpecialDays,
  slot: LiveSlot,
  first: string,
): { off: string[]; changed: (Session & { date: string })[] } {
  const sessions = datesThatDiffer(calendar, first)
    .filter((date) => dayOf(date) === slot.day && isItsWeek(slot.weeks, date))
    .map((date) => ({ date, ...sessionOn(calendar, slot, date)! }));
  return {
    off: sessions.flatMap(({ date, off }) => (off === undefined ? [] : [date])),
    changed: sessions.filter(({ off, changed }) => off === undefined && changed),
  };
}
