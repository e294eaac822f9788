import type { Cancelled } from './occurrences.ts';

/** Words for the ids of the timetable. */
export interface NamesOfIds {
  class: (id: string) => string;
  trainer: (id: string) => string;
  /** Why a class is cancelled: "Moved to December 7, 2026, 7:00pm, the studio is let"; '' if unknown. */
  reason: (off: Cancelled) => string;
}
