import type { ValueProblem } from '../../content/problem.ts';
import { daysOf, type Days } from '../../content/days.ts';
import { daysInWords } from './sentences.ts';

/** The key of the line with the first day of an item. */
export const firstDayLine = ({ date }: Days) => (date === undefined ? 'from' : 'date');

/**
 * Reports items of a list about the same subject whose days overlap; with `nested`, the days of one may lie wholly within
 * those of the other. `nameOf` says in words what an item is about.
 */
export function* daysOverlap<Item extends Days>(
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
          message: `${daysInWords(other)} is given twice: for ${names}.`,
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
        message: `${nameOf(earlier)} (${daysInWords(other)}) and ${nameOf(item)} (${daysInWords(own)}) both include ${daysInWords(shared)}.`,
        remedy: `Let one end on the day before the other begins.${nested ? ' A period wholly within another is fine, and overrides it.' : ''}`,
      };
    }
  }
}
