import { daysOf } from '../content/dates.ts';
import type { Notice } from '../content/notice.ts';
import { dayOf, minutesBetween } from './clock.ts';
import { hours, lengthOf, minutesOpen, type OpeningHours } from './opening-hours.ts';
import { isHeldOn } from './recurrence.ts';
import { extraSlots, weeklySlots, type Slot, type Week } from './slots.ts';

/** What the timetable is made from, as content/ has it. */
export interface TimetableContent {
  week: Week;
  hours: OpeningHours;
  notice: Notice;
  /** The first day of the weekly classes, if they have one. */
  effectiveFrom?: string;
}

/** A class on a date. */
export interface Occurrence extends Pick<Slot, 'start' | 'end' | 'trainer'> {
  /** The class as it is usually held. */
  slot: Slot;
  /** "2026-12-04" */
  date: string;
  /** Whether the time or the coach is another than usual. */
  changed: boolean;
  /** Why it is changed, if content/notice.yaml says so. */
  because?: string | undefined;
  /** Set if it is cancelled. */
  off?: Cancelled;
}

/** Why a class is cancelled. */
export interface Cancelled {
  /** '' if unknown. */
  reason: string;
  /** When it is held instead. */
  movedTo?: { date: string; start: string };
  /** Whether it is cancelled only because the gym is closed at its time. */
  closed: boolean;
}

/**
 * What is held on some days from a date on, in order, cancelled classes too: weekly and extra classes with their
 * weeks, all that content/notice.yaml changes, and the opening hours.
 */
export function occurrences(content: TimetableContent, from: string, days: number): Occurrence[] {
  const { week, notice, effectiveFrom } = content;
  const slots = [...weeklySlots(week, effectiveFrom), ...extraSlots(notice, week)];
  const changes = changesOf(notice);
  return hours(content, from, days).flatMap(({ date, special }) => {
    const day = dayOf(date);
    const ofDate = changes.filter((one) => one.from <= date && date <= one.until);
    return slots
      .filter(
        (slot) =>
          slot.day === day && (slot.since ?? '') <= date && isHeldOn(slot.weeks ?? {}, date),
      )
      .map((slot): Occurrence => {
        const own = ofDate.filter(({ concerns }) => concerns(slot));
        // A longer period decides what a shorter one leaves open.
        const instead = own.reduceRight((said, one) => ({ ...said, ...one.instead }), {});
        const { start, end, trainer } = { ...slot, ...instead };
        const isOpen = minutesOpen(content.hours, date, start) >= minutesBetween(start, end);
        const off =
          own.find((one) => one.off)?.off ??
          (isOpen ? undefined : { reason: special?.reason ?? '', closed: true });
        return {
          slot,
          date,
          start,
          end,
          trainer,
          changed: start !== slot.start || end !== slot.end || trainer !== slot.trainer,
          because: own.find((one) => one.instead)?.because,
          ...(off && { off }),
        };
      })
      .sort((one, other) => one.start.localeCompare(other.start));
  });
}

/** What content/notice.yaml says about some classes on some days. */
interface Change {
  from: string;
  until: string;
  concerns: (slot: Slot) => boolean;
  off?: Cancelled;
  instead?: Partial<Pick<Slot, 'start' | 'end' | 'trainer'>>;
  because?: string | undefined;
}

/** Cancellations before other changes; of each, a single day before a longer period. */
function changesOf({ cancellations = [], changes = [], moves = [], absences = [] }: Notice) {
  const isIt = (one: { class: string; start: string }) => (slot: Slot) =>
    slot.class === one.class && slot.start === one.start;
  const all: Change[] = [
    ...cancellations.map((one) => ({
      ...daysOf(one),
      concerns: isIt(one),
      off: { reason: one.reason, closed: false },
    })),
    ...moves.map((one) => ({
      ...daysOf({ date: one.date }),
      concerns: isIt(one),
      off: {
        reason: one.reason ?? '',
        movedTo: { date: one.newDate, start: one.newStart },
        closed: false,
      },
    })),
    ...changes.map((one) => ({
      ...daysOf(one),
      concerns: isIt(one),
      instead: {
        ...(one.newStart !== undefined && { start: one.newStart, end: one.newEnd! }),
        ...(one.trainer !== undefined && { trainer: one.trainer }),
      },
      because: one.reason,
    })),
    ...absences.map(({ trainer, substitute, reason, ...days }) => ({
      ...daysOf(days),
      concerns: (slot: Slot) => slot.trainer === trainer,
      ...(substitute === undefined
        ? { off: { reason, closed: false } }
        : { instead: { trainer: substitute }, because: reason }),
    })),
  ];
  return all.sort(
    (one, other) =>
      Number(one.off === undefined) - Number(other.off === undefined) ||
      lengthOf(one) - lengthOf(other),
  );
}
