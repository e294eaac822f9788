import { daysOf, type Days } from '../content/days.ts';
import type { RuleFinding } from './finding.ts';
import type { SubjectOfDays } from './wording/timetable.ts';

/** The key of the line with the first day of an item. */
export const firstDayLine = ({ date }: Days) => (date === undefined ? 'from' : 'date');

/**
 * Reports items of a list about the same subject whose days overlap; with `nested`, the days of one may lie wholly within
 * those of the other.
 */
export function* daysOverlap<Item extends Days>(
  file: string,
  list: string,
  items: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
  subjectOf: (item: Item) => SubjectOfDays,
  nested = true,
): Generator<RuleFinding> {
  for (const [index, item] of items.entries()) {
    const { from, until } = daysOf(item);
    const path = [list, index, firstDayLine(item)];
    for (const earlier of items.slice(0, index)) {
      if (!isSame(item, earlier)) continue;
      const other = daysOf(earlier);
      if (other.from === from && other.until === until) {
        const subjects = [subjectOf(earlier), subjectOf(item)] as const;
        yield { file, path, code: 'days-given-twice', data: { ...other, subjects } };
        continue;
      }
      const apart = until < other.from || other.until < from;
      const within =
        (other.from <= from && until <= other.until) ||
        (from <= other.from && other.until <= until);
      if (apart || (within && nested)) continue;
      const shared = {
        from: from > other.from ? from : other.from,
        until: until < other.until ? until : other.until,
      };
      yield {
        file,
        path,
        code: 'days-overlap',
        data: {
          shared,
          items: [
            { ...subjectOf(earlier), ...other },
            { ...subjectOf(item), from, until },
          ],
          mayNest: nested,
        },
      };
    }
  }
}
