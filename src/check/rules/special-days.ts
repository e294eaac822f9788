import { addDays, type Days, daysOf, weekdayOf } from '../../content/dates.ts';
import { type CheckedFiles, valueOf } from '../../content/files.ts';
import type { Hours, SpecialDay } from '../../content/hours.ts';
import type { ValueProblem } from '../../content/problem.ts';
import { weeklyHours } from '../../timetable/opening-hours.ts';
import { spansAreInOrder } from './opening-hours.ts';
import type { Say } from './sentences.ts';

/**
 * Rule: special days must not overlap, unless one lies wholly within a longer one, nor close the gym on days when it is
 * closed already; the opening times of each must be in order.
 */
export function* specialDaysAgree(content: CheckedFiles, say: Say): Generator<ValueProblem> {
  const hours = valueOf(content, 'hours.yaml');
  if (!hours?.exceptions) return;
  const file = 'hours.yaml';
  const { exceptions } = hours;
  yield* daysOverlap(
    say,
    file,
    'exceptions',
    exceptions,
    () => true,
    ({ reason }) => `"${reason}"`,
  );
  for (const [index, exception] of exceptions.entries()) {
    const days = daysOf(exception);
    if (exception.closed && closedAnyway(hours, exception))
      yield {
        file,
        path: ['exceptions', index, firstDayLine(exception)],
        message:
          days.from === days.until
            ? `On ${say.day(weekdayOf(days.from), days.from)} the gym is closed anyway.`
            : `On all days ${say.onDays(days)} the gym is closed anyway.`,
        remedy: 'Correct the date, or delete this special day.',
      };
    if (exception.hours)
      yield* spansAreInOrder(say, exception.hours, ['exceptions', index, 'hours']);
  }
}

/** Whether the gym is closed on all these days anyway, by the usual week or by a longer exception around them. */
function closedAnyway({ week, otherHours = [], exceptions = [] }: Hours, own: SpecialDay): boolean {
  const { from, until } = daysOf(own);
  const around = exceptions.find((other) => {
    const days = daysOf(other);
    return other !== own && days.from <= from && until <= days.until;
  });
  if (around) return around.closed === true;
  for (let date = from; date <= until; date = addDays(date, 1))
    if (weeklyHours({ week, otherHours }, weekdayOf(date), date).length > 0) return false;
  return true;
}

/** Returns the key of the line with the first day of an item. */
export const firstDayLine = ({ date }: Days) => (date === undefined ? 'from' : 'date');

/**
 * Reports items of a list that are about the same subject and whose days overlap; with `nested`, the days of one may
 * lie wholly within those of the other. `nameOf` says in words what an item is about.
 */
export function* daysOverlap<Item extends Days>(
  say: Say,
  file: string,
  list: string,
  items: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
  nameOf: (item: Item) => string,
  nested = true,
): Generator<ValueProblem> {
  for (const [index, item] of items.entries()) {
    const own = daysOf(item);
    const path = [list, index, firstDayLine(item)];
    for (const earlier of items.slice(0, index)) {
      if (!isSame(item, earlier)) continue;
      const other = daysOf(earlier);
      if (other.from === own.from && other.until === own.until) {
        const names = [...new Set([nameOf(earlier), nameOf(item)])].join(' and for ');
        yield {
          file,
          path,
          message: `${say.days(other)} is given twice: for ${names}.`,
          remedy: 'Keep one of the two.',
        };
        continue;
      }
      const apart = own.until < other.from || other.until < own.from;
      const within =
        (other.from <= own.from && own.until <= other.until) ||
        (own.from <= other.from && other.until <= own.until);
      if (apart || (within && nested)) continue;
      const shared = {
        from: own.from > other.from ? own.from : other.from,
        until: own.until < other.until ? own.until : other.until,
      };
      yield {
        file,
        path,
        message: `${nameOf(earlier)} (${say.days(other)}) and ${nameOf(item)} (${say.days(own)}) both include ${say.days(shared)}.`,
        remedy: `Let one end on the day before the other begins.${nested ? ' A period wholly within another is fine, and overrides it.' : ''}`,
      };
    }
  }
}
