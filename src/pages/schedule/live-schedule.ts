import { weekdays } from '../../content/weekdays.ts';
import { partsIn } from '../../design/runtime/parts.ts';
import { nextDate } from '../../content/dates.ts';
import { type PlaceTime } from '../../timetable/clock.ts';
import { insteadOn } from '../../timetable/coming-sessions.ts';
import { isKnown, rowsOn, spansOn } from '../../timetable/coming-weeks.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { dayProps } from './day-pages.ts';
import type { dayParts, listParts } from './timetable-parts.ts';
import { markStates, showRows } from './write-rows.ts';

type LiveScheduleProps = ReturnType<typeof dayProps>['live'];

/**
 * Marks today and the state of each class on the page of a weekday, and shows the rows of its next date, while the page
 * is open.
 */
export function liveSchedule(box: HTMLElement, props: LiveScheduleProps) {
  const { find } = partsIn<typeof dayParts>(box);
  find('print').addEventListener('click', () => print());
  followClock(() => {
    const now = placeNow();
    markDays(box, props, now);
    showDate(box, props, nextDate(props.day, now.date));
    markStates(box.querySelectorAll<HTMLElement>('[data-slot]'), props, now);
  });
}

/** Marks today, and the closed days of the coming week. */
function markDays(box: HTMLElement, { weeks }: LiveScheduleProps, now: PlaceTime) {
  for (const day of weekdays) {
    const link = box.querySelector<HTMLElement>(`[data-day=${day}]`)!;
    const { find } = partsIn<typeof dayParts>(link);
    const today = day === now.day;
    const date = nextDate(day, now.date);
    const closed = isKnown(weeks, date) && spansOn(weeks, date).length === 0;
    link.toggleAttribute('data-today', today);
    link.toggleAttribute('data-closed', closed);
    find('today').hidden = !today || closed;
    find('closed').hidden = !closed;
  }
}

/** Shows the rows of a date, or what stands in their place, unless the page has those of the date. */
function showDate(box: HTMLElement, { weeks, instead, notes }: LiveScheduleProps, date: string) {
  const list = partsIn<typeof listParts>(box);
  const rows = rowsOn(weeks, date);
  if (!showRows(list.find('row'), list.find('rows'), date, rows, weeks)) return;
  const { find } = partsIn<typeof dayParts>(box);
  const none = insteadOn(instead, date, rows.length > 0);
  find('none').hidden = none === undefined;
  find('none').textContent = none ?? '';
  const { closed, sentence = '' } = notes[date] ?? {};
  find('exceptionWords').textContent = sentence;
  find('exception').hidden = sentence === '';
  find('shut').hidden = closed === undefined;
  find('board').hidden = closed !== undefined;
  if (!closed) return;
  find('shutDay').textContent = closed.day;
  find('shutMonth').textContent = closed.month;
  find('shutReason').textContent = closed.reason;
  find('shutSentence').textContent = closed.sentence;
}
