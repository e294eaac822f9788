import type { Weekday } from '../../src/content/weekdays.ts';
import { nextDate, placeToday } from '../../src/timetable/clock.ts';

/** A moment of the next such weekday, today included, at the place: pages know the five weeks after their build. */
export const comingMoment = (day: Weekday, time: string) =>
  `${nextDate(day, placeToday())}T${time}:00+05:30`;
