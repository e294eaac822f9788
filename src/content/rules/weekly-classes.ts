import { capitalise, formatDate, formatTime } from '../../format.ts';
import { addDays, dayOf, minutesBetween, nextDate } from '../../timetable/clock.ts';
import { isItsWeek, weeksOf } from '../../timetable/weeks.ts';
import { isShown } from '../shown.ts';
import { dayFile, valueOf, weekOf, type CheckedFiles } from '../checked-files.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import type { ScheduleRow } from '../schedule.ts';
import type { RuleFinding } from './finding.ts';

interface Timed {
  start: string;
  end: string;
}
const overlap = (a: Timed, b: Timed) => a.start < b.end && b.start < a.end;

/** On one day no class is there twice at one time, and no coach is in two places at once. */
export function* rowsDoNotClash(content: CheckedFiles): Generator<RuleFinding> {
  for (const day of weekdays) {
    const file = dayFile(day);
    const rows = valueOf(content, file)?.classes ?? [];
    for (const [index, row] of rows.entries()) {
      const earlier = rows.slice(0, index);
      const twin = earlier.findIndex(
        (other) => other.class === row.class && other.start === row.start,
      );
      if (twin >= 0) {
        yield {
          file,
          path: ['classes', index, 'class'],
          message: `The class "${row.class}" at ${formatTime(row.start)} is there twice (items ${twin + 1} and ${index + 1}).`,
          mend: 'Delete one of the two, or correct its time.',
        };
        continue;
      }
      const busy = earlier.find(
        (other) =>
          other.trainer === row.trainer && overlap(other, row) && shareAWeek(other, row, day),
      );
      if (!busy) continue;
      const message = `"${row.trainer}" already teaches "${busy.class}" from ${formatTime(busy.start)} to ${formatTime(busy.end)}, and cannot be in two places at once.`;
      yield {
        file,
        path: ['classes', index, 'trainer'],
        message,
        mend: 'Name another coach, or change the time of one of the two classes.',
      };
    }
  }
}

/** A class takes as long as its card says. */
export function* classesTakeTheirTime(content: CheckedFiles): Generator<RuleFinding> {
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
        message: `This class is ${length} minutes long, but classes.yaml says that "${id}" takes ${minutes}.`,
        mend: 'Correct the one that is wrong; if both are meant, leave them.',
      };
    }
  }
}

/** After so many weeks two rules, such as every second week and the first of a month, have met if they ever do. */
const weeksCompared = 106;

/** Whether two classes of one day are ever held in the same week. */
function shareAWeek(one: ScheduleRow, other: ScheduleRow, day: Weekday): boolean {
  const [weeks, otherWeeks] = [weeksOf(one), weeksOf(other)];
  if (!weeks || !otherWeeks) return true;
  const begins = [one.everySecondWeekFrom, other.everySecondWeekFrom].filter(isNamed).sort().at(-1);
  const first = nextDate(day, begins ?? anyDate);
  return Array.from({ length: weeksCompared }, (_, index) => addDays(first, index * 7)).some(
    (date) => isItsWeek(weeks, date) && isItsWeek(otherWeeks, date),
  );
}

const isNamed = (date: string | undefined) => date !== undefined;
const anyDate = '2026-01-01';

const aYear = 366;

/** A class that the home page features is held every week: it says how often. */
export function* featuredClassesAreWeekly(content: CheckedFiles): Generator<RuleFinding> {
  const week = weekOf(content);
  const featured = valueOf(content, 'pages/home.yaml')?.featured;
  if (!week || !featured || !isShown(featured)) return;
  const rows = Object.values(week).flat();
  for (const [index, { class: id }] of featured.classes.entries()) {
    const own = rows.filter((row) => row.class === id);
    if (own.length === 0 || own.some((row) => !weeksOf(row))) continue;
    yield {
      file: 'pages/home.yaml',
      path: ['featured', 'classes', index, 'class'],
      message: `"${id}" is held in some weeks only, and the home page says how often it is in every week.`,
      mend: 'Write another class here, or take this one off the list.',
    };
  }
}

/** Every second week is counted from a date that is a day of the class. */
export function* secondWeeksBeginOnTheirDay(
  content: CheckedFiles,
  today: string,
): Generator<RuleFinding> {
  for (const day of weekdays) {
    const file = dayFile(day);
    for (const [index, { everySecondWeekFrom: from }] of valueOf(
      content,
      file,
    )?.classes.entries() ?? []) {
      if (from === undefined) continue;
      if (from > addDays(today, aYear))
        yield {
          file,
          path: ['classes', index, 'everySecondWeekFrom'],
          severity: 'note',
          message: `This class is not held before ${formatDate(from)}, more than a year from now.`,
          mend: 'Correct the year if it is a slip.',
        };
      if (dayOf(from) === day) continue;
      const next = nextDate(day, from);
      yield {
        file,
        path: ['classes', index, 'everySecondWeekFrom'],
        message: `${from} is a ${capitalise(dayOf(from))}, and this class is held on ${capitalise(day)}.`,
        mend: `Write everySecondWeekFrom: "${next}", or "${addDays(next, -7)}" if the class is held in the other weeks.`,
      };
    }
  }
}
