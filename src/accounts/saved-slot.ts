import type { Cause } from './account-error.ts';

/** A row of the schedule, as a sentence about it needs it: "Yoga", "Thursday", "6:00pm". */
export interface SavedSlot {
  class: string;
  day: string;
  start: string;
}

export type SavedSlots = Readonly<Record<string, SavedSlot>>;

/** The most classes that a document holds; the rules of the store refuse more. */
export const mostSaved = 30;

/**
 * Where a visitor goes once signed in: back to the day of the row that was to be saved, where a failure to save it is
 * explained; otherwise to the top of the home page.
 */
export function afterSignIn(saved: string | undefined, unsaved?: Cause): string {
  if (saved === undefined) return '/#home';
  const day = `/schedule/${saved.split('-')[0]}`;
  return unsaved === undefined ? day : `${day}?unsaved=${unsaved}`;
}
