import { contentFolder } from '../../scripts/disk.ts';
import { placeOfFolder } from '../../scripts/place-of-folder.ts';
import type { Weekday } from '../../src/content/weekdays.ts';
import { nextDate } from '../../src/content/dates.ts';
import { placeTime } from '../../src/timetable/clock.ts';

/** The time at the gym. */
export const placeNow = () =>
  placeTime(Date.now(), placeOfFolder(contentFolder(process.cwd())).clock);

/** A moment of the next such weekday, today included, at the place: pages know the five weeks after their build. */
export const comingMoment = (day: Weekday, time: string) =>
  `${nextDate(day, placeNow().date)}T${time}:00+05:30`;
