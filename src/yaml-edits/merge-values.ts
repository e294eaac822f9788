import type { Conflict } from './conflict.ts';
import { matchItems } from './match-items.ts';
import { mergedOrder } from './merged-order.ts';
import { isGroup, isSame, type Group } from './value-at.ts';

/** A merged value; undefined if it is missing. */
export interface MergedValue {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** A placeholder for an unknown base, with which every difference is a conflict. */
const unknown = Symbol('unknown');

/**
 * Merges two versions of a value. If both changed the same field differently, mine wins, and a conflict has theirs. If
 * both moved an item, it goes where mine has it, without a conflict.
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
  const known = isGroup(base) ? base : undefined;
  const order = mergedOrder(Object.keys(known ?? {}), Object.keys(mine), Object.keys(theirs));
  const fields = order.map((name) => {
    const was = known ? fieldOf(known, name) : unknown;
    return { name, ...mergeValues(was, fieldOf(mine, name), fieldOf(theirs, name)) };
  });
  return {
    value: Object.fromEntries(fields.filter(isThere).map(({ name, value }) => [name, value])),
    conflicts: fields.flatMap(({ name, conflicts }) => below(name, conflicts)),
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
  const items = matchItems(known ?? mine, mine, theirs);
  const inOrderOf = (side: 'base' | 'mine' | 'theirs') =>
    items
      .filter((item) => item[side] !== undefined)
      .sort((one, other) => one[side]! - other[side]!);
  const order = mergedOrder(
    inOrderOf(known ? 'base' : 'theirs'),
    inOrderOf('mine'),
    inOrderOf('theirs'),
  );
  const merged = order.map((item) => {
    const merge = item.isReplaced ? mergeWhole : mergeValues;
    const was = known ? itemAt(known, item.base) : unknown;
    return merge(was, itemAt(mine, item.mine), itemAt(theirs, item.theirs));
  });
  return {
    value: merged.filter(isThere).map(({ value }) => value),
    conflicts: merged.flatMap(({ conflicts }, index) =>
      below(merged.slice(0, index).filter(isThere).length, conflicts),
    ),
  };
}

const itemAt = (list: readonly unknown[], place: number | undefined): unknown =>
  place === undefined ? undefined : list[place];

/** Merges an item that one side may have replaced: two items are never mixed. */
function mergeWhole(base: unknown, mine: unknown, theirs: unknown): MergedValue {
  const merged = mergeValues(base, mine, theirs);
  const isOfOneSide = [mine, theirs].some((side) => isSame(side, merged.value));
  return isOfOneSide && merged.conflicts.length === 0 ? merged : mineOf(base, mine, theirs);
}

const isThere = ({ value }: MergedValue) => value !== undefined;

const below = (name: string | number, conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: [name, ...conflict.path] }));
