import { whyNot, type Exceptions, type LiveSlot } from './special-days.ts';
import type { IndianTime } from './clock.ts';

export type SlotState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** The state of each class of today, in the order of the day. */
export function statesOf(
  calendar: Exceptions,
  slots: readonly LiveSlot[],
  { date, time }: IndianTime,
): SlotState[] {
  let next = false;
  return slots.map((slot) => {
    if (whyNot(calendar, slot, date) !== undefined) return 'cancelled';
    if (slot.end <= time) return 'finished';
    if (slot.start <= time) return 'onNow';
    if (next) return 'later';
    next = true;
    return 'upNext';
  });
}
