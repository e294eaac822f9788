import { addDays, daysBetween } from '../../content/dates.ts';
import type { Cause } from '../../accounts/account-error.ts';
import { dayPath } from '../../content/page-paths.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { minutesOf, minutesOfDay, type PlaceTime } from '../../timetable/clock.ts';
import { type ComingWeeks, type DatedSession, sessionsFrom } from '../../timetable/coming-weeks.ts';
import { savedId } from '../../timetable/slots.ts';
import type { calendarParts } from '../schedule/calendar-files.ts';

/** A saved class on its next date. */
export interface PlannedSession extends DatedSession {
  /** Names of the saved classes that overlap with it. */
  clashes: readonly string[];
  onNow: boolean;
}

/**
 * Returns the next session of each saved class in order of time, and as `next` the first that is not cancelled. A
 * session of yesterday that goes on after midnight is still listed.
 */
export function planWeek(saved: readonly string[], weeks: ComingWeeks, now: PlaceTime) {
  const moment = minutesOf(now.time);
  const minuteOf = (date: string, time: string) =>
    daysBetween(now.date, date) * minutesOfDay + minutesOf(time);
  const startOf = ({ date, start }: DatedSession) => minuteOf(date, start);
  const endOf = ({ date, end }: DatedSession) => minuteOf(date, end);
  const coming = sessionsFrom(weeks, addDays(now.date, -1))
    .filter((session) => saved.includes(savedId(session.id)) && endOf(session) > moment)
    .sort((one, other) => startOf(one) - startOf(other))
    // Several rows of the timetable may be saved under one id; only the next session of them is listed.
    .filter(
      ({ id }, index, all) => all.findIndex((other) => savedId(other.id) === savedId(id)) === index,
    );
  const planned = coming.map((session): PlannedSession => ({
    ...session,
    clashes: coming
      .filter(
        (other) =>
          other !== session && startOf(other) < endOf(session) && startOf(session) < endOf(other),
      )
      .map(({ name }) => name),
    onNow: startOf(session) <= moment,
  }));
  return { planned, next: planned.find(({ off }) => off === undefined) };
}

/** Downloads the saved classes as a calendar file. */
export function downloadWeek(
  { head, events, end }: ReturnType<typeof calendarParts>,
  saved: readonly string[],
) {
  const ofSaved = Object.entries(events).flatMap(([id, event]) =>
    saved.includes(savedId(id)) ? event : [],
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([head, ...ofSaved, end], { type: 'text/calendar' }));
  link.download = 'my-week.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Words for a class in a sentence: "Yoga", "Thursday", "6:00pm". */
export interface SavedSlot {
  class: string;
  day: string;
  start: string;
}

/** The classes that members can save, by the id with which they are stored. */
export type SavedSlots = Readonly<Record<string, SavedSlot>>;

/**
 * Returns where to go after a sign-in: the timetable of the class to save, with the cause if that failed, or the top of
 * the home page.
 */
export function afterSignIn(saved: string | undefined, unsaved?: Cause): string {
  if (saved === undefined) return '/#home';
  const day = dayPath(saved.split('-')[0] as Weekday);
  return unsaved === undefined ? day : `${day}?unsaved=${unsaved}`;
}
