import type { FieldPath } from '../findings/finding.ts';
import { dayFile, valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { Hours, OtherHours } from '../content/hours.ts';
import type { ScheduleDay } from '../content/schedule.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { isBetween } from '../content/weekly.ts';
import { byHours, clockTime } from '../text/counted-time.ts';
import { dayAfter, minutesBetween, nextDate } from '../timetable/clock.ts';
import { minutesOpen } from '../timetable/special-days.ts';
import type { RuleFinding } from './finding.ts';

/** A date before the start of any `otherHours`, for classes without a first day. */
const longAgo = '2000-01-01';

/** Every class is held while the gym is open. */
export function* classesLieWithinHours(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const file = dayFile(day);
    const open = hours.week[day];
    const spans = open === 'closed' ? [] : open;
    const rows = [...(valueOf(content, file)?.classes ?? []).entries()];
    const outside = rows.filter(([, row]) => !isWithin(hours, row, day, row.from ?? longAgo));
    yield* classesOutsideOtherHours(hours, day, rows);
    if (outside.length === 0) continue;
    if (outside.length > 1 && outside.length * 2 > rows.length) {
      // If most classes of a day are outside its hours, the hours are probably wrong, so the finding points at them.
      const classes = outside.map(([, { class: id, start }]) => ({ class: id, start }));
      yield {
        file: 'hours.yaml',
        path: ['week', day],
        code: 'day-outside-hours',
        data: { day, classes, spans },
      };
      continue;
    }
    for (const [index, { class: id, start, end }] of outside) {
      const isLate = spans.some(({ opens }) => opens <= start);
      const place = { file, path: ['classes', index, isLate ? 'end' : 'start'] };
      yield open === 'closed'
        ? { ...place, code: 'class-on-closed-day', data: { class: id, day } }
        : { ...place, code: 'class-outside-hours', data: { class: id, start, end, day, spans } };
    }
  }
}

type Row = readonly [index: number, row: ScheduleDay['classes'][number]];

/** Whether the weekly hours cover a class on its first day on or after a date. */
function isWithin({ week, otherHours }: Hours, row: Row[1], day: Weekday, from: string) {
  const date = nextDate(day, from);
  const { start, end } = row;
  return (
    !isBetween(row, date) ||
    minutesOpen({ week, otherHours, exceptions: [] }, date, start) >= minutesBetween(start, end)
  );
}

/** Reports classes that are on the timetable before announced hours (`otherHours`) begin, and lie outside these. */
function* classesOutsideOtherHours(
  hours: Hours,
  day: Weekday,
  rows: readonly Row[],
): Generator<RuleFinding> {
  for (const [index, row] of rows)
    for (const { from } of hours.otherHours ?? []) {
      const first = row.from !== undefined && row.from > from ? row.from : from;
      if (first === row.from || isWithin(hours, row, day, first)) continue;
      const { class: id, start, end } = row;
      yield {
        file: dayFile(day),
        path: ['classes', index, 'start'],
        code: 'class-outside-other-hours',
        data: { class: id, start, end, day, from },
      };
      break;
    }
}

/**
 * The opening times of a day must not overlap, nor begin before those of the previous day end; announced hours must not
 * begin on the same day as others.
 */
export function* hoursAgree(content: CheckedFiles): Generator<RuleFinding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  yield* weekAgrees(hours.week, ['week']);
  for (const [index, other] of hours.otherHours?.entries() ?? []) {
    const path = ['otherHours', index];
    for (const finding of weekAgrees(weekWith(hours.week, other), path))
      // Days that stay as they are have been checked above.
      if (weekdays.some((day) => finding.path[2] === day && other[day])) yield finding;
    if (hours.otherHours!.slice(0, index).some(({ from }) => from === other.from))
      yield {
        file: 'hours.yaml',
        path: [...path, 'from'],
        code: 'other-hours-from-one-day',
        data: { from: other.from },
      };
  }
}

/** The weekly hours once announced hours replace those of some weekdays. */
const weekWith = (week: Hours['week'], other: OtherHours): Hours['week'] =>
  Object.fromEntries(
    weekdays.map((day) => [day, other[day] ?? week[day]] as const),
  ) as Hours['week'];

function* weekAgrees(week: Hours['week'], path: FieldPath): Generator<RuleFinding> {
  for (const day of weekdays) {
    const spans = week[day];
    if (spans === 'closed') continue;
    yield* spansAreInOrder(spans, [...path, day]);
    const before = week[dayAfter(day, 6)];
    const closed = before === 'closed' ? undefined : before.at(-1)?.closes;
    const opens = spans[0]?.opens;
    // A day that opens at 00:00 may follow any closing time of the day before.
    if (closed === undefined || opens === undefined || opens === '00:00') continue;
    if (byHours(opens, 24) >= closed) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, day, 0, 'opens'],
      code: 'opens-before-closing',
      data: { opens, closed: clockTime(closed) },
    };
  }
}

/** Each span begins after the one before it ends; `path` is their path in hours.yaml. */
export function* spansAreInOrder(
  spans: readonly { opens: string; closes: string }[],
  path: FieldPath,
): Generator<RuleFinding> {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || span.opens > before.closes) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, index, 'opens'],
      code: 'opens-before-closing',
      data: { opens: span.opens, closed: before.closes },
    };
  }
}
