import type { z } from 'zod';
import { date, isTime, time, weekday } from './fields/dates.ts';
import { group, list } from './fields/groups.ts';
import { refersTo } from './fields/ids.ts';
import { text } from './fields/text.ts';
import { says } from './messages.ts';

const row = {
  class: refersTo('class').meta({ description: 'An id from classes.yaml.' }),
  start: time,
  end: time,
  trainer: refersTo('trainer').meta({ description: 'An id from trainers.yaml.' }),
};

function endsAfterStart({ start, end }: { start: string; end: string }, context: z.RefinementCtx) {
  if (!isTime(start) || !isTime(end) || end > start) return;
  const message = says(
    end === start
      ? `is ${end}, the same time as the start.`
      : `is ${end}, before the class starts at ${start}.`,
    `Write an end after ${start}, for example {key}: "${hourLater(start)}", or correct the start.`,
  );
  context.addIssue({ code: 'custom', path: ['end'], message });
}

const hourLater = (start: string) =>
  `${String(Math.min(23, Number(start.slice(0, 2)) + 1)).padStart(2, '0')}:${start.slice(3)}`;

/** content/schedule/monday.yaml to sunday.yaml: one day, from early to late. */
export const scheduleDay = group({
  note: text(120).meta({ description: 'Beside the name of the day.' }),
  classes: list(group(row).superRefine(endsAfterStart), { least: 0, most: 60 }),
});

/** content/schedule/overview.yaml: the rows of the page /schedule. */
export const scheduleOverview = group({
  effectiveFrom: date.meta({ description: 'The first Monday on which this timetable holds.' }),
  rows: list(group({ ...row, days: list(weekday, { most: 7 }) }).superRefine(endsAfterStart), {
    most: 12,
  }),
});

export type ScheduleDay = z.infer<typeof scheduleDay>;
export type ScheduleOverview = z.infer<typeof scheduleOverview>;
export type ScheduleRow = ScheduleDay['classes'][number];
