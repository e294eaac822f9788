import { addDays, nextDate, overlap, type Timed, weekdayOf } from '../../content/dates.ts';
import { type CheckedFiles, dayFile, valueOf, weekOf } from '../../content/files.ts';
import type { ValueProblem } from '../../content/problem.ts';
import type { ScheduleRow } from '../../content/schedule.ts';
import { isShown } from '../../content/shown.ts';
import { capitalise, clockTime, midnight } from '../../content/text/format.ts';
import { type Weekday, weekdayAfter, weekdays } from '../../content/weekdays.ts';
import { isWeekly } from '../../content/weekly.ts';
import { isHeldOn } from '../../timetable/recurrence.ts';
import { idOfRow, usualTimeOf } from '../../timetable/slots.ts';
import type { Say } from './sentences.ts';

/** Rule: no class is listed twice at the same time, and no coach has two classes at once, also across midnight. */
export function* rowsDoNotClash(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  for (const day of weekdays) {
    const file = dayFile(day);
    const rows = valueOf(content, file)?.classes ?? [];
    const dayBefore = weekdayAfter(day, 6);
    const overnight = (valueOf(content, dayFile(dayBefore))?.classes ?? []).filter(
      ({ end }) => end > midnight,
    );
    for (const [index, row] of rows.entries()) {
      const earlier = rows.slice(0, index);
      const isBusyIn = (other: ScheduleRow) => other.trainer === row.trainer;
      const late = overnight.find(
        (other) =>
          isBusyIn(other) && row.start < clockTime(other.end) && shareAWeek(other, row, day, 1),
      );
      const twin = earlier.findIndex(
        (other) =>
          other.class === row.class && other.start === row.start && shareAWeek(other, row, day),
      );
      const busy = earlier.findIndex(
        (other) => isBusyIn(other) && overlap(other, row) && shareAWeek(other, row, day),
      );
      const clash = (other: ScheduleRow, on: Weekday) => ({
        file,
        path: ['classes', index, 'trainer'],
        ...coachIsBusy(
          say,
          row.trainer,
          { name: say.class(row.class), when: capitalise(day), ...row },
          { name: say.class(other.class), when: capitalise(on), ...other },
        ),
      });
      if (late) yield clash(late, dayBefore);
      if (twin >= 0)
        yield {
          file,
          path: ['classes', index, 'class'],
          beside: ['classes', twin],
          message: `${say.class(row.class)} is on ${capitalise(day)} twice: ${say.times(rows[twin]!)} (item ${twin + 1}), and ${say.times(row)} (item ${index + 1}).`,
          remedy: 'Delete one of the two, or correct its time.',
        };
      else if (busy >= 0) yield { ...clash(rows[busy]!, day), beside: ['classes', busy] };
    }
  }
}

/**
 * Rule: two classes that share an id are not held in the same weeks. A class that has moved keeps its id, so a new
 * class at its former time needs another.
 */
export function* classesAreSavedApart(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const all = weekdays.flatMap((day) =>
    (valueOf(content, dayFile(day))?.classes ?? []).map((row, index) => ({
      day,
      row,
      index,
      id: idOfRow(day, row),
    })),
  );
  const taken = new Set(all.map(({ id }) => id));
  const timeOf = ({ day, row }: (typeof all)[number]) =>
    `${say.class(row.class)} on ${capitalise(day)} at ${say.time(row.start)}`;
  for (const [place, one] of all.entries()) {
    const other = all
      .slice(0, place)
      .find(
        ({ id, day, row }) =>
          id === one.id &&
          (day === one.day
            ? row.start !== one.row.start && shareAWeek(row, one.row, day)
            : (row.from ?? '') <= (one.row.until ?? '9999') &&
              (one.row.from ?? '') <= (row.until ?? '9999')),
      );
    if (!other) continue;
    const newer = [one, other].find(({ row }) => row.id === undefined) ?? one;
    const ownId = idOfRow(newer.day, { ...newer.row, id: undefined });
    let number = 2;
    while (taken.has(`${ownId}-${number}`)) number++;
    const value = `${ownId}-${number}`;
    yield {
      file: dayFile(newer.day),
      path: ['classes', newer.index, 'class'],
      message: `Members who save ${timeOf(other)} also save ${timeOf(one)}, because one of the two used to be at the time of the other.`,
      remedy: `Give ${timeOf(newer)} an id of its own: ${value}`,
      atDesk: `Let members save ${timeOf(newer)} by itself.`,
      edits: [{ path: ['classes', newer.index, 'id'], value }],
    };
  }
}

