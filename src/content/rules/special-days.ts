import { capitalise } from '../../format.ts';
import { valueOf, weekOf, type CheckedFiles } from '../content.ts';
import type { Files } from '../files.ts';
import { daysOf } from '../different-day.ts';
import type { DifferentDay, Hours } from '../hours.ts';
import type { Weekday } from '../weekdays.ts';
import type { Finding } from './finding.ts';
import { addDays, spansAreInOrder, weekdayOf } from './timetable.ts';

/** Days that differ are named once, or lie wholly within a longer time that differs; closed ones would be open. */
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
        message: `Two items say something of ${shared[0] === shared[1] ? shared[0] : shared.join(' to ')}: this one and item ${at + 1} ("${earlier.reason}").`,
        mend: 'Let one end on the day before the other begins. A time that lies wholly within another is fine, and counts.',
      };
    }
    if (exception.closed && closedAnyway(hours, exception)) {
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

/** Whether the gym would be closed on each of these days without it: in the usual week, or in the time around it. */
function closedAnyway({ week, exceptions = [] }: Hours, own: DifferentDay): boolean {
  const { from, until } = daysOf(own);
  const around = exceptions.find((other) => {
    const days = daysOf(other);
    return other !== own && days.from <= from && until <= days.until;
  });
  if (around) return around.closed === true;
  // A week shows all that there are.
  const last = addDays(from, 6);
  for (let date = from; date <= until && date <= last; date = addDays(date, 1))
    if (week[weekdayOf(date)] !== 'closed') return false;
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
