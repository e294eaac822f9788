import { fill, type Sentence } from '../../text/fill.ts';
import { formatTime } from '../../text/format.ts';
import type { IndianTime } from '../../timetable/clock.ts';
import { partOf, shownSession, startOf } from './week-parts.ts';

/** Places the line that marks the current time: across the grid between two hours, and in today's list. */
export function markNow(box: HTMLElement, words: Sentence<'time'>, { day, time }: IndianTime) {
  const across = partOf(box, 'now');
  const hours = [...box.querySelectorAll<HTMLElement>('[data-hour]:not([hidden])')];
  const later = hours.find(({ dataset }) => dataset['hour']! > time.slice(0, 2));
  across.hidden = hours.length === 0;
  // The list says the same in words.
  across.ariaHidden = 'true';
  across.firstElementChild!.textContent = formatTime(time);
  // Below the last hour there are only empty lines of the grid.
  across.style.gridRow = later ? String(Number(later.dataset['line']) + 1) : '-2';
  // Today is the first of the days.
  across.style.gridColumn = '1 / 3';

  const here = partOf(box, 'now-here');
  here.firstElementChild!.textContent = fill(words, { time: formatTime(time) });
  here.lastElementChild!.textContent = formatTime(time);
  const rows = [...box.querySelectorAll(`[data-day=${day}] [data-slot]:not([data-out])`)];
  const next = rows.find((row) => {
    const session = shownSession(row);
    return session && startOf(session) > time;
  });
  const last = rows.findLast(shownSession);
  here.hidden = !(next ?? last);
  here.toggleAttribute('data-below', !next);
  if (next) next.prepend(here);
  else if (last) last.append(here);
}
