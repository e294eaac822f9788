import type { IndianTime } from './clock.ts';
import type { Session } from './sessions.ts';

/** `upNext` is the first class that has not begun. */
export type SlotState = 'onNow' | 'upNext' | 'finished' | 'cancelled' | 'later';

/** The states of today's classes by id. */
export function statesOf(
  sessions: readonly Session[],
  { time }: IndianTime,
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
