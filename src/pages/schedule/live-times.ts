import { fill } from '../../content/text/fill.ts';
import { showOfToday } from '../../design/runtime/show-of-today.ts';
import { addDays, type PlaceTime } from '../../timetable/clock.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import {
  isKnown,
  sessionsFrom,
  stillToCome,
  timeWords,
  weekdayName,
} from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { liveTimesProps } from './filtered-timetable.ts';
import { markRows } from './live-schedule.ts';

type LiveTimesProps = ReturnType<typeof liveTimesProps>;

/**
 * Fills in the next session of a class or coach, and marks the rows of their week. It finds the elements of
 * TimetableTools.tsx and CoachesPage.tsx by `data-next` and `data-part`: change them together.
 */
export function liveTimes(box: HTMLElement, props: LiveTimesProps) {
  const days = props.weeks.held.length;
  followClock(() => {
    const now = placeNow();
    markRows(box, props, now, days, true);
    for (const place of box.querySelectorAll<HTMLElement>('[data-next]'))
      markNext(place, props, now);
    showOfToday();
  });
}

/** Fills in the next session. If there is none, a time of every week remains, and a session of some dates is over. */
function markNext(place: HTMLElement, { weeks, next: words }: LiveTimesProps, now: PlaceTime) {
  const { trainer } = place.dataset;
  const next = stillToCome(sessionsFrom(weeks, now.date, weeks.held.length), now).find(
    ({ coach }) => trainer === undefined || trainer === coach,
  );
  if (!next) {
    const { until } = place.dataset;
    if (until === undefined || !isKnown(weeks, until)) return;
    place.dataset['until'] = addDays(now.date, -1);
    const instead = place.parentElement!.querySelector<HTMLElement>('[data-part=no-next]');
    if (instead) instead.dataset['from'] = now.date;
    return;
  }
  const [number, half] = weeks.times[next.start]!;
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=next-${name}]`);
  part('time')!.setAttribute('datetime', next.start);
  part('number')!.textContent = number;
  part('half')!.textContent = half;
  part('date')!.textContent = fill(words.dated, {
    class: next.name,
    day: weekdayName(weeks, next.date),
    date: weeks.dates[next.date]!,
  });
  const details = part('details');
  if (details)
    details.textContent = fill(words.held, {
      start: timeWords(weeks, next.start),
      end: timeWords(weeks, next.end),
      trainer: next.coach,
    });
}
