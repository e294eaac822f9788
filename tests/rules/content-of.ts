import type { CheckedFiles } from '../../src/content/checked-files.ts';
import { weekdays, type Weekday } from '../../src/content/weekdays.ts';

/** Content of a few files after their own checks; undefined ones have errors and are left out. */
export const contentOf = (files: Record<string, unknown>): CheckedFiles =>
  new Map(Object.entries(files).filter(([, value]) => value !== undefined));

/** The seven files of the schedule, with rows on some days. */
export const scheduleOf = (rows: Partial<Record<Weekday, readonly object[]>>) =>
  Object.fromEntries(weekdays.map((day) => [`schedule/${day}.yaml`, { classes: rows[day] ?? [] }]));

/** A class at a time, "09:00–10:00", by a coach. */
export function row(name: string, time: string, trainer = 'arjun-h', more: object = {}) {
  const [start, end] = time.split('–');
  return { class: name, start, end, trainer, ...more };
}

/** All findings of a rule. */
export const all = <Finding>(findings: Iterable<Finding>): Finding[] => [...findings];
