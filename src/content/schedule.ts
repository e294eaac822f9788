/* The schemas of the files in content/schedule. */

import type { z } from 'zod';
import { isTime } from './dates.ts';
import { oneOf } from './fields/choices.ts';
import { date, daysInOrder, endTime, laterEnd, time } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo, slotId } from './fields/ids.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import type { PlaceFormats } from './place/place-formats.ts';
import { problem, report } from './problem.ts';
import { formatTime, isCounted } from './text/format.ts';

/** Reports a class that does not end after its start; `endLine` is the key of the line with the end. */
export function endsAfterStart(
  context: z.RefinementCtx,
  { start, end }: { start: string; end: string },
  endLine = 'end',
) {
  if (!isTime(start) || !isCounted(end) || end > start) return;
  const say = (place: PlaceFormats) =>
    problem(
      end === start
        ? `{field} is ${formatTime(end, place)}, the same time as the beginning.`
        : `{field} is ${formatTime(end, place)}, before the class begins at ${formatTime(start, place)}.`,
      ...laterEnd(start, end, place),
    );
  report(context, say, endLine);
}

/** The weeks of a month in which a class is held, such as only on its first Saturday. */
const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;
const weekOfMonth = oneOf('Week of the month', weeksOfMonth);

const dayRow = group('Class', {
  class: refersTo('class', 'Class', { written: 'An id from classes.yaml.' }),
  start: time('Begins'),
  end: endTime('Ends'),
  trainer: refersTo('trainer', 'Coach', { written: 'An id from trainers.yaml.' }),
  id: slotId('Name in My week and in calendars', {
    help: 'Only of a class that has moved: its weekday, class and time of before. Members who saved it keep it.',
  }).optional(),
  from: date('Held from', { help: 'The first day, if it is not held yet.' }).optional(),
  until: date('Held until', { help: 'This day is included.' }).optional(),
  everyWeeks: whole('Only every … weeks', 2, 8, {
    noun: 'a whole number of weeks',
    help: '2 is every second week. Counted from the first day.',
  }).optional(),
  weeksOfMonth: list('Only in some weeks of the month', weekOfMonth, {
    most: 5,
    help: 'Held only on the first, the third … of these days in a month.',
  }).optional(),
}).superRefine((value, context) => {
  endsAfterStart(context, value);
  daysInOrder('when the class begins')(value, context);
  const { everyWeeks, weeksOfMonth, from } = value;
  if (everyWeeks === undefined) return;
  if (weeksOfMonth !== undefined) {
    const sentences = problem(
      'A class is held either every so many weeks, or in some weeks of the month.',
      'Delete one of the two: everyWeeks or weeksOfMonth.',
      { atDesk: 'Leave one of the two empty.' },
    );
    report(context, sentences, 'everyWeeks');
  } else if (from === undefined) {
    const sentences = problem(
      '{field} does not say from which day the weeks are counted.',
      'Add a day on which the class is held, for example from: "2026-12-03"',
      { lacks: 'from', atDesk: 'Add its first day.' },
    );
    report(context, sentences, 'everyWeeks');
  }
});

/** Schema of content/schedule/monday.yaml to sunday.yaml: the classes of one weekday. */
export const scheduleDay = group({
  note: text('Sentence of the day', 120, { help: 'Under its name.' }),
  classes: list(dayRow, { least: 0, most: 60 }),
});

/**
 * Schema of content/schedule/overview.yaml: the first day of the timetable, and the classes to try on the Schedule
 * page.
 */
export const scheduleOverview = group({
  effectiveFrom: date('Valid from', {
    help: 'The first Monday of this timetable; entries in calendars begin there.',
  }),
  classes: list('Classes to try', refersTo('class', 'Class to try'), {
    most: 12,
    help: 'The first table of the Schedule page. Their times are those of the timetable.',
  }),
});

export type ScheduleDay = z.infer<typeof scheduleDay>;
export type WeekOfMonth = z.infer<typeof weekOfMonth>;
export type ScheduleRow = ScheduleDay['classes'][number];
