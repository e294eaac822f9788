import { pairsOf } from './compare.ts';
import { isSame } from './edit.ts';

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
  const pairs = pairsOf(before, now);
  return now.map((_, at) => pairs.get(at));
}
