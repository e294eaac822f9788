import type { LiveSlot, Exceptions } from '../timetable/special-days.ts';
import { whyNot } from '../timetable/special-days.ts';
import { addDays, nextDate, type IndianTime } from '../timetable/clock.ts';
import { weekdays } from '../content/weekdays.ts';

/** A saved class with the next date on which its day comes. */
export interface PlannedSlot {
  slot: LiveSlot;
  date: string;
  /** Why it is not held on that date; none when it is. */
  cancelled: string | undefined;
  /** Names of other saved classes of that day that overlap with it. */
  clashes: readonly string[];
  onNow: boolean;
}

export interface MyWeek {
  /** From the next class on, through one week. */
  planned: readonly PlannedSlot[];
  /** The first of them that is held. */
  next: PlannedSlot | undefined;
  /** Saved ids that the timetable does not know any more. */
  gone: readonly string[];
}

/** The saved classes as a week that begins now. */
export function planWeek(
  saved: readonly string[],
  slots: readonly LiveSlot[],
  calendar: Exceptions,
  now: IndianTime,
): MyWeek {
  const kept = slots.filter(({ id }) => saved.includes(id));
  const planned = kept
    .map((slot): PlannedSlot => {
      const coming = nextDate(slot.day, now.date);
      // What is over today comes again in a week.
      const date = coming === now.date && slot.end <= now.time ? addDays(coming, 7) : coming;
      return {
        slot,
        date,
        cancelled: whyNot(calendar, slot, date),
        clashes: kept
          .filter(
            (other) =>
              other !== slot &&
              other.day === slot.day &&
              other.start < slot.end &&
              slot.start < other.end,
          )
          .map((other) => other.class),
        onNow: date === now.date && slot.start <= now.time,
      };
    })
    .sort((a, b) => order(a) - order(b));
  return {
    planned,
    next: planned.find(({ cancelled }) => cancelled === undefined),
    gone: saved.filter((id) => !slots.some((slot) => slot.id === id)),
  };
}

const order = ({ date, slot }: PlannedSlot) =>
  Date.parse(`${date}T${slot.start}:00Z`) + weekdays.indexOf(slot.day);
