import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { localNowInScript } from '../../timetable/clock.ts';

/**
 * An inline script that makes every `data-weekdays` list begin with today before the first paint. Without it they begin
 * with the first day of a week.
 */
export const todayFirstScript = () =>
  'for(let e of document.querySelectorAll(`[data-weekdays]`))' +
  `for(let t=(new Date(${localNowInScript()}).getUTCDay()+${(13 - __PLACE__.firstDay) % 7})%7;t--;)e.append(e.firstElementChild)`;

/** Makes the lists begin with `first`: the next day after midnight, the first of a week on paper. */
export function startDaysWith(box: HTMLElement, first: Weekday) {
  const days = box.querySelectorAll<HTMLElement>('[data-day]');
  const begins = weekdays.indexOf(days[0]!.dataset['day'] as Weekday);
  const focused = document.activeElement as HTMLElement | null;
  for (let n = (weekdays.indexOf(first) - begins + 7) % 7; n > 0; n--)
    for (const list of box.querySelectorAll('[data-weekdays]'))
      list.append(list.querySelector(':scope > :is(li, section)')!);
  // A moved element loses the focus.
  if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}
