import type { SchedulePageContent } from '../../content/pages/schedule.ts';
import { fill } from '../../text/fill.ts';
import { formatDate } from '../../text/format.ts';
import { nextDate, type PlaceTime } from '../../timetable/clock.ts';
import { nextDateOf, sessionOn } from '../../timetable/sessions.ts';
import { statesNow, type SlotState } from '../../timetable/slot-state.ts';
import type { LiveSlot, SpecialDays } from '../../timetable/special-days.ts';

export interface RowsProps extends SpecialDays {
  slots: readonly LiveSlot[];
  states: Omit<SchedulePageContent['states'], 'moved' | 'saved'>;
}

/**
 * Shows the state of each row of a timetable on the next date of its class, such as on now, finished or cancelled.
 * `dated`: a row without such a state shows its date, because the rows are of several days.
 */
export function markRows(box: HTMLElement, props: RowsProps, now: PlaceTime, dated = false) {
  const states = statesNow(props, props.slots, now);
  // A class with changed dates has a row for each, only one of which is visible at a time.
  for (const row of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const slot = props.slots.find(({ id }) => id === row.dataset['slot']);
    if (!slot) continue;
    const date = dated ? nextDateOf(slot, now.date) : nextDate(slot.day, now.date);
    if (date === undefined) continue;
    const isMoved = [...row.querySelectorAll<HTMLElement>('[data-part=moved]')].some(
      ({ dataset }) => dataset['from'] === now.date,
    );
    const state = isMoved ? 'later' : (states.get(slot.id) ?? stateOn(props, slot, date));
    row.dataset['state'] = state;
    const words = row.querySelector<HTMLElement>('[data-part=state]')!;
    words.hidden = state === 'later' && !dated;
    if (words.hidden) continue;
    words.querySelector('[data-part=state-words]')!.textContent = wordsOf(props, state, date);
  }
}

function stateOn(props: RowsProps, slot: LiveSlot, date: string): SlotState {
  return sessionOn(props, slot, date)?.off === undefined ? 'later' : 'cancelled';
}

function wordsOf({ states }: RowsProps, state: SlotState, date: string): string {
  if (state === 'later') return formatDate(date);
  return state === 'cancelled' ? fill(states.cancelled, { date: formatDate(date) }) : states[state];
}
