import type { SavedChange } from '../../editor/history.ts';
import { placeTime } from '../../timetable/clock.ts';

/** Groups saves by day for the list of versions; keeps their order, newest first. */
export function groupByDay(
  saves: readonly SavedChange[],
): [date: string, ofDay: readonly SavedChange[]][] {
  const dayOf = ({ at }: SavedChange) => placeTime(Date.parse(at)).date;
  const days = [...new Set(saves.map(dayOf))];
  return days.map((date) => [date, saves.filter((one) => dayOf(one) === date)]);
}
