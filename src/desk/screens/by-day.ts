import type { Saved } from '../../editor/protocol.ts';
import { indianTime } from '../../timetable/clock.ts';

/** Saves by their day; keeps the order, newest first. */
export function byDay(saves: readonly Saved[]): [date: string, ofDay: readonly Saved[]][] {
  const dayOf = ({ at }: Saved) => indianTime(new Date(at)).date;
  const days = [...new Set(saves.map(dayOf))];
  return days.map((date) => [date, saves.filter((one) => dayOf(one) === date)]);
}