/** The sentences about a coach with two classes at once; `when` is the day or the date of each. */
export const coachIsBusy = (
  say: Say,
  coach: string,
  own: Timed & { name: string; when: string },
  other: Timed & { name: string; when: string },
) => ({
  message: `${say.coach(coach)} cannot be in two places at once: ${[other, own].map((one) => `${one.name} on ${one.when}, ${say.times(one)}`).join('; and ')}.`,
  remedy: 'Choose another coach, or another time for one of the two.',
});

/**
 * How many weeks are compared: the longest time until two recurrences coincide, that of every eighth week and the fifth
 * weekday of a month.
 */
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

/** Returns the first day of a row, and the day after its last. */
const daysOfChange = ({ from, until }: ScheduleRow) => [
  ...(from === undefined ? [] : [from]),
  ...(until === undefined ? [] : [addDays(until, 1)]),
];

/** Rule: a featured class has a weekly time, now and later, because the home page says how often it is held. */
export function* featuredClassesAreWeekly(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const week = weekOf(content);
  const featured = valueOf(content, 'pages/home.yaml')?.featured;
  if (!week || !featured || !isShown(featured)) return;
  const rows = Object.values(week).flat();
  for (const [index, { class: id }] of featured.classes.entries()) {
    const own = rows.filter((row) => row.class === id);
    // A later day without a weekly time is reported now, so that the daily build does not fail on that day.
    const days = [today, ...own.flatMap(daysOfChange)].filter((day) => day >= today);
    if (own.length === 0 || days.every((day) => own.some((row) => isWeekly(row, day)))) continue;
    yield {
      file: 'pages/home.yaml',
      path: ['featured', 'classes', index, 'class'],
      message: `${say.class(id)} is not held every week, now or later, but the home page says how often it is held each week.`,
      remedy: 'Choose another class here, or take this one off the list.',
    };
  }
}

const daysInYear = 366;

/** Rule: every second, third … week is counted from a date on the weekday of the class. Notes one over a year ahead. */
export function* weeksCountFromTheirDay(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  for (const day of weekdays) {
    const file = dayFile(day);
    const rows = valueOf(content, file)?.classes ?? [];
    for (const [index, { from, everyWeeks }] of rows.entries()) {
      if (from === undefined) continue;
      const path = ['classes', index, 'from'];
      if (from > addDays(today, daysInYear))
        yield {
          file,
          path,
          severity: 'note',
          message: `This class is not held before ${say.date(from)}, more than a year from now.`,
          remedy: 'Correct the year if it is a typo.',
        };
      if (everyWeeks === undefined || weekdayOf(from) === day) continue;
      const next = nextDate(day, from);
      yield {
        file,
        path,
        message: `${say.date(from)} is a ${capitalise(weekdayOf(from))}, but this class is held on ${capitalise(day)}.`,
        remedy: `Write ${next}, or ${addDays(next, -7)} if the class is held in the other weeks.`,
        atDesk: `Choose ${say.date(next)}, or ${say.date(addDays(next, -7))} if the class is held in the other weeks.`,
      };
    }
  }
}

const file = 'schedule/overview.yaml';

/** Rule: a class to try is held every week, because its row on the page says on which days. */
export function* classesToTryAreWeekly(
  content: CheckedFiles,
  today: string,
  say: Say,
): Generator<ValueProblem> {
  const week = weekOf(content);
  const classes = valueOf(content, 'classes.yaml')?.classes;
  if (!week || !classes) return;
  for (const [index, id] of valueOf(content, file)?.classes.entries() ?? []) {
    // check-references.ts reports unknown ids.
    if (!classes.some((one) => one.id === id) || usualTimeOf(week, id, today)) continue;
    yield {
      file,
      path: ['classes', index],
      message: `${say.class(id)} is not held every week, so it is not a class for everybody to try.`,
      remedy: 'Choose another class, or add a weekly time for it to the timetable.',
    };
  }
}

/** Rule: a new timetable takes effect on a Monday. */
export function* timetableBeginsOnMonday(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const from = valueOf(content, file)?.effectiveFrom;
  if (from === undefined || weekdayOf(from) === 'monday') return;
  const next = nextDate('monday', from);
  yield {
    file,
    path: ['effectiveFrom'],
    message: `${say.date(from)} is a ${capitalise(weekdayOf(from))}; the timetable begins on a Monday.`,
    remedy: `Write ${addDays(next, -7)}, or ${next} if the week after is meant.`,
    atDesk: `Choose ${say.date(addDays(next, -7))}, or ${say.date(next)} if the week after is meant.`,
  };
}
