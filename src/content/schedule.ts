import type { z } from 'zod';
import { isTime } from './dates.ts';
import { oneOf } from './fields/choices.ts';
import { date, daysInOrder, endTime, laterEnd, time } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { whole } from './fields/numbers.ts';
import { text } from './fields/text.ts';
import { problem, type SaidAt } from './problem.ts';
import { formatTime, isCounted } from './text/format.ts';

/**
 * Reports a class that does not end after its start; `endLine` is the key of the line with the end. The schemas of the
 * files in content/schedule are below.
 */
export function endsAfterStart(
  context: z.RefinementCtx,
  { start, end }: { start: string; end: string },
  endLine = 'end',
) {
  if (!isTime(start) || !isCounted(end) || end > start) return;
  const say: SaidAt = (place) =>
    problem(
      end === start
        ? `{field} is ${formatTime(end, place)}, the same time as the beginning.`
        : `{field} is ${formatTime(end, place)}, before the class begins at ${formatTime(start, place)}.`,
      ...laterEnd(start, end),
    );
  context.addIssue({ code: 'custom', path: [endLine], params: { say } });
}

/** The weeks of a month in which a class is held, such as only on its first Saturday. */
const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;
const weekOfMonth = oneOf(weeksOfMonth, (input) => {
  const figure = /^([1-5])(?:st|nd|rd|th)?$/.exec(String(input).trim().toLowerCase())?.[1];
  return figure === undefined ? undefined : [weeksOfMonth[Number(figure) - 1]!];
});

const dayRow = group({
  class: refersTo('class').meta({ written: 'An id from classes.yaml.' }),
  start: time.meta({ title: 'Begins' }),
  end: endTime.meta({ title: 'Ends' }),
  trainer: refersTo('trainer').meta({ title: 'Coach', written: 'An id from trainers.yaml.' }),
  formerly: time
    .meta({
      title: 'Began at before',
      description:
        'When the class moves to another time, the time before: members who saved it keep it.',
    })
    .optional(),
  from: date
    .meta({ title: 'Held from', description: 'The first day, if it is not held yet.' })
    .optional(),
  until: date.meta({ title: 'Held until', description: 'This day is included.' }).optional(),
  everyWeeks: whole(2, 8, 'a whole number of weeks')
    .meta({
      title: 'Only every … weeks',
      description: '2 is every second week. Counted from the first day.',
    })
    .optional(),
  weeksOfMonth: list(weekOfMonth.meta({ title: 'Week of the month' }), { most: 5 })
    .meta({
      title: 'Only in some weeks of the month',
      description: 'Held only on the first, the third … of these days in a month.',
    })
    .optional(),
}).superRefine((value, context) => {
  endsAfterStart(context, value);
  daysInOrder('when the class begins')(value, context);
  const { everyWeeks, weeksOfMonth, from } = value;
  if (everyWeeks === undefined) return;
  const report = (...said: Parameters<typeof problem>) =>
    context.addIssue({ code: 'custom', path: ['everyWeeks'], message: problem(...said) });
  if (weeksOfMonth !== undefined)
    report(
      'A class is held either every so many weeks (everyWeeks), or in some weeks of the month (weeksOfMonth).',
      'Delete one of the two.',
    );
  else if (from === undefined)
    report(
      '{field} does not say from which day the weeks are counted.',
      'Add a day on which the class is held, for example from: "2026-12-03"',
      { lacks: 'from' },
    );
});

/** Schema of content/schedule/monday.yaml to sunday.yaml: the classes of one weekday. */
export const scheduleDay = group({
  note: text(120).meta({ title: 'Sentence of the day', description: 'Under its name.' }),
  classes: list(dayRow.meta({ title: 'Class' }), { least: 0, most: 60 }),
});

/**
 * Schema of content/schedule/overview.yaml: the first day of the timetable, and the classes to try on the Schedule
 * page.
 */
export const scheduleOverview = group({
  effectiveFrom: date.meta({
    title: 'Valid from',
    description: 'The first Monday of this timetable; entries in calendars begin there.',
  }),
  classes: list(refersTo('class').meta({ title: 'Class to try' }), { most: 12 }).meta({
    title: 'Classes to try',
    description: 'The first table of the Schedule page. Their times are those of the timetable.',
  }),
});

export type ScheduleDay = z.infer<typeof scheduleDay>;
export type WeekOfMonth = z.infer<typeof weekOfMonth>;
export type ScheduleRow = ScheduleDay['classes'][number];
