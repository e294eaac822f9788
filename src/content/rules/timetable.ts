import { capitalise, formatDate, formatTime } from '../../format.ts';
import { addDays, dayOf, nextDate } from '../../timetable/clock.ts';
import { isItsWeek, weeksOf } from '../../timetable/weeks.ts';
import { isShown } from '../shown.ts';
import { dayFile, valueOf, weekOf, type CheckedFiles } from '../content.ts';
import { weekdays, type Weekday } from '../weekdays.ts';
import type { ScheduleRow } from '../schedule.ts';
import type { Finding } from './finding.ts';

interface Timed {
  start: string;
  end: string;
}
const overlap = (a: Timed, b: Timed) => a.start < b.end && b.start < a.end;

/** On one day no class is there twice at one time, and no coach is in two places at once. */
export function* rowsDoNotClash(content: CheckedFiles): Generator<Finding> {
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

/** Weeks within which any two rules meet that ever do: of every second week and of a place in the month. */
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
export function* featuredClassesAreWeekly(content: CheckedFiles): Generator<Finding> {
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
): Generator<Finding> {
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
      yield {
        file,
        path: ['classes', index, 'everySecondWeekFrom'],
        message: `${from} is a ${capitalise(dayOf(from))}, and this class is held on ${capitalise(day)}.`,
        mend: `Write everySecondWeekFrom: "${nextDate(day, from)}"`,
      };
    }
  }
}

/** Every class lies within the opening hours of its day. */
export function* classesLieWithinHours(content: CheckedFiles): Generator<Finding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const file = dayFile(day);
    const open = hours.week[day];
    const spans = open === 'closed' ? [] : open;
    const isWithin = ({ start, end }: Timed) =>
      spans.some(({ opens, closes }) => opens <= start && end <= closes);
    const rows = [...(valueOf(content, file)?.classes ?? []).entries()];
    const outside = rows.filter(([, row]) => !isWithin(row));
    if (outside.length === 0) continue;
    const named = capitalise(day);
    const said = spans.map(({ opens, closes }) => `${opens} to ${closes}`).join(' and ');
    if (outside.length > 1 && outside.length * 2 > rows.length) {
      // When most classes of a day contradict its hours, the hours are what was changed.
      const which = open === 'closed' ? 'the gym is closed' : `the gym is open from ${said}`;
      const list = outside.map(([, row]) => `${row.class} at ${row.start}`).join(', ');
      const message = `On ${named} ${which}, but ${file} has classes then: ${list}.`;
      yield {
        file: 'hours.yaml',
        path: ['week', day],
        message,
        mend: `Correct the hours of ${named}, or take the classes out of ${file}.`,
      };
      continue;
    }
    for (const [index, { class: id, start, end }] of outside) {
      const late = spans.some(({ opens }) => opens <= start);
      const message =
        open === 'closed'
          ? `"${id}" is on ${named}, but hours.yaml says that the gym is closed on that day.`
          : `"${id}" (${start} to ${end}) lies outside the opening hours of ${named}, which are ${said}.`;
      const mend =
        open === 'closed'
          ? `Delete the class, or open the gym on ${named} in hours.yaml.`
          : `Write times between ${said.replaceAll(' to ', ' and ')}, or change the hours in hours.yaml.`;
      yield { file, path: ['classes', index, late ? 'end' : 'start'], message, mend };
    }
  }
}

