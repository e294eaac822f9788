import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { splitDate } from '../../text/format.ts';
import { placeNow, nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { notesOfDay, type ClosedWords } from '../../timetable/day-notes.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { opening } from '../../timetable/special-days.ts';
import { markRows, type RowsProps } from './mark-rows.ts';

export interface LiveScheduleProps extends RowsProps {
  /** The day that the page shows. */
  day: Weekday;
  closed: ClosedWords;
}

const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** Marks today and the state of each class, and updates both while the page is open. */
export function liveSchedule(box: HTMLElement, props: LiveScheduleProps) {
  partOf(box, 'print').addEventListener('click', () => print());
  followClock(() => {
    const now = placeNow();
    markDays(box, props, now);
    markDay(box, props, props.day, now);
  });
}

/** Marks today, and the closed days of the coming week. */
function markDays(box: HTMLElement, props: LiveScheduleProps, now: PlaceTime) {
  for (const day of weekdays) {
    const link = box.querySelector<HTMLElement>(`[data-day=${day}]`)!;
    const today = day === now.day;
    const closed = opening(props, nextDate(day, now.date), day).spans.length === 0;
    link.toggleAttribute('data-today', today);
    link.toggleAttribute('data-closed', closed);
    partOf(link, 'today').hidden = !today || closed;
    partOf(link, 'closed').hidden = !closed;
  }
}

function markDay(box: HTMLElement, props: LiveScheduleProps, day: Weekday, now: PlaceTime) {
  const date = nextDate(day, now.date);
  const { closed, sentences } = notesOfDay(props, props.slots, props.closed, day, date);
  const note = partOf(box, 'note');
  partOf(note, 'note-words').textContent = sentences.join(' ');
  note.hidden = sentences.length === 0;
  partOf(box, 'shut').hidden = closed === undefined;
  partOf(box, 'board').hidden = closed !== undefined;
  if (closed) {
    const { day: number, month } = splitDate(date);
    partOf(box, 'shut-day').textContent = number;
    partOf(box, 'shut-month').textContent = month;
    partOf(box, 'shut-reason').textContent = closed.reason;
    partOf(box, 'shut-sentence').textContent = closed.sentence;
  }
  markRows(box, props, now);
}
