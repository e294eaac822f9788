import { fill } from '../../content/text/fill.ts';
import type { PlaceTime } from '../../timetable/clock.ts';
import type { LiveWeekProps } from './live-week-props.ts';
import { partOf, shownSession, startOf } from './week-parts.ts';

/**
 * Moves the marker of the current time: on wide screens in the grid of hours, on phones in the list of today's classes.
 * Part of live-week.ts, which runs in the browser.
 */
export function markNow(
  box: HTMLElement,
  { clock, words }: Pick<LiveWeekProps, 'clock' | 'words'>,
  { day, time }: PlaceTime,
) {
  const [before, after] = clock[Number(time.slice(0, 2))]!;
  const inWords = before + time.slice(3) + after;
  const gridMarker = partOf(box, 'now');
  const hours = [...box.querySelectorAll<HTMLElement>('[data-hour]:not([hidden])')];
  const nextHour = hours.find(({ dataset }) => dataset['hour']! > time.slice(0, 2));
  gridMarker.hidden = hours.length === 0;
  // Decorative, because the top of the page names the current and the next class in words.
  gridMarker.ariaHidden = 'true';
  gridMarker.firstElementChild!.textContent = inWords;
  // After the last hour the marker goes to the end of the grid.
  gridMarker.style.gridRow = nextHour ? String(Number(nextHour.dataset['line']) + 1) : '-2';
  // The first column has the hours, and today comes next (today-first.ts).
  gridMarker.style.gridColumn = '1 / 3';

  const listMarker = partOf(box, 'now-here');
  listMarker.firstElementChild!.textContent = fill(words.now, { time: inWords });
  listMarker.lastElementChild!.textContent = inWords;
  const rows = [...box.querySelectorAll(`[data-day=${day}] [data-slot]:not([data-out])`)];
  const next = rows.find((row) => {
    const session = shownSession(row);
    return session && startOf(session) > time;
  });
  const last = rows.findLast(shownSession);
  listMarker.hidden = !(next ?? last);
  listMarker.toggleAttribute('data-below', !next);
  if (next) next.prepend(listMarker);
  else if (last) last.append(listMarker);
}
