import { valueOf, type CheckedFiles } from '../../content/files.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { capitalise, formatDate, formatTime, midnight } from '../../content/text/format.ts';

/** What sentences call classes and coaches: their names; an id that no file declares stays as it is. */
export interface Names {
  class: (id: string) => string;
  coach: (id: string) => string;
}

export function thingNames(content: CheckedFiles): Names {
  const namesOf = (things: readonly { id: string; name: string }[] | undefined) => {
    const names = new Map(things?.map(({ id, name }) => [id, name] as const));
    return (id: string) => names.get(id) ?? id;
  };
  return {
    class: namesOf(valueOf(content, 'classes.yaml')?.classes),
    coach: namesOf(valueOf(content, 'trainers.yaml')?.trainers),
  };
}

/** "9:00am to 10:00am" */
export const timesInWords = ({ start, end }: { start: string; end: string }) =>
  `${formatTime(start)} to ${timeOfEnd(end)}`;

const timeOfEnd = (end: string) => (end === midnight ? 'midnight' : formatTime(end));

/** "6:00am to 11:00am and 4:00pm to 10:00pm" */
export const hoursInWords = (spans: readonly { opens: string; closes: string }[]) =>
  spans.map(({ opens: start, closes: end }) => timesInWords({ start, end })).join(' and ');

/** "Friday, December 4, 2026" */
export const dayInWords = (day: Weekday, date: string) => `${capitalise(day)}, ${formatDate(date)}`;

/** "from December 4, 2026 to December 6, 2026", or "on" the one day. */
export const onDays = (days: { from: string; until: string }) =>
  `${days.from === days.until ? 'on' : 'from'} ${daysInWords(days)}`;

/** "December 4, 2026 to December 6, 2026", or the one day. */
export const daysInWords = ({ from, until }: { from: string; until: string }) =>
  from === until ? formatDate(from) : `${formatDate(from)} to ${formatDate(until)}`;
