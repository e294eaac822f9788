import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { daysSinceMonday } from '../../timetable/clock.ts';

/**
 * Inline script of the page: moves the days before today behind the others, in every `data-weekdays` list,
 * before the first paint. The lists begin with Monday.
 */
export const todayFirstScript =
  `for(let n=${daysSinceMonday};n--;)` +
  'for(const e of document.querySelectorAll("[data-weekdays]"))' +
  'e.append(e.querySelector(":scope>li,:scope>section"))';

/** Lets the lists begin with `first`: at midnight with the next day, on paper with Monday. */
export function startDaysWith(box: HTMLElement, first: Weekday) {
  const days = box.querySelectorAll<HTMLElement>('[data-day]');
  const begins = weekdays.indexOf(days[0]!.dataset['day'] as Weekday);
  const focused = document.activeElement as HTMLElement | null;
  for (let n = (weekdays.indexOf(first) - begins + 7) % 7; n > 0; n--)
    for (const list of box.querySelectorAll('[data-weekdays]'))
      list.append(list.querySelector(':scope > li, :scope > section')!);
  // An element that is moved loses the focus.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}
