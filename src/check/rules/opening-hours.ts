/* The rules about opening hours. */

import { type CheckedFiles, dayFile, valueOf } from '../../content/files.ts';
import type { Hours, OtherHours } from '../../content/hours.ts';
import type { Path } from '../../content/path.ts';
import type { ValueProblem } from '../../content/problem.ts';
import type { ScheduleDay } from '../../content/schedule.ts';
import { byHours, capitalise } from '../../content/text/format.ts';
import { type Weekday, weekdayAfter, weekdays } from '../../content/weekdays.ts';
import { isBetween } from '../../content/weekly.ts';
import { nextDate } from '../../content/dates.ts';
import { minutesBetween } from '../../timetable/clock.ts';
import { minutesOpen, weeklyHours } from '../../timetable/opening-hours.ts';
import type { Say } from './sentences.ts';

/** The advice for a class outside the opening hours of its day. */
export const timesBetween = (say: Say, spans: Parameters<Say['hours']>[0]) =>
  `Write times between ${say.hours(spans).replaceAll(' and ', ', or between ').replaceAll(' to ', ' and ')}, or change the opening hours.`;

const opensTooEarly = (say: Say, opens: string, closed: string) => ({
  message: `The doors would open at ${say.time(opens)}, but the time before lasts until ${say.time(closed)}.`,
  remedy: 'List the times from early to late, without overlap.',
});

/** A date before all announced hours (`otherHours`), as the first day of classes without one. */
const longAgo = '2000-01-01';

/** Rule: every class is held while the gym is open. */
export function* classesLieWithinHours(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const file = dayFile(day);
    const open = hours.week[day];
    const spans = open === 'closed' ? [] : open;
    const rows = [...(valueOf(content, file)?.classes ?? []).entries()];
    const outside = rows.filter(([, row]) => !isWithin(hours, row, day, row.from ?? longAgo));
    yield* classesOutsideOtherHours(hours, day, rows, say);
    if (outside.length === 0) continue;
    if (outside.length > 1 && outside.length * 2 > rows.length) {
      // If most classes of a day are outside its hours, the hours are probably wrong, and are reported instead.
      const classes = outside.map(
        ([, { class: id, start }]) => `${say.class(id)} at ${say.time(start)}`,
      );
      yield {
        file: 'hours.yaml',
        path: ['week', day],
        message: `On ${capitalise(day)} the gym is ${spans.length === 0 ? 'closed, but there are classes' : `open from ${say.hours(spans)}, but there are classes at other times`}: ${classes.join(', ')}.`,
        remedy: `Correct the hours of ${capitalise(day)}, or take the classes out of its timetable.`,
      };
      continue;
    }
    for (const row of outside) yield outsideHours(hours, day, row, say);
  }
}

/** The sentences about a class outside the hours that are in force when it is first held. */
function outsideHours(
  hours: Hours,
  day: Weekday,
  [index, { class: id, from, ...times }]: Row,
  say: Say,
): ValueProblem {
  const date = nextDate(day, from ?? longAgo);
  const spans = weeklyHours(hours, day, date);
  const isLate = spans.some(({ opens }) => opens <= times.start);
  const place = { file: dayFile(day), path: ['classes', index, isLate ? 'end' : 'start'] };
  return spans.length === 0
    ? {
        ...place,
        message: `${say.class(id)} is on ${capitalise(day)}, but the gym is closed on that day.`,
        remedy: `Delete the class, or open the gym on ${capitalise(day)}.`,
      }
    : {
        ...place,
        message: `${say.class(id)} (${say.times(times)}) is outside the opening hours of ${capitalise(day)}, which are ${say.hours(spans)}.`,
        remedy: timesBetween(say, spans),
      };
}

type Row = readonly [index: number, row: ScheduleDay['classes'][number]];

/** Whether the weekly hours cover a class on its first day on or after a date. */
function isWithin({ week, otherHours }: Hours, row: Row[1], day: Weekday, from: string) {
  const date = nextDate(day, from);
  const { start, end } = row;
  return (
    !isBetween(row, date) ||
    minutesOpen({ week, otherHours }, date, start) >= minutesBetween(start, end)
  );
}

/** Reports classes that will lie outside announced hours (`otherHours`) once these begin. */
function* classesOutsideOtherHours(
  hours: Hours,
  day: Weekday,
  rows: readonly Row[],
  say: Say,
): Generator<ValueProblem> {
  for (const [index, row] of rows)
    for (const { from } of hours.otherHours ?? []) {
      const first = row.from !== undefined && row.from > from ? row.from : from;
      if (first === row.from || isWithin(hours, row, day, first)) continue;
      const { class: id, start, end } = row;
      yield {
        file: dayFile(day),
        path: ['classes', index, 'start'],
        message: `From ${say.date(from)} on the gym is not open on ${capitalise(day)} during ${say.class(id)}, ${say.times({ start, end })}.`,
        remedy:
          'Change the hours from that day on, or the time of this class; if it ends before that day, give it a last day.',
      };
      break;
    }
}

/** Rule: the opening times of a day must not overlap, nor begin before those of the previous day end. */
export function* hoursAgree(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  yield* weekAgrees(say, hours.week, ['week']);
  for (const [index, other] of hours.otherHours?.entries() ?? []) {
    const path = ['otherHours', index];
    for (const problem of weekAgrees(say, weekWith(hours.week, other), path))
      // Days that stay as they are have been checked above.
      if (weekdays.some((day) => problem.path[2] === day && other[day])) yield problem;
  }
}

/** Returns the weekly hours after announced hours have replaced those of some weekdays. */
const weekWith = (week: Hours['week'], other: OtherHours): Hours['week'] =>
  Object.fromEntries(
    weekdays.map((day) => [day, other[day] ?? week[day]] as const),
  ) as Hours['week'];

function* weekAgrees(say: Say, week: Hours['week'], path: Path): Generator<ValueProblem> {
  for (const day of weekdays) {
    const spans = week[day];
    if (spans === 'closed') continue;
    yield* spansAreInOrder(say, spans, [...path, day]);
    const before = week[weekdayAfter(day, 6)];
    const closed = before === 'closed' ? undefined : before.at(-1)?.closes;
    const opens = spans[0]?.opens;
    // A day that opens at 00:00 may follow any closing time of the day before.
    if (closed === undefined || opens === undefined || opens === '00:00') continue;
    if (byHours(opens, 24) >= closed) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, day, 0, 'opens'],
      ...opensTooEarly(say, opens, closed),
    };
  }
}

/** Rule: each span begins after the one before it ends; `path` is the path of the spans in hours.yaml. */
export function* spansAreInOrder(
  say: Say,
  spans: readonly { opens: string; closes: string }[],
  path: Path,
): Generator<ValueProblem> {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || span.opens > before.closes) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, index, 'opens'],
      ...opensTooEarly(say, span.opens, before.closes),
    };
  }
}
