import type { SchedulePageContent } from '../content/pages/schedule.ts';
import type { Weekday } from '../content/weekdays.ts';
import { fill } from '../fill.ts';
import { formatDate, formatHours } from '../format.ts';
import { opening, whyNot, type Exceptions, type LiveSlot } from './calendar.ts';
import { addDays, dayAfter, indianTime, type IndianTime } from './clock.ts';
import { statesOf } from './slot-state.ts';

export interface LiveScheduleProps extends Exceptions {
  /** The day that the page shows; none on the page of the whole week. */
  day: Weekday | undefined;
  slots: readonly LiveSlot[];
  states: SchedulePageContent['states'];
  closed: SchedulePageContent['closed'];
}

/** The date of the next day of this name, today included. */
function dateOf(day: Weekday, now: IndianTime): string {
  let ahead = 0;
  while (dayAfter(now.day, ahead) !== day) ahead++;
  return addDays(now.date, ahead);
}

/** Marks today in the row of days and the state of each class, and keeps both true while the page is open. */
export function liveSchedule(box: HTMLElement, props: LiveScheduleProps) {
  const update = () => {
    const now = indianTime(new Date());
    for (const link of box.querySelectorAll<HTMLElement>('[data-day]')) {
      const today = link.dataset['day'] === now.day;
      link.toggleAttribute('data-today', today);
      link.querySelector('[data-part=today]')!.toggleAttribute('hidden', !today);
    }
    if (props.day !== undefined) markRows(box, props, props.day, now);
  };
  update();
  setInterval(update, 20_000);
}

function markRows(box: HTMLElement, props: LiveScheduleProps, day: Weekday, now: IndianTime) {
  const date = dateOf(day, now);
  const isToday = day === now.day;
  const states = isToday
    ? statesOf(props, props.slots, now)
    : props.slots.map(() => 'later' as const);
  for (const [index, slot] of props.slots.entries()) {
    const row = box.querySelector<HTMLElement>(`[data-slot="${slot.id}"]`)!;
    const why = whyNot(props, slot, date);
    const state = why === undefined ? states[index]! : 'cancelled';
    row.dataset['state'] = state;
    const words = row.querySelector('[data-part=state]')!;
    words.toggleAttribute('hidden', state === 'later');
    words.textContent =
      state === 'later'
        ? ''
        : state === 'cancelled' && why
          ? `${props.states.cancelled}: ${why}`
          : props.states[state];
  }
  const note = box.querySelector('[data-part=exception]')!;
  const said = exceptionNote(props, day, date);
  note.textContent = said;
  note.toggleAttribute('hidden', said === '');
}

/** What is different on this date: "Closed on January 26, 2027: Republic Day. No classes that day." */
function exceptionNote(props: LiveScheduleProps, day: Weekday, date: string): string {
  const { spans, reason } = opening(props, date, day);
  if (reason === undefined) return '';
  const shown = { date: formatDate(date), reason };
  if (spans.length === 0) return fill(props.closed.closedDay, shown);
  const hours = spans.map(({ opens, closes }) => formatHours(opens, closes)).join(', ');
  return fill(props.closed.otherHours, { ...shown, hours });
}
