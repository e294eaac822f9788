import { alignmentOf, keyOf } from './list-alignment.ts';

/** An item of up to three lists, by its index in each. */
export interface ItemOfThree {
  base?: number;
  mine?: number;
  theirs?: number;
  /** One side may have replaced it with another item. */
  isReplaced: boolean;
}

/** Matches the items of two lists with those of their base. Equal items that both sides added are one item. */
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
