import { longestIncreasingSubsequence } from './longest-common.ts';

/**
 * The order of all items of `mine` and `theirs` in a three-way merge of a list, compared by identity; the caller drops
 * those that were removed. It is the order of `theirs`, but an item that `mine` moved, or that only `mine` has, keeps
 * its predecessor from `mine`; additions of `theirs` at the same place come before it.
 */
export function mergedOrder<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const wasAt = new Map(base.map((item, place) => [item, place]));
  const unmoved = longestIncreasingSubsequence(mine.flatMap((item) => wasAt.get(item) ?? []));
  const isMoved = (item: Item) => wasAt.has(item) && !unmoved.has(wasAt.get(item)!);
  const [ofMine, ofTheirs] = [new Set(mine), new Set(theirs)];
  const placedByMine = new Set(mine.filter((item) => isMoved(item) || !ofTheirs.has(item)));
  const isNewInTheirs = (item: Item) => !wasAt.has(item) && !ofMine.has(item);

  const order = theirs.filter((item) => !placedByMine.has(item));
  for (const [index, item] of mine.entries()) {
    if (!placedByMine.has(item)) continue;
    let place = index === 0 ? 0 : order.indexOf(mine[index - 1]!) + 1;
    while (place < order.length && isNewInTheirs(order[place]!)) place++;
    order.splice(place, 0, item);
  }
  return order;
}
