import { alignmentOf, keyOf } from './list-alignment.ts';

/** An item in a three-way merge: its index in each list, absent where the list lacks it. */
export interface ItemOfThree {
  base?: number;
  mine?: number;
  theirs?: number;
  /** One side may have replaced the item by a different one instead of editing it. */
  isReplaced: boolean;
}

/**
 * Matches the items of two versions of a list with those of their common base. If both sides added an equal item, it
 * counts once.
 */
export function matchItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): ItemOfThree[] {
  const items = base.map((_, place): ItemOfThree => ({ base: place, isReplaced: false }));
  for (const { before, after, isReplaced } of alignmentOf(base, mine))
    Object.assign(items[before]!, { mine: after, ...(isReplaced && { isReplaced }) });
  for (const { before, after, isReplaced } of alignmentOf(base, theirs))
    Object.assign(items[before]!, { theirs: after, ...(isReplaced && { isReplaced }) });

  const known = new Set(items.map((item) => item.mine));
  const broughtByMine = [...mine.keys()]
    .filter((place) => !known.has(place))
    .map((place): ItemOfThree => ({ mine: place, isReplaced: false }));
  items.push(...broughtByMine);
  const knownOfTheirs = new Set(items.map((item) => item.theirs));
  for (const [place, value] of theirs.entries()) {
    if (knownOfTheirs.has(place)) continue;
    const key = keyOf(value);
    const equal = broughtByMine.find(
      (item) => item.theirs === undefined && keyOf(mine[item.mine!]) === key,
    );
    if (equal) equal.theirs = place;
    else items.push({ theirs: place, isReplaced: false });
  }
  return items;
}
