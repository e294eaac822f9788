import { type CheckedFiles, valueOf } from '../../content/files.ts';
import { capitalise, formatDate, formatTime, midnight } from '../../content/text/format.ts';
import type { Weekday } from '../../content/weekdays.ts';

/** What the sentences of rules call classes, coaches and plans: their names, or an id that no file declares. */
export interface Names {
  class: (id: string) => string;
  coach: (id: string) => string;
  plan: (id: string) => string;
}

/** Returns the names of all classes, coaches and plans. Functions that say times and days in words are below. */
export function thingNames(content: CheckedFiles): Names {
  const namesOf = (things: readonly { id: string; name: string }[] | undefined) => {
    const names = new Map(things?.map(({ id, name }) => [id, name] as const));
    return (id: string) => names.get(id) ?? id;
  };
  return {
    class: namesOf(valueOf(content, 'classes.yaml')?.classes),
    coach: namesOf(valueOf(content, 'trainers.yaml')?.trainers),
    plan: namesOf(valueOf(content, 'plans.yaml')?.plans),
  };
}

/** Says a span of time: "9:00am to 10:00am". */
export const timesInWords = ({ start, end }: { start: string; end: string }) =>
  `${formatTime(start)} to ${timeOfEnd(end)}`;

const timeOfEnd = (end: string) => (end === midnight ? 'midnight' : formatTime(end));

/** Says several spans: "6:00am to 11:00am and 4:00pm to 10:00pm". */
export const hoursInWords = (spans: readonly { opens: string; closes: string }[]) =>
  spans.map(({ opens: start, closes: end }) => timesInWords({ start, end })).join(' and ');

/** Says a date with its weekday: "Friday, December 4, 2026". */
export const dayInWords = (day: Weekday, date: string) => `${capitalise(day)}, ${formatDate(date)}`;

/** Says some days after a verb: "from December 4, 2026 to December 6, 2026" or "on December 4, 2026". */
export const onDays = (days: { from: string; until: string }) =>
  `${days.from === days.until ? 'on' : 'from'} ${daysInWords(days)}`;

/** Says some days: "December 4, 2026 to December 6, 2026" or "December 4, 2026". */
export const daysInWords = ({ from, until }: { from: string; until: string }) =>
  from === until ? formatDate(from) : `${formatDate(from)} to ${formatDate(until)}`;
