import { alignmentOf } from '../yaml-edits/list-alignment.ts';
import { isSame } from '../yaml-edits/value-at.ts';

/**
 * The index that each item of a list had before an edit; undefined for a new item. Keeps React keys and open links on
 * the same item when others are added, moved or removed.
 */
export function itemsBefore(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly (number | undefined)[] {
  const differing = now.filter((item, at) => !isSame(item, before[at]));
  // Somebody is typing into one item, which may equal another one for a moment.
  if (now.length === before.length && differing.length <= 1) return [...now.keys()];
  const places = new Map(alignmentOf(before, now).map((same) => [same.after, same.before]));
  return now.map((_, at) => places.get(at));
}
