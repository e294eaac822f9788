import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import { fill } from '../../content/text/fill.ts';
import { weekdays } from '../../content/weekdays.ts';
import { nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { placeNow } from '../../timetable/page-clock.ts';
import {
  type ComingWeeks,
  type DatedSession,
  isKnown,
  sessionsFrom,
  type SessionState,
  spansOn,
  statesNow,
} from '../../timetable/coming-weeks.ts';
import { followClock } from '../../timetable/follow-clock.ts';
import type { dayProps } from './day-pages.ts';

type LiveScheduleProps = ReturnType<typeof dayProps>['live'];

const partOf = (box: ParentNode, name: string) =>
  box.querySelector<HTMLElement>(`[data-part=${name}]`)!;

/**
 * Marks today and the state of each class on the page of a weekday, and updates both while the page is open. It finds
 * the elements of ScheduleDayPage.tsx, TimetableTools.tsx and ScheduleBoard.tsx by `data-part`: change them together.
 */
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

function showNotes(
  box: HTMLElement,
  { closed, sentence }: LiveScheduleProps['notes'][string] = { sentence: '' },
) {
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

interface RowsProps {
  weeks: ComingWeeks;
  states: Omit<SchedulePageContent['states'], 'moved' | 'saved'>;
}

/**
 * Shows in each row of a timetable the state of its class, such as on now, finished or cancelled, on its next date in
 * the coming `days`. With `showsDates`, a row without such a state shows its date, because the rows are of several
 * days.
 */
export function markRows(
  box: HTMLElement,
  { weeks, states: words }: RowsProps,
  now: PlaceTime,
  days: number,
  showsDates = false,
) {
  const states = statesNow(weeks, now);
  const coming = sessionsFrom(weeks, now.date, days);
  // A class with changed dates has a row for each; only one row is visible at a time.
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const id = row.dataset['slot']!;
    const next = coming.find((session) => session.id === id);
    const isMoved = [...row.querySelectorAll<HTMLElement>('[data-part=moved]')].some(
      ({ dataset }) => dataset['from'] === now.date,
    );
    const state = isMoved ? 'later' : (states.get(id) ?? stateOf(next));
    row.dataset['state'] = state;
    const label = row.querySelector<HTMLElement>('[data-part=state]')!;
    label.hidden = state === 'later' && !(showsDates && next);
    if (label.hidden) continue;
    label.querySelector('[data-part=state-words]')!.textContent = wordsOf(
      words,
      state,
      next && weeks.dates[next.date]!,
    );
  }
}

const stateOf = (next: DatedSession | undefined): SessionState =>
  next?.off === undefined ? 'later' : 'cancelled';

function wordsOf(words: RowsProps['states'], state: SessionState, date = ''): string {
  if (state === 'later') return date;
  return state === 'cancelled' ? fill(words.cancelled, { date }) : words[state];
}
