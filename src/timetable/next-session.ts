import { addDays, type PlaceTime } from './clock.ts';
import { nextDateOf, sessionOn, type Session } from './sessions.ts';
import type { LiveSlot, SpecialDays } from './special-days.ts';

export interface DatedSession {
  session: Session;
  date: string;
}

/** How many coming dates of a class to try: cancelled ones, and those of another coach, are skipped. */
const mostDates = 12;

/** The first session of some classes that has not begun; of one trainer only, if given. */
export function nextSession(
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  now: Pick<PlaceTime, 'date' | 'time'>,
  trainer?: string,
): DatedSession | undefined {
  const key = ({ date, session }: DatedSession) => `${date} ${session.start}`;
  return slots
    .flatMap((slot) => nextOf(calendar, slot, now, trainer) ?? [])
    .sort((one, other) => key(one).localeCompare(key(other)))[0];
}

function nextOf(
  calendar: SpecialDays,
  slot: LiveSlot,
  now: Pick<PlaceTime, 'date' | 'time'>,
  trainer: string | undefined,
): DatedSession | undefined {
  let from = now.date;
  for (let count = 0; count < mostDates; count++) {
    const date = nextDateOf(slot, from);
    if (date === undefined) return undefined;
    const session = sessionOn(calendar, slot, date);
    const isHeld = session !== undefined && session.off === undefined;
    const isAhead = date > now.date || (session !== undefined && session.start > now.time);
    if (isHeld && isAhead && (trainer ?? session.trainer) === session.trainer)
      return { session, date };
    from = addDays(date, 1);
  }
  return undefined;
}
