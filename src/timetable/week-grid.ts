import type { Hours } from '../content/hours.ts';

/** The most lines that the grid of the week can have: src/design/styles/base.scss has a class for each. */
const mostLines = 99;

/** A class on a day of the week, with every time at which it may begin: the usual time, and others on changed dates. */
export interface PlacedClass {
  id: string;
  starts: readonly string[];
}

/** The lines of the printed and shown week, so that classes of the same hour stand beside each other. */
export interface WeekGrid {
  /** Returns the line of a class that begins at this time. */
  lineOf: (id: string, start: string) => number;
  /** The hours of the axis, such as "09", with their first lines; none if a week has too many classes for a grid. */
  hours: readonly { hour: string; line: number }[];
}

export const hourOf = (start: string) => start.slice(0, 2);

/**
 * Lines up the classes of seven days by the hour at which they begin. An hour has as many lines as the day with most
 * classes in that hour; an hour without classes has no line.
 */
export function gridOf(days: readonly (readonly PlacedClass[])[]): WeekGrid {
  const lines = new Map<string, number>();
  const hours: { hour: string; line: number }[] = [];
  const all = [...new Set(days.flat().flatMap(({ starts }) => starts.map(hourOf)))].sort();
  let next = 1;
  for (const hour of all) {
    hours.push({ hour, line: next });
    let most = 0;
    for (const classes of days) {
      const inHour = classes.filter(({ starts }) => starts.some((start) => hourOf(start) === hour));
      inHour.forEach(({ id }, index) => lines.set(`${id} ${hour}`, next + index));
      most = Math.max(most, inHour.length);
    }
    next += most;
  }
  if (next - 1 <= mostLines)
    return { lineOf: (id, start) => lines.get(`${id} ${hourOf(start)}`)!, hours };
  // Without a grid, the classes of each day stand one below the other.
  const places = new Map(days.flatMap((day) => day.map(({ id }, index) => [id, index + 1])));
  return { lineOf: (id) => places.get(id)!, hours: [] };
}

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** Returns the part of the day in which a class begins. */
export function partOfDay(
  start: string,
  { afternoonFrom, eveningFrom }: Hours['partsOfDay'],
): PartOfDay {
  if (start < afternoonFrom) return 'morning';
  return start < eveningFrom ? 'afternoon' : 'evening';
}
