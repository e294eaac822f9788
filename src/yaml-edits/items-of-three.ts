import { alignmentOf, keyOf } from './list-alignment.ts';

/** An item of up to three lists, by its place in each. */
export interface ItemOfThree {
  base?: number;
  mine?: number;
  theirs?: number;
  /** One side may have put another item in its place. */
  isReplaced: boolean;
}

/** Which items of a list are which in the two lists that were made of it. What both brought is one item, if it is equal. */
export function itemsOfThree(
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
