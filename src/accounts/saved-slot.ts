import { dayAddress } from '../content/addresses.ts';
import type { Weekday } from '../content/weekdays.ts';
import type { Cause } from './account-error.ts';

/** Words for a class in a sentence: "Yoga", "Thursday", "6:00pm". */
export interface SavedSlot {
  class: string;
  day: string;
  start: string;
}

/** The classes that members can save, by the id with which they are stored. */
export type SavedSlots = Readonly<Record<string, SavedSlot>>;

/** The most classes that a member can save; firestore.rules refuse more. */
export const mostSaved = 30;

/**
 * Returns where to go after a sign-in: the timetable of the class to save, with the cause if that failed, or the top of
 * the home page.
 */
export function afterSignIn(saved: string | undefined, unsaved?: Cause): string {
  if (saved === undefined) return '/#home';
  const day = dayAddress(saved.split('-')[0] as Weekday);
  return unsaved === undefined ? day : `${day}?unsaved=${unsaved}`;
}
