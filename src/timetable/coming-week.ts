import { addDays, type PlaceTime } from './clock.ts';
import { sessionsOn, type Session } from './sessions.ts';
import type { LiveSlot, SpecialDays } from './special-days.ts';

export interface ComingSession extends Session {
  date: string;
}

/** All sessions of the seven days from today on, in order, including cancelled ones. */
export const comingWeek = (
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  today: string,
): ComingSession[] =>
  Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).flatMap((date) =>
    sessionsOn(calendar, slots, date).map((session) => ({ ...session, date })),
  );

/** The sessions that take place and have not begun yet. */
export const stillToCome = (sessions: readonly ComingSession[], { date, time }: PlaceTime) =>
  sessions.filter(
    (session) => session.off === undefined && (session.date > date || session.start > time),
  );
