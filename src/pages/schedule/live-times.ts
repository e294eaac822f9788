import type { Sentence } from '../../text/fill.ts';
import { fill } from '../../text/fill.ts';
import { nameOfDay } from '../../content/weekdays.ts';
import { formatDate, formatTime, splitTime } from '../../text/format.ts';
import { dayOf, placeNow, type PlaceTime } from '../../timetable/clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { nextSession } from '../../timetable/next-session.ts';
import { markRows, type RowsProps } from './mark-rows.ts';

export interface LiveTimesProps extends RowsProps {
  next: {
    dated: Sentence<'class' | 'day' | 'date'>;
    held: Sentence<'start' | 'end' | 'trainer'>;
  };
}

/** Fills in the next session of a class or coach, and marks the rows of their week. */
export function liveTimes(box: HTMLElement, props: LiveTimesProps) {
  followClock(() => {
    const now = placeNow();
    markRows(box, props, now, true);
    for (const place of box.querySelectorAll<HTMLElement>('[data-next]'))
      markNext(place, props, now);
  });
}

/** Without a next session the first time of the week remains. */
function markNext(place: HTMLElement, props: LiveTimesProps, now: PlaceTime) {
  const { trainer } = place.dataset;
  const found = nextSession(props, props.slots, now, trainer);
  if (!found) return;
  const { session, date } = found;
  const [number, half] = splitTime(session.start);
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part=next-${name}]`);
  part('time')!.setAttribute('datetime', session.start);
  part('number')!.textContent = number;
  part('half')!.textContent = half;
  part('date')!.textContent = fill(props.next.dated, {
    class: session.slot.class,
    day: nameOfDay(dayOf(date)),
    date: formatDate(date),
  });
  const details = part('details');
  if (details)
    details.textContent = fill(props.next.held, {
      start: formatTime(session.start),
      end: formatTime(session.end),
      trainer: session.trainer,
    });
}
