import type { z } from 'zod';
import { isCounted } from '../text/counted-time.ts';
import { hourLater, isTime, lastMinute, nextDayMeant } from './dates-and-times.ts';
import { oneOf } from './fields/choices.ts';
import { date, endTime, time, weekday } from './fields/dates.ts';
import { fault } from './fields/fault.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { text } from './fields/text.ts';

const row = {
  class: refersTo('class').meta({ written: 'An id from classes.yaml.' }),
  start: time.meta({ title: 'Begins' }),
  end: endTime.meta({ title: 'Ends' }),
  trainer: refersTo('trainer').meta({ title: 'Coach', written: 'An id from trainers.yaml.' }),
};

/** Reports a class that does not end after its start; `endLine` is the key of the line with the end. */
export function endsAfterStart(
  context: z.RefinementCtx,
  { start, end }: { start: string; end: string },
  endLine = 'end',
) {
  if (!isTime(start) || !isCounted(end) || end > start) return;
  const example = start < lastMinute ? hourLater(start) : undefined;
  const message = fault({
    code: 'end-not-after-start',
    data: { start, end, example },
    meant: nextDayMeant(start, end),
  });
  context.addIssue({ code: 'custom', path: [endLine], message });
}

/** Which of the Saturdays of a month, for example. */
const weeksOfMonth = ['first', 'second', 'third', 'fourth', 'last'] as const;
const weekOfMonth = oneOf(weeksOfMonth, (input) => {
  const typed = String(input).trim().toLowerCase();
  // Most months have four of each weekday.
  if (/^(?:5(?:th)?|fifth)$/.test(typed)) return ['last', 'fourth'];
  const figure = /^([1-4])(?:st|nd|rd|th)?$/.exec(typed)?.[1];
  return figure === undefined ? undefined : [weeksOfMonth[Number(figure) - 1]!];
});

const dayRow = group({
  ...row,
  weeksOfMonth: list(weekOfMonth.meta({ title: 'Week of the month' }), { most: 4 })
    .meta({
      title: 'Only in some weeks of the month',
      description: 'Held only on the first, the third … of these days in a month.',
    })
    .optional(),
  everySecondWeekFrom: date
    .meta({ title: 'Only every second week, from', description: 'A day on which it is held.' })
    .optional(),
}).superRefine((value, context) => {
  endsAfterStart(context, value);
  if (value.weeksOfMonth === undefined || value.everySecondWeekFrom === undefined) return;
  const message = fault({ code: 'weeks-given-twice' });
  context.addIssue({ code: 'custom', path: ['everySecondWeekFrom'], message });
});

/** Schema of content/schedule/monday.yaml to sunday.yaml: one day, from early to late. */
export const scheduleDay = group({
  note: text(120).meta({ title: 'Sentence of the day', description: 'Under its name.' }),
  classes: list(dayRow.meta({ title: 'Class' }), { least: 0, most: 60 }),
});

/** Schema of content/schedule/overview.yaml: the rows of the page /schedule. */
export const scheduleOverview = group({
  effectiveFrom: date.meta({
    title: 'Valid from',
    description: 'The first Monday of this timetable; entries in calendars begin there.',
  }),
  rows: list(
    group({ ...row, days: list(weekday.meta({ title: 'Day' }), { most: 7 }) })
      .superRefine((value, context) => endsAfterStart(context, value))
      .meta({ title: 'Class to try' }),
    { most: 12 },
  ).meta({ title: 'Classes to try', description: 'The first table of the Schedule page.' }),
});

export type ScheduleDay = z.infer<typeof scheduleDay>;
export type WeekOfMonth = z.infer<typeof weekOfMonth>;
export type ScheduleRow = ScheduleDay['classes'][number];