/** Each row of the page /schedule is held on each of its days. */
export function* overviewIsTrue(content: CheckedFiles): Generator<Finding> {
  const overview = valueOf(content, 'schedule/overview.yaml');
  const classes = new Set(valueOf(content, 'classes.yaml')?.classes.map(({ id }) => id));
  const trainers = new Set(valueOf(content, 'trainers.yaml')?.trainers.map(({ id }) => id));
  const isKnown = (one: { class: string; trainer: string }) =>
    classes.has(one.class) && trainers.has(one.trainer);
  for (const [index, row] of overview?.rows.entries() ?? []) {
    const elsewhere = row.days.map((day) =>
      valueOf(content, dayFile(day))?.classes.find(
        (other) => other.class === row.class && other.trainer === row.trainer,
      ),
    );
    const starts = new Set(elsewhere.map((other) => other?.start));
    const [start] = starts;
    if (row.days.length > 1 && starts.size === 1 && start !== undefined && start !== row.start) {
      // All its days agree on another time: it is the time of this row that is wrong.
      const message = `"${row.class}" begins at ${start} on all its days, but here is ${row.start}.`;
      yield {
        file: 'schedule/overview.yaml',
        path: ['rows', index, 'start'],
        message,
        mend: `Write start: "${start}"`,
      };
      continue;
    }
    for (const [at, day] of row.days.entries()) {
      const rows = valueOf(content, dayFile(day))?.classes;
      // A misspelt class or coach is told where it is, and is most likely what is missed here.
      if (!rows?.every(isKnown) || !isKnown(row)) continue;
      const held = rows.find((other) => other.class === row.class && other.start === row.start);
      const path = ['rows', index, 'days', at];
      const slot = `"${row.class}" at ${row.start}`;
      if (!held) {
        const others = rows.filter((other) => other.class === row.class).map(({ start }) => start);
        const message = `There is no ${slot} on ${capitalise(day)}${others.length > 0 ? `, only at ${others.join(' and ')}` : ''}.`;
        yield {
          file: 'schedule/overview.yaml',
          path,
          message,
          mend: `Take ${day} off this list, or correct the row, or add the class to schedule/${day}.yaml.`,
        };
      } else if (weeksOf(held)) {
        yield {
          file: 'schedule/overview.yaml',
          path,
          message: `${slot} is not held every ${capitalise(day)}, so it is no class for everybody to try.`,
          mend:
            row.days.length === 1
              ? 'Delete this row, from its dash to the empty line, or choose another class.'
              : `Take ${day} off this list, or choose another class.`,
        };
      } else if (held.end !== row.end || held.trainer !== row.trainer) {
        const field = held.end === row.end ? 'trainer' : 'end';
        const message = `On ${capitalise(day)} ${slot} has ${field}: ${held[field]}, but here is ${row[field]}.`;
        yield {
          file: 'schedule/overview.yaml',
          path: ['rows', index, field],
          message,
          mend: `Write ${field}: ${field === 'end' ? `"${held.end}"` : held.trainer}, or change schedule/${day}.yaml.`,
        };
      }
    }
  }
}

/** The timetable begins on a Monday. */
export function* timetableBeginsOnMonday(content: CheckedFiles): Generator<Finding> {
  const from = valueOf(content, 'schedule/overview.yaml')?.effectiveFrom;
  if (from === undefined || dayOf(from) === 'monday') return;
  const message = `${from} is a ${capitalise(dayOf(from))}; the timetable begins on a Monday.`;
  yield {
    file: 'schedule/overview.yaml',
    path: ['effectiveFrom'],
    message,
    mend: `Write effectiveFrom: "${addDays(nextDate('monday', from), -7)}"`,
  };
}

/** The doors open once at a time. */
export function* hoursAgree(content: CheckedFiles): Generator<Finding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours) return;
  for (const day of weekdays) {
    const spans = hours.week[day];
    if (spans !== 'closed') yield* spansAreInOrder(spans, ['week', day]);
  }
}

/** `path` is where the spans stand in hours.yaml. */
export function* spansAreInOrder(
  spans: readonly { opens: string; closes: string }[],
  path: Finding['path'],
): Generator<Finding> {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || span.opens > before.closes) continue;
    yield {
      file: 'hours.yaml',
      path: [...path, index, 'opens'],
      message: `The doors open at ${span.opens}, but they close only at ${before.closes} before that.`,
      mend: 'Write the spans from early to late, without overlap.',
    };
  }
}
