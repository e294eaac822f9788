import type { PlaceFormats } from './place/place-formats.ts';

/** The days of the week, from Monday on, as content files name them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns the name of a weekday in the language of the site, as within a sentence: "Monday", "mandag". */
export const nameOfDay = (day: Weekday, place: PlaceFormats): string =>
  place.weekdays[weekdays.indexOf(day)]!;

/** Returns the weekdays in the order of the country of the site, where a week may begin on Sunday. */
export function weekdaysInOrder({ firstDay }: PlaceFormats): Weekday[] {
  return [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
}

/** Returns the short name of a weekday in the language of the site: "Mon", or "man" in Danish. */
export const shortNameOfDay = (day: Weekday, place: PlaceFormats): string =>
  place.shortWeekdays[weekdays.indexOf(day)]!;

/** Returns the weekday some days later: "sunday" → "monday". `days` may not be negative. */
export const weekdayAfter = (day: Weekday, days = 1): Weekday =>
  weekdays[(weekdays.indexOf(day) + days) % 7]!;

/** Counts the days from one weekday to the next one of another: "sunday" and "monday" → 1. */
export const daysFrom = (first: Weekday, day: Weekday) =>
  (weekdays.indexOf(day) - weekdays.indexOf(first) + 7) % 7;

/** Makes a value for each weekday. */
export const byWeekday = <Value>(valueOf: (day: Weekday) => Value) =>
  Object.fromEntries(weekdays.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>;
