import { addDays, dayOf, nextDate } from '../timetable/clock.ts';
import { dayFile, valueOf, type CheckedFiles } from '../content/checked-files.ts';
import type { Files } from '../content/files.ts';
import type { ScheduleRow } from '../content/schedule.ts';
import type { Weekday } from '../content/weekdays.ts';
import { isBetween, isEveryWeek } from '../content/weekly.ts';
import type { FaultOf } from '../findings/wording.ts';
import type { timetableWordings } from './wording/timetable.ts';
import type { RuleFinding } from './finding.ts';

const file = 'schedule/overview.yaml';
type Row = Files[typeof file]['rows'][number];

/** Each row of overview.yaml must match the timetable on each of its days. */
export function* overviewMatchesTimetable(
  content: CheckedFiles,
  today: string,
): Generator<RuleFinding> {
  const overview = valueOf(content, file);
  const classes = new Set(valueOf(content, 'classes.yaml')?.classes.map(({ id }) => id));
  const trainers = new Set(valueOf(content, 'trainers.yaml')?.trainers.map(({ id }) => id));
  const isKnown = (one: { class: string; trainer: string }) =>
    classes.has(one.class) && trainers.has(one.trainer);
  for (const [index, row] of overview?.rows.entries() ?? []) {
    const start = startOnAllDays(content, row);
    if (start !== undefined && start !== row.start) {
      // All its days have the same other time, so the time of this row is wrong.
      yield {
        file,
        path: ['rows', index, 'start'],
        code: 'overview-at-another-time',
        data: { class: row.class, start: row.start, really: start },
      };
      continue;
    }
    for (const [at, day] of row.days.entries()) {
      const rows = valueOf(content, dayFile(day))?.classes;
      // A misspelt class or coach is reported in its own place, and probably explains this one.
      if (!rows?.every(isKnown) || !isKnown(row)) continue;
      const found = differenceOn(day, row, rows, today);
      if (found) yield { ...found, file, path: ['rows', index, ...(found.field ?? ['days', at])] };
    }
  }
}

/** The start of a class if the files of its several days agree on one. */
function startOnAllDays(content: CheckedFiles, row: Row): string | undefined {
  const starts = row.days.map(
    (day) =>
      valueOf(content, dayFile(day))?.classes.find(
        (other) => other.class === row.class && other.trainer === row.trainer,
      )?.start,
  );
  return starts.length > 1 && new Set(starts).size === 1 ? starts[0] : undefined;
}

type Difference = FaultOf<typeof timetableWordings>;

/** How a row differs from the file of one day. `field` is the wrong field; without it, the day is wrong. */
function differenceOn(
  day: Weekday,
  row: Row,
  rows: readonly ScheduleRow[],
  today: string,
): (Difference & { field?: ['end' | 'trainer'] }) | undefined {
  const { class: id, start } = row;
  const slot = { class: id, start };
  const atThatTime = rows.filter((other) => other.class === id && other.start === start);
  if (atThatTime.length === 0) {
    const only = rows.filter((other) => other.class === id).map((other) => other.start);
    return { code: 'not-held-on-day', data: { ...slot, day, only } };
  }
  // Several rows may have this time, such as one with another coach from January: the page shows
  // the present one.
  const weekly = atThatTime.filter(isEveryWeek);
  const held = weekly.find((other) => isBetween(other, today)) ?? weekly[0];
  if (!held)
    return {
      code: 'not-held-every-week',
      data: { ...slot, day, isOnlyDay: row.days.length === 1 },
    };
  if (weekly.some(({ end, trainer }) => end === row.end && trainer === row.trainer))
    return undefined;
  if (held.end !== row.end)
    return {
      field: ['end'],
      code: 'overview-has-another-end',
      data: { ...slot, day, end: held.end, here: row.end },
    };
  return {
    field: ['trainer'],
    code: 'overview-has-another-coach',
    data: { ...slot, day, coach: held.trainer, here: row.trainer },
  };
}

/** A new timetable takes effect on a Monday. */
export function* timetableBeginsOnMonday(content: CheckedFiles): Generator<RuleFinding> {
  const from = valueOf(content, 'schedule/overview.yaml')?.effectiveFrom;
  if (from === undefined || dayOf(from) === 'monday') return;
  const next = nextDate('monday', from);
  yield {
    file: 'schedule/overview.yaml',
    path: ['effectiveFrom'],
    code: 'timetable-not-from-monday',
    data: { from, isA: dayOf(from), before: addDays(next, -7), next },
  };
}
