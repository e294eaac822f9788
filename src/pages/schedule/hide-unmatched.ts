import type { LiveSlot } from '../../timetable/special-days.ts';
import { hourOf } from '../../timetable/week-grid.ts';
import { shownSession, startOf } from './week-parts.ts';

/** At most this many classes are set larger, and a day with more of them is dense. */
const few = 12;

/** Whether a session fits what is chosen. */
export type Fits = (classId: string, trainer: string, start: string) => boolean;

/** Hides the classes that do not fit, and the hours and days without any. Returns how many are left. */
export function hideUnmatched(
  week: HTMLElement,
  slots: readonly LiveSlot[],
  filtered: boolean,
  fits: Fits,
): number {
  for (const row of week.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { classId } = slots.find(({ id }) => id === row.dataset['slot'])!;
    const session = shownSession(row);
    const start = session && startOf(session);
    const trainer = session?.querySelector('[data-part=coach]')?.textContent;
    row.toggleAttribute('data-out', start === undefined || !fits(classId, trainer!, start));
  }
  showHours(week, filtered);
  const numbers = [...week.querySelectorAll('[data-day]')].map((day) => {
    const number = day.querySelectorAll('[data-slot]:not([data-out])').length;
    day.toggleAttribute('data-empty', filtered && number === 0);
    return number;
  });
  const all = numbers.reduce((sum, number) => sum + number, 0);
  week.toggleAttribute('data-filtered', filtered);
  week.toggleAttribute('data-few', filtered && all <= few);
  week.toggleAttribute('data-roomy', filtered && Math.max(...numbers) <= few);
  return all;
}

/** While nothing is filtered, the hours of the usual week stay. */
function showHours(week: HTMLElement, filtered: boolean) {
  const shown = new Set(
    [...week.querySelectorAll('[data-slot]:not([data-out])')].flatMap((row) => {
      const session = shownSession(row);
      return session ? [hourOf(startOf(session))] : [];
    }),
  );
  for (const hour of week.querySelectorAll<HTMLElement>('[data-hour]'))
    hour.hidden = (filtered || !hour.hasAttribute('data-own')) && !shown.has(hour.dataset['hour']!);
}
