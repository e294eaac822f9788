import type { Conflict } from './conflict.ts';
import { itemsOfThree, type ItemOfThree } from './items-of-three.ts';
import { mergedOrder } from './merged-order.ts';
import { isGroup, isSame, type Group } from './value-at.ts';

export interface MergedValue {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** Stands for what was there before where nobody knows it: then everything that differs is a conflict. */
const unknown = Symbol('unknown');

/**
 * What two sides made of one value, in one. Where both changed the same field differently mine stands, and a conflict
 * says what theirs is. The order of a list is none: what both moved is where mine has it.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(base, mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  return mineOf(base, mine, theirs);
}

function mineOf(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  const known = base === unknown ? undefined : base;
  return { value: mine, conflicts: [{ path: [], base: known, mine, theirs }] };
}

function mergeGroups(base: unknown, mine: Group, theirs: Group): MergedValue {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged = new Map(
    [...names].map((name) => [
      name,
      mergeValues(
        isGroup(base) ? fieldOf(base, name) : unknown,
        fieldOf(mine, name),
        fieldOf(theirs, name),
      ),
    ]),
  );
  const isKept = (name: string) => merged.get(name)?.value !== undefined;
  const order = mergedOrder(
    isGroup(base) ? Object.keys(base).filter(isKept) : [],
    Object.keys(mine).filter(isKept),
    Object.keys(theirs).filter(isKept),
  );
  return {
    value: Object.fromEntries(order.map((name) => [name, merged.get(name)!.value])),
    conflicts: [...merged].flatMap(([name, { conflicts }]) => below(name, conflicts)),
  };
}

const fieldOf = (group: Group, name: string): unknown =>
  Object.hasOwn(group, name) ? group[name] : undefined;

function mergeLists(
  base: unknown,
  mine: readonly unknown[],
  theirs: readonly unknown[],
): MergedValue {
  const known: readonly unknown[] | undefined = Array.isArray(base) ? base : undefined;
  const items = itemsOfThree(known ?? mine, mine, theirs);
  const merged = new Map(
    items.map((item) => {
      const merge = item.isReplaced ? mergeWhole : mergeValues;
      const was = known ? itemAt(known, item.base) : unknown;
      return [item, merge(was, itemAt(mine, item.mine), itemAt(theirs, item.theirs))];
    }),
  );
  const inOrderOf = (side: 'base' | 'mine' | 'theirs') =>
    items
      .filter((item) => item[side] !== undefined)
      .sort((one, other) => one[side]! - other[side]!);
  const isKept = (item: ItemOfThree) => merged.get(item)?.value !== undefined;
  const [ofMine, ofTheirs] = [inOrderOf('mine').filter(isKept), inOrderOf('theirs').filter(isKept)];
  const order = known ? mergedOrder(inOrderOf('base').filter(isKept), ofMine, ofTheirs) : ofMine;
  // What mine took out would stand behind what it stands behind in theirs.
  const placeOf = (item: ItemOfThree) =>
    isKept(item)
      ? order.indexOf(item)
      : order.indexOf(ofTheirs.findLast((other) => other.theirs! < item.theirs!)!) + 1;
  return {
    value: order.map((item) => merged.get(item)!.value),
    conflicts: [...merged].flatMap(([item, { conflicts }]) =>
      conflicts.length > 0 ? below(placeOf(item), conflicts) : [],
    ),
  };
}

/** The same for an item that may be another one on one side: of two things no third one is mixed. */
function mergeWhole(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  const merged = mergeValues(base, mine, theirs);
  const isMixed = !isSame(merged.value, mine) && !isSame(merged.value, theirs);
  return isMixed || merged.conflicts.length > 0 ? mineOf(base, mine, theirs) : merged;
}

const itemAt = (list: readonly unknown[], place: number | undefined): unknown =>
  place === undefined ? undefined : list[place];

const below = (name: string | number, conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: [name, ...conflict.path] }));
