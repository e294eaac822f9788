import { capitalise } from '../../format.ts';
import { valueOf, weekOf, type CheckedFiles } from '../content.ts';
import type { Files } from '../files.ts';
import type { Hours } from '../hours.ts';
import type { Weekday } from '../weekdays.ts';
import type { Finding } from './finding.ts';
import { spansAreInOrder, weekdayOf } from './timetable.ts';

type Exception = NonNullable<Hours['exceptions']>[number];

/** The first and the last day of an exception, which may be one. */
export const daysOf = ({ date, from, until }: Exception) => ({
  from: (date ?? from)!,
  until: (date ?? until)!,
});

/** Days that differ are named once, or lie wholly within a longer time that differs, and do differ. */
export function* differentDaysAgree(content: CheckedFiles): Generator<Finding> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours?.exceptions) return;
  const file = 'hours.yaml';
  const { exceptions } = hours;
  for (const [index, exception] of exceptions.entries()) {
    const { from, until } = daysOf(exception);
    const path = ['exceptions', index, exception.date === undefined ? 'from' : 'date'];
    const single = from === until;
    const days = single ? from : `${from} to ${until}`;
    for (const [at, earlier] of exceptions.slice(0, index).entries()) {
      const other = daysOf(earlier);
      if (other.from === from && other.until === until) {
        yield { file, path, message: `${days} is there twice.`, mend: 'Keep one of the two.' };
        continue;
      }
      const apart = until < other.from || other.until < from;
      const within =
        (other.from <= from && until <= other.until) ||
        (from <= other.from && other.until <= until);
      if (apart || within) continue;
      const shared = [
        from > other.from ? from : other.from,
        until < other.until ? until : other.until,
      ];
      yield {
        file,
        path,
        message: `Two items say something of ${shared[0]} to ${shared[1]}: this one and item ${at + 1} ("${earlier.reason}").`,
        mend: 'Let one end on the day before the other begins. A time that lies wholly within another is fine, and counts.',
      };
    }
    if (exception.closed && closedAnyway(hours, from, until)) {
      const day = capitalise(weekdayOf(from));
      yield {
        file,
        path,
        message: single
          ? `${from} is a ${day}, and on that day the gym is closed anyway.`
          : `On all days from ${from} to ${until} the gym is closed anyway.`,
        mend: 'Correct the date, or delete this exception.',
      };
    }
    if (exception.hours) yield* spansAreInOrder(exception.hours, ['exceptions', index, 'hours']);
  }
}

/** Whether the usual week is closed on each of these days; a week shows all there are. */
function closedAnyway({ week }: Hours, from: string, until: string): boolean {
  for (let ahead = 0, date = from; ahead < 7 && date <= until; ahead++) {
    if (week[weekdayOf(date)] !== 'closed') return false;
    const next = new Date(`${date}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    date = next.toISOString().slice(0, 10);
  }
  return true;
}

/** Each cancellation hits a class that is held. */
export function* cancellationsHit(content: CheckedFiles): Generator<Finding> {
  const notice = valueOf(content, 'notice.yaml');
  const week: Partial<Record<Weekday, Files['schedule/monday.yaml']['classes']>> =
    weekOf(content) ?? {};
  for (const [index, { date, class: id, start }] of notice?.cancellations?.entries() ?? []) {
    const day = weekdayOf(date);
    const rows = week[day];
    // A class that there is not is told of by itself.
    if (!valueOf(content, 'classes.yaml')?.classes.some((one) => one.id === id)) continue;
    if (!rows || rows.some((row) => row.class === id && row.start === start)) continue;
    const held = rows.map((row) => `${row.class} ${row.start}`).join(', ') || 'nothing';
    const message = `${date} is a ${capitalise(day)}, and there is no "${id}" at ${start} on that day.`;
    yield {
      file: 'notice.yaml',
      path: ['cancellations', index, rows.some((row) => row.class === id) ? 'start' : 'date'],
      message,
      mend: `Correct the date, the class or the start. On ${capitalise(day)} there is ${held}.`,
    };
  }
}
