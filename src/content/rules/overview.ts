import { capitalise } from '../../format.ts';
import { addDays, dayOf, nextDate } from '../../timetable/clock.ts';
import { weeksOf } from '../../timetable/weeks.ts';
import { dayFile, valueOf, type CheckedFiles } from '../checked-files.ts';
import type { Files } from '../files.ts';
import type { ScheduleRow } from '../schedule.ts';
import type { Weekday } from '../weekdays.ts';
import type { RuleFinding } from './finding.ts';

const file = 'schedule/overview.yaml';
type Row = Files[typeof file]['rows'][number];

/** Each row of the page /schedule is held on each of its days. */
export function* overviewIsTrue(content: CheckedFiles): Generator<RuleFinding> {
  const overview = valueOf(content, file);
  const classes = new Set(valueOf(content, 'classes.yaml')?.classes.map(({ id }) => id));
  const trainers = new Set(valueOf(content, 'trainers.yaml')?.trainers.map(({ id }) => id));
  const isKnown = (one: { class: string; trainer: string }) =>
    classes.has(one.class) && trainers.has(one.trainer);
  for (const [index, row] of overview?.rows.entries() ?? []) {
    const start = startOnAllDays(content, row);
    if (start !== undefined && start !== row.start) {
      // All its days agree on another time: it is the time of this row that is wrong.
      yield {
        file,
        path: ['rows', index, 'start'],
        message: `"${row.class}" begins at ${start} on all its days, but here is ${row.start}.`,
        mend: `Write start: "${start}", or correct the start in the files of these days.`,
      };
      continue;
    }
    for (const [at, day] of row.days.entries()) {
      const rows = valueOf(content, dayFile(day))?.classes;
      // A misspelt class or coach is reported where it stands, and is most likely what is missed here.
      if (!rows?.every(isKnown) || !isKnown(row)) continue;
      const fault = faultOn(day, row, rows);
      if (!fault) continue;
      const { field, ...said } = fault;
      const path = field === undefined ? ['rows', index, 'days', at] : ['rows', index, field];
      yield { file, path, ...said };
    }
  }
}

/** The one time at which a class of several days begins by the files of these days; undefined when they differ. */
function startOnAllDays(content: CheckedFiles, row: Row): string | undefined {
  const starts = row.days.map(
    (day) =>
      valueOf(content, dayFile(day))?.classes.find(
        (other) => other.class === row.class && other.trainer === row.trainer,
      )?.start,
  );
  return starts.length > 1 && new Set(starts).size === 1 ? starts[0] : undefined;
}

interface Fault {
  message: string;
  mend: string;
  /** The field of the row that is wrong; without it, it is the day. */
  field?: 'trainer' | 'end';
}

/** What the row says of one day and the file of that day does not. */
function faultOn(day: Weekday, row: Row, rows: readonly ScheduleRow[]): Fault | undefined {
  const held = rows.find((other) => other.class === row.class && other.start === row.start);
  const slot = `"${row.class}" at ${row.start}`;
  if (!held) {
    const others = rows.filter((other) => other.class === row.class).map(({ start }) => start);
    const only = others.length > 0 ? `, only at ${others.join(' and ')}` : '';
    return {
      message: `There is no ${slot} on ${capitalise(day)}${only}.`,
      mend: `Take ${day} off this list, or correct the row, or add the class to schedule/${day}.yaml.`,
    };
  }
  if (weeksOf(held))
    return {
      message: `${slot} is not held every ${capitalise(day)}, so it is no class for everybody to try.`,
      mend:
        row.days.length === 1
          ? 'Delete this row, from its dash to the empty line, or choose another class.'
          : `Take ${day} off this list, or choose another class.`,
    };
  if (held.end === row.end && held.trainer === row.trainer) return undefined;
  const field = held.end === row.end ? 'trainer' : 'end';
  return {
    field,
    message: `On ${capitalise(day)} ${slot} has ${field}: ${held[field]}, but here is ${row[field]}.`,
    mend: `Write ${field}: ${field === 'end' ? `"${held.end}"` : held.trainer}, or change schedule/${day}.yaml.`,
  };
}

/** The timetable begins on a Monday. */
export function* timetableBeginsOnMonday(content: CheckedFiles): Generator<RuleFinding> {
  const from = valueOf(content, 'schedule/overview.yaml')?.effectiveFrom;
  if (from === undefined || dayOf(from) === 'monday') return;
  const message = `${from} is a ${capitalise(dayOf(from))}; the timetable begins on a Monday.`;
  const next = nextDate('monday', from);
  yield {
    file: 'schedule/overview.yaml',
    path: ['effectiveFrom'],
    message,
    mend: `Write effectiveFrom: "${addDays(next, -7)}", or "${next}" if the week after is meant.`,
  };
}
