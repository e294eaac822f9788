import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import { fill } from '../../text/fill.ts';
import { formatDate } from '../../text/format.ts';
import { nextDate, type IndianTime } from '../../timetable/clock.ts';
import { nextDateOf, sessionsOn } from '../../timetable/sessions.ts';
import { statesOf, type SlotState } from '../../timetable/slot-state.ts';
import type { LiveSlot, SpecialDays } from '../../timetable/special-days.ts';

export interface RowsProps extends SpecialDays {
  slots: readonly LiveSlot[];
  states: Omit<SchedulePageContent['states'], 'moved' | 'saved'>;
}

/**
 * Shows the state of each row of a timetable on the next date of its class: on now, finished, cancelled. `dated`: every
 * other row says its date, because the rows are of several days.
 */
export function markRows(box: HTMLElement, props: RowsProps, now: IndianTime, dated = false) {
  // A class with changed dates has a row for each, only one of which is visible at a time.
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const slot = props.slots.find(({ id }) => id === row.dataset['slot']);
    if (!slot) continue;
    const date = dated ? nextDateOf(slot, now.date) : nextDate(slot.day, now.date);
    if (date === undefined) continue;
    const isMoved = [...row.querySelectorAll<HTMLElement>('[data-part=moved]')].some(
      ({ dataset }) => dataset['from'] === now.date,
    );
    const state = isMoved ? 'later' : stateOf(props, slot, date, now);
    row.dataset['state'] = state;
    const words = row.querySelector<HTMLElement>('[data-part=state]')!;
    words.hidden = state === 'later' && !dated;
    if (words.hidden) continue;
    words.querySelector('[data-part=state-words]')!.textContent = wordsOf(props, state, date);
  }
}

function stateOf(props: RowsProps, { id }: LiveSlot, date: string, now: IndianTime): SlotState {
  const sessions = sessionsOn(props, props.slots, date);
  const today = date === now.date ? statesOf(sessions, now).get(id) : undefined;
  const isOff = sessions.some(({ slot, off }) => slot.id === id && off !== undefined);
  return today ?? (isOff ? 'cancelled' : 'later');
}

function wordsOf({ states }: RowsProps, state: SlotState, date: string): string {
  if (state === 'later') return formatDate(date);
  return state === 'cancelled' ? fill(states.cancelled, { date: formatDate(date) }) : states[state];
}
