/* The edits that give some weekdays other opening hours for some weeks, or from a day on. */

import { listAt } from '../../content/path.ts';
import type { Weekday } from '../../content/weekdays.ts';
import { weekdayOf } from '../../content/dates.ts';
import { runsOfDates } from '../../timetable/recurrence.ts';
import type { FileEdit, Values } from '../draft/edit.ts';
import { hoursFile as file, specialDayOn, specialDaysIn } from './special-days.ts';
import { datesUntil } from './timetable-of-draft.ts';

/** Dates as "2027-01-01"; without a last day, the hours stay. Times are as in the file. */
export interface OtherHours {
  weekdays: readonly Weekday[];
  from: string;
  until: string;
  opens: string;
  closes: string;
  reason: string;
}

/**
 * With a last day, these are special days, on which classes outside the hours are not held, and visitors read why: one
 * entry for each run of days. Days that are special already stay as they are. Without one, the week itself changes.
 */
export function otherHoursEdits(values: Values, asked: OtherHours): FileEdit[] {
  const { weekdays, from, until, opens, closes, reason } = asked;
  if (until === '') {
    const days = weekdays.map((day) => [day, [{ opens, closes }]] as const);
    const value = { from, ...Object.fromEntries(days) };
    return [
      {
        file,
        kind: 'insert',
        path: ['otherHours', listAt(values[file], ['otherHours']).length],
        value,
      },
    ];
  }
  const special = specialDaysIn({ values });
  const all = datesUntil(from, until);
  const meant = all.filter(
    (date) => weekdays.includes(weekdayOf(date)) && !specialDayOn(special, date),
  );
  return runsOfDates(meant, all).map((run, index) => {
    const days = run.from === run.until ? { date: run.from } : run;
    const place = special.filter((one) => (one.date ?? one.from ?? '') <= run.from).length;
    const value = { ...days, opens, closes, reason };
    return { file, kind: 'insert', path: ['exceptions', place + index], value };
  });
}
