import { weekdays, type Weekday } from '../../content/weekdays.ts';
import { placeNow, nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { isKnown, spansOn } from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import { markRows, type RowsProps } from './mark-rows.ts';

/** What a page says of a date that differs from the usual week. */
export interface NotesOfDate {
  /** When the gym is closed all day: the number of the day, "26", and "January 2027", the reason, and a sentence. */
  closed?: { day: string; month: string; reason: string; sentence: string };
  /** About special hours and cancelled classes. */
  sentence: string;
}

export interface LiveScheduleProps extends RowsProps {
  /** The day that the page shows. */
  day: Weekday;
  /** By date. */
  notes: Readonly<Record<string, NotesOfDate>>;
}

const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/** Marks today and the state of each class, and updates both while the page is open. */
export function liveSchedule(box: HTMLElement, props: LiveScheduleProps) {
  partOf(box, 'print').addEventListener('click', () => print());
  followClock(() => {
    const now = placeNow();
    markDays(box, props, now);
    showNotes(box, props.notes[nextDate(props.day, now.date)]);
    markRows(box, props, now, 7);
  });
}

/** Marks today, and the closed days of the coming week. */
function markDays(box: HTMLElement, { weeks }: LiveScheduleProps, now: PlaceTime) {
  for (const day of weekdays) {
    const link = box.querySelector<HTMLElement>(`[data-day=${day}]`)!;
    const today = day === now.day;
    const date = nextDate(day, now.date);
    const closed = isKnown(weeks, date) && spansOn(weeks, date).length === 0;
    link.toggleAttribute('data-today', today);
    link.toggleAttribute('data-closed', closed);
    partOf(link, 'today').hidden = !today || closed;
    partOf(link, 'closed').hidden = !closed;
  }
}

function showNotes(box: HTMLElement, { closed, sentence }: NotesOfDate = { sentence: '' }) {
  const note = partOf(box, 'note');
  partOf(note, 'note-words').textContent = sentence;
  note.hidden = sentence === '';
  partOf(box, 'shut').hidden = closed === undefined;
  partOf(box, 'board').hidden = closed !== undefined;
  if (!closed) return;
  partOf(box, 'shut-day').textContent = closed.day;
  partOf(box, 'shut-month').textContent = closed.month;
  partOf(box, 'shut-reason').textContent = closed.reason;
  partOf(box, 'shut-sentence').textContent = closed.sentence;
}
