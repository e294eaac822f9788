import { momentsOf, type PlaceTime } from './clock.ts';
import { sessionsOn, type Session } from './sessions.ts';
import type { LiveSlot, SpecialDays } from './special-days.ts';

/** The state of a class today, which pages show beside it. `upNext` is the first that has not begun and is held. */
export type SlotState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** The states of one day's classes by id. The time may be past the midnight of that day: "24:30". */
export function statesOf(
  sessions: readonly Session[],
  { time }: PlaceTime,
): Map<string, SlotState> {
  const next = sessions.find(({ off, start }) => off === undefined && start > time);
  return new Map(
    sessions.map((session) => {
      const { slot, off, start, end } = session;
      if (off !== undefined) return [slot.id, 'cancelled'];
      if (end <= time) return [slot.id, 'finished'];
      if (start <= time) return [slot.id, 'onNow'];
      return [slot.id, session === next ? 'upNext' : 'later'];
    }),
  );
}

/** The states of today's classes by id, and of those that began yesterday and go on after midnight. */
export function statesNow(
  calendar: SpecialDays,
  slots: readonly LiveSlot[],
  now: PlaceTime,
): Map<string, SlotState> {
  const [yesterday, today] = momentsOf(now).map((moment) => [
    ...statesOf(sessionsOn(calendar, slots, moment.date), moment),
  ]) as [[string, SlotState][], [string, SlotState][]];
  return new Map([...today, ...yesterday.filter(([, state]) => state === 'onNow')]);
}
