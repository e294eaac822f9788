import {
  addDays,
  daysBetween,
  minutesOf,
  minutesOfDay,
  type PlaceTime,
} from '../timetable/clock.ts';
import { sessionsFrom, type ComingWeeks, type DatedSession } from '../timetable/coming-weeks.ts';
import { savedId } from '../timetable/slots.ts';

/** A saved class on its next date. */
export interface PlannedSession extends DatedSession {
  /** Names of the saved classes that overlap with it. */
  clashes: readonly string[];
  onNow: boolean;
}

interface MyWeek {
  /** The next session of each saved class, in order. */
  planned: readonly PlannedSession[];
  /** The first session that is not cancelled. */
  next: PlannedSession | undefined;
}

/** Returns the next session of each saved class that is not over; yesterday's may go on after midnight. */
export function planWeek(saved: readonly string[], weeks: ComingWeeks, now: PlaceTime): MyWeek {
  const moment = minutesOf(now.time);
  const minuteOf = (date: string, time: string) =>
    daysBetween(now.date, date) * minutesOfDay + minutesOf(time);
  const startOf = ({ date, start }: DatedSession) => minuteOf(date, start);
  const endOf = ({ date, end }: DatedSession) => minuteOf(date, end);
  const coming = sessionsFrom(weeks, addDays(now.date, -1), weeks.held.length)
    .filter((session) => saved.includes(savedId(session.id)) && endOf(session) > moment)
    .sort((one, other) => startOf(one) - startOf(other))
    // Several rows may be saved under one id: only the next session of them is listed.
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
