/* What is held on each date: the usual week, with all changes, absences and cancellations. */

import { byStart, daysOf, weekdayOf } from '../content/dates.ts';
import type { Notice } from '../content/notice.ts';
import { minutesBetween } from './clock.ts';
import { hoursOfDays, lengthOf, minutesOpen, type OpeningHours } from './opening-hours.ts';
import { isHeldOn } from './recurrence.ts';
import { extraSlots, type Slot, type Week, weeklySlots } from './slots.ts';

/** The content of which the timetable is made. */
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
  /** A date such as "2026-12-04". */
  date: string;
  /** Whether the time or the coach differs from the usual one. */
  isChanged: boolean;
  /** The reason for the change, if content/notice.yaml has one. */
  because?: string | undefined;
  /** Why it is cancelled; undefined if it is held. */
  off?: Cancelled;
}

/** Why a class is cancelled. */
export interface Cancelled {
  /** The reason for visitors; '' if there is none. */
  reason: string;
  /** The date and time at which it is held instead. */
  movedTo?: { date: string; start: string };
  /** Whether it is cancelled only because the gym is closed at its time. */
  closed: boolean;
}

/**
 * Returns what is held on some days from a date on, in order, cancelled classes too. The weeks of each class, the
 * changes in content/notice.yaml and the opening hours are taken into account.
 */
export function occurrences(content: TimetableContent, from: string, days: number): Occurrence[] {
  const { week, notice, effectiveFrom } = content;
  const slots = [...weeklySlots(week, effectiveFrom), ...extraSlots(notice, week)];
  const changes = changesOf(notice);
  return hoursOfDays(content.hours, from, days).flatMap(({ date, special }) => {
    const day = weekdayOf(date);
    const ofDate = changes.filter((one) => one.from <= date && date <= one.until);
    return slots
      .filter(
        (slot) =>
          slot.day === day && (slot.since ?? '') <= date && isHeldOn(slot.weeks ?? {}, date),
      )
      .map((slot): Occurrence => {
        const own = ofDate.filter(({ concerns }) => concerns(slot));
        // If several changes concern a class, those of shorter periods override those of longer ones.
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
          isChanged: start !== slot.start || end !== slot.end || trainer !== slot.trainer,
          because: own.find((one) => one.instead)?.because,
          ...(off && { off }),
        };
      })
      .sort(byStart);
  });
}

/** An entry of content/notice.yaml about some classes on some days. */
interface Change {
  from: string;
  until: string;
  concerns: (slot: Slot) => boolean;
  off?: Cancelled;
  instead?: Partial<Pick<Slot, 'start' | 'end' | 'trainer'>>;
  because?: string | undefined;
}

/** Returns the changes in order of importance: cancellations before others; of each kind, shorter periods first. */
function changesOf({ cancellations = [], changes = [], moves = [], absences = [] }: Notice) {
  const isClassOf = (one: { class: string; start: string }) => (slot: Slot) =>
    slot.class === one.class && slot.start === one.start;
  const all: Change[] = [
    ...cancellations.map((one) => ({
      ...daysOf(one),
      concerns: isClassOf(one),
      off: { reason: one.reason, closed: false },
    })),
    ...moves.map((one) => ({
      ...daysOf({ date: one.date }),
      concerns: isClassOf(one),
      off: {
        reason: one.reason ?? '',
        movedTo: { date: one.newDate, start: one.newStart },
        closed: false,
      },
    })),
    ...changes.map((one) => ({
      ...daysOf(one),
      concerns: isClassOf(one),
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
        ? { off: { reason: reason ?? '', closed: false } }
        : { instead: { trainer: substitute }, because: reason }),
    })),
  ];
  return all.sort(
    (one, other) =>
      Number(one.off === undefined) - Number(other.off === undefined) ||
      lengthOf(one) - lengthOf(other),
  );
}
