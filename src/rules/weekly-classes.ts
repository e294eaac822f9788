import { clockTime, midnight } from '../text/counted-time.ts';
import { addDays, dayAfter, dayOf, minutesBetween, nextDate } from '../timetable/clock.ts';
import { isHeldOn } from '../timetable/weeks.ts';
import { isShown } from '../content/shown.ts';
import { dayFile, valueOf, weekOf, type CheckedFiles } from '../content/checked-files.ts';
import { weekdays, type Weekday } from '../content/weekdays.ts';
import { isWeekly } from '../content/weekly.ts';
import type { ScheduleRow } from '../content/schedule.ts';
import type { RuleFinding } from './finding.ts';

interface Timed {
  start: string;
  end: string;
}
const timesOf = ({ start, end }: Timed) => ({ start, end });
const classOf = (row: ScheduleRow) => ({ class: row.class, ...timesOf(row) });
const overlap = (a: Timed, b: Timed) => a.start < b.end && b.start < a.end;

/** No class is listed twice at the same time, and no coach has two classes at once, also across midnight. */
export function* rowsDoNotClash(content: CheckedFiles): Generator<RuleFinding> {
  for (const day of weekdays) {
    const file = dayFile(day);
    const rows = valueOf(content, file)?.classes ?? [];
    const dayBefore = dayAfter(day, 6);
    const overnight = (valueOf(content, dayFile(dayBefore))?.classes ?? []).filter(
      ({ end }) => end > midnight,
    );
    for (const [index, row] of rows.entries()) {
      const earlier = rows.slice(0, index);
      const late = overnight.find(
        (other) =>
          other.trainer === row.trainer &&
          row.start < clockTime(other.end) &&
          shareAWeek(other, row, day, 1),
      );
      if (late)
        yield {
          file,
          path: ['classes', index, 'trainer'],
          code: 'coach-is-busy',
          data: { coach: row.trainer, day: dayBefore, own: classOf(row), other: classOf(late) },
        };
      const twin = earlier.findIndex(
        (other) =>
          other.class === row.class && other.start === row.start && shareAWeek(other, row, day),
      );
      if (twin >= 0) {
        yield {
          file,
          path: ['classes', index, 'class'],
          beside: ['classes', twin],
          code: 'class-twice-at-one-time',
          data: {
            class: row.class,
            day,
            times: [timesOf(rows[twin]!), timesOf(row)],
            items: [twin + 1, index + 1],
          },
        };
        continue;
      }
      const busy = earlier.findIndex(
        (other) =>
          other.trainer === row.trainer && overlap(other, row) && shareAWeek(other, row, day),
      );
      if (busy < 0) continue;
      yield {
        file,
        path: ['classes', index, 'trainer'],
        beside: ['classes', busy],
        code: 'coach-is-busy',
        data: { coach: row.trainer, day, own: classOf(row), other: classOf(rows[busy]!) },
      };
    }
  }
}

/** Notes a class of the timetable whose length differs from classes.yaml. */
export function* lengthsMatchClasses(content: CheckedFiles): Generator<RuleFinding> {
  const classes = valueOf(content, 'classes.yaml')?.classes ?? [];
  for (const day of weekdays) {
    const file = dayFile(day);
    for (const [index, { class: id, start, end }] of valueOf(content, file)?.classes.entries() ??
      []) {
      const minutes = classes.find((one) => one.id === id)?.minutes;
      const length = minutesBetween(start, end);
      if (minutes === undefined || minutes === length) continue;
      yield {
        file,
        path: ['classes', index, 'end'],
        severity: 'note',
        code: 'length-differs',
        data: { class: id, minutes: length, usually: minutes },
      };
    }
  }
}

/** In weeks: the longest time until two recurrences coincide, every eighth week and the fifth weekday of a month. */
const weeksCompared = 193;

/** Whether two classes are ever held in the same week; both are looked up on the dates of `day`. */
function shareAWeek(one: ScheduleRow, other: ScheduleRow, day: Weekday, daysBefore = 0): boolean {
  const begins = [anyDate, one.from ?? '', other.from ?? ''].sort().at(-1)!;
  const first = nextDate(day, begins);
  return Array.from({ length: weeksCompared }, (_, index) => addDays(first, index * 7)).some(
    (date) => isHeldOn(one, addDays(date, -daysBefore)) && isHeldOn(other, date),
  );
}

const anyDate = '2026-01-01';

/** The first day of a row, and the first after its last. */
const daysOfChange = ({ from, until }: ScheduleRow) => [
  ...(from === undefined ? [] : [from]),
  ...(until === undefined ? [] : [addDays(until, 1)]),
];

/** A featured class needs a weekly time, now and later, because the home page says how often it is held. */
export function* featuredClassesAreWeekly(
  content: CheckedFiles,
  today: string,
): Generator<RuleFinding> {
  const week = weekOf(content);
  const featured = valueOf(content, 'pages/home.yaml')?.featured;
  if (!week || !featured || !isShown(featured)) return;
  const rows = Object.values(week).flat();
  for (const [index, { class: id }] of featured.classes.entries()) {
    const own = rows.filter((row) => row.class === id);
    // Reported now: on the day itself the daily build would fail, with nobody there to fix it.
    const days = [today, ...own.flatMap(daysOfChange)].filter((day) => day >= today);
    if (own.length === 0 || days.every((day) => own.some((row) => isWeekly(row, day)))) continue;
    yield {
      file: 'pages/home.yaml',
      path: ['featured', 'classes', index, 'class'],
      code: 'featured-in-some-weeks',
      data: { class: id },
    };
  }
}

const daysInYear = 366;

/** Every second, third … week counts from a date on the weekday of the class. Notes a beginning over a year ahead. */
export function* weeksCountFromTheirDay(
  content: CheckedFiles,
  today: string,
): Generator<RuleFinding> {
  for (const day of weekdays) {
    const file = dayFile(day);
    const rows = valueOf(content, file)?.classes ?? [];
    for (const [index, { from, everyWeeks }] of rows.entries()) {
      if (from === undefined) continue;
      const path = ['classes', index, 'from'];
      if (from > addDays(today, daysInYear))
        yield { file, path, severity: 'note', code: 'begins-far-ahead', data: { from } };
      if (everyWeeks === undefined || dayOf(from) === day) continue;
      const next = nextDate(day, from);
      yield {
        file,
        path,
        code: 'weeks-from-another-day',
        data: { from, isA: dayOf(from), day, next, before: addDays(next, -7) },
      };
    }
  }
}
