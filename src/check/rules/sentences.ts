import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import {
  capitalise,
  formatDate,
  formatPrice,
  formatTime,
  midnight,
} from '../../content/text/format.ts';
import type { Weekday } from '../../content/weekdays.ts';
import type { DateRange } from '../../timetable/recurrence.ts';

/** Functions that write names, dates, times and prices for the sentences of rules. */
export type Say = ReturnType<typeof sayOf>;

/** Returns functions that name classes, coaches and plans by their ids, and write days, times and prices. */
export function sayOf(content: CheckedFiles, place: PlaceFormats) {
  const namesOf = (things: readonly { id: string; name: string }[] | undefined) => {
    const names = new Map(things?.map(({ id, name }) => [id, name] as const));
    return (id: string) => names.get(id) ?? id;
  };
  const date = (day: string) => formatDate(day, place);
  const time = (at: string) => formatTime(at, place);
  const times = ({ start, end }: { start: string; end: string }) =>
    `${time(start)} to ${end === midnight ? 'midnight' : time(end)}`;
  const days = ({ from, until }: DateRange) =>
    from === until ? date(from) : `${date(from)} to ${date(until)}`;
  return {
    class: namesOf(valueOf(content, 'classes.yaml')?.classes),
    coach: namesOf(valueOf(content, 'trainers.yaml')?.trainers),
    plan: namesOf(valueOf(content, 'plans.yaml')?.plans),
    price: (amount: number) => formatPrice(amount, place),
    date,
    time,
    /** "9:00am to 10:00am" */
    times,
    /** "6:00am to 11:00am and 4:00pm to 10:00pm" */
    hours: (spans: readonly { opens: string; closes: string }[]) =>
      spans.map(({ opens: start, closes: end }) => times({ start, end })).join(' and '),
    /** "Friday, December 4, 2026" */
    day: (weekday: Weekday, day: string) => `${capitalise(weekday)}, ${date(day)}`,
    /** "December 4, 2026 to December 6, 2026" or "December 4, 2026" */
    days,
    /** "from December 4, 2026 to December 6, 2026" or "on December 4, 2026", after a verb. */
    onDays: (range: DateRange) => `${range.from === range.until ? 'on' : 'from'} ${days(range)}`,
  };
}
