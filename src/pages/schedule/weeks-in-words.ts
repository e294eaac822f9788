import { groupBy } from '../../content/group-by.ts';
import { fill } from '../../content/text/fill.ts';
import {
  capitalise,
  formatDate,
  formatTime,
  joinWords,
  uncapitalise,
} from '../../content/text/format.ts';
import { nameOfDay, shortNameOfDay, weekdaysInOrder } from '../../content/weekdays.ts';
import type { Weeks } from '../../content/weekly.ts';
import { isExtra, type Slot } from '../../timetable/slots.ts';
import type { SiteContent } from '../site-content.ts';

const everyWhich = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** Says the weeks of a class: "First Saturday of the month", "Every second Wednesday"; undefined for every week. */
export function recurrenceInWords(site: SiteContent, { weeks, day }: Slot): string | undefined {
  const words = site.files['pages/schedule.yaml'].weeks;
  const name = nameOfDay(day, site.place);
  if (weeks?.everyWeeks !== undefined) {
    const which = words[everyWhich[weeks.everyWeeks - 2]!].toLowerCase();
    return fill(words.every, { which, day: name });
  }
  if (!weeks?.weeksOfMonth) return undefined;
  const [first, ...rest] = weeks.weeksOfMonth.map((which) => words[which]);
  const which = joinWords([first!, ...rest.map((one) => one.toLowerCase())], site.place);
  return fill(words.ofMonth, { which, day: name });
}

/** Says from when to when a class is held: "from January 4, 2027"; undefined if it has begun and has no end. */
function periodInWords(site: SiteContent, { from = '', until }: Weeks): string | undefined {
  const words = site.files['pages/schedule.yaml'].weeks;
  const begins = from > site.today ? formatDate(from, site.place) : undefined;
  const ends = until === undefined ? undefined : formatDate(until, site.place);
  if (begins === undefined) return ends && fill(words.until, { date: ends });
  if (ends === undefined) return fill(words.from, { date: begins });
  return fill(words.fromUntil, { from: begins, until: ends });
}

/** Says weeks and period: "Every second Wednesday, until March 31, 2027"; undefined if there is nothing to say. */
export function weeksInWords(site: SiteContent, slot: Slot): string | undefined {
  if (!slot.weeks || isExtra(slot)) return undefined;
  const parts = [recurrenceInWords(site, slot), periodInWords(site, slot.weeks)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : capitalise(parts.join(', '));
}

/** Says on which days classes are held, for each start: "Mon and Tue" and "6:00pm". */
export const daysByStart = (site: SiteContent, slots: readonly Slot[]) =>
  [...groupBy(slots, (slot) => startInWords(site, slot))].map(([start, same]) => {
    const days = weekdaysInOrder(site.place).filter((day) => same.some((slot) => slot.day === day));
    const names = days.map((day) => shortNameOfDay(day, site.place));
    return { start, days: joinWords(names, site.place) };
  });

/** Says the start of a class, with its weeks unless it is weekly: "10:00am (first Saturday of the month)". */
export function startInWords(site: SiteContent, slot: Slot): string {
  const words = site.files['pages/schedule.yaml'].weeks;
  const start = formatTime(slot.start, site.place);
  const weeks = weeksInWords(site, slot);
  if (weeks === undefined) return start;
  return fill(words.start, { start, weeks: uncapitalise(weeks) });
}
