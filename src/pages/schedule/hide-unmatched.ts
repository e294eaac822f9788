import { hourOf } from '../../timetable/week-grid.ts';
import { shownSession, startOf } from './week-parts.ts';

/** A filtered week of at most this many classes has larger type; one with at most this many on each day, roomy rows. */
const few = 12;

/** Whether a session matches the filters. */
export type Matches = (classId: string, trainer: string, start: string) => boolean;

/**
 * Hides the classes that do not match and the hours without any, and marks the days without any. Returns how many
 * classes are left.
 */
export function hideUnmatched(week: HTMLElement, isFiltered: boolean, matches: Matches): number {
  for (const row of week.querySelectorAll<HTMLElement>('[data-slot]')) {
    const session = shownSession(row);
    const start = session && startOf(session);
    const trainer = session?.querySelector('[data-part=coach]')?.textContent;
    row.toggleAttribute(
      'data-out',
      start === undefined || !matches(row.dataset['class']!, trainer!, start),
    );
  }
  showHours(week, isFiltered);
  const counts = [...week.querySelectorAll('[data-day]')].map((day) => {
    const count = day.querySelectorAll('[data-slot]:not([data-out])').length;
    day.toggleAttribute('data-empty', isFiltered && count === 0);
    return count;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  week.toggleAttribute('data-filtered', isFiltered);
  week.toggleAttribute('data-few', isFiltered && total <= few);
  week.toggleAttribute('data-roomy', isFiltered && Math.max(...counts) <= few);
  return total;
}

/** Hides hours without classes; without a filter, the hours of the usual week stay. */
function showHours(week: HTMLElement, isFiltered: boolean) {
  const shown = new Set(
    [...week.querySelectorAll('[data-slot]:not([data-out])')].flatMap((row) => {
      const session = shownSession(row);
      return session ? [hourOf(startOf(session))] : [];
    }),
  );
  for (const hour of week.querySelectorAll<HTMLElement>('[data-hour]'))
    hour.hidden =
      (isFiltered || !hour.hasAttribute('data-own')) && !shown.has(hour.dataset['hour']!);
}
