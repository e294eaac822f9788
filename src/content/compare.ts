/*
 * Compares two versions of a value, and merges two changes of one value. Whatever looks for an item of a list in
 * another version of the list asks here. Fields are matched by their names, items of a list by their ids; items without
 * an id are matched by all of their values, and by their positions.
 */

import type { Edit } from './edit.ts';
import { type Group, isGroup, isSame, type Path } from './path.ts';

type Pairs = ReadonlyMap<number, number>;

/** A cache: values never change, and the same two versions are compared often. */
const cachedPairs = new WeakMap<readonly unknown[], WeakMap<readonly unknown[], Pairs>>();

/** Returns the index in `before` of each item that was there already, by its index in `after`. */
export function pairsOf(before: readonly unknown[], after: readonly unknown[]): Pairs {
  const pairs = cachedPairs.get(before)?.get(after) ?? findPairs(before, after);
  if (!cachedPairs.has(before)) cachedPairs.set(before, new WeakMap());
  cachedPairs.get(before)!.set(after, pairs);
  return pairs;
}

function findPairs(before: readonly unknown[], after: readonly unknown[]): Pairs {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (from: number, to: number) => {
    pairs.set(to, from);
    taken.add(from);
  };
  const keysBefore = before.map(keyOf);
  // Equal values are matched by their positions if the lists are equally long.
  if (before.length === after.length)
    for (const [at, item] of after.entries()) if (keyOf(item) === keysBefore[at]) pair(at, at);
  for (const [to, item] of after.entries()) {
    if (pairs.has(to)) continue;
    const key = keyOf(item);
    const from = keysBefore.findIndex((other, at) => other === key && !taken.has(at));
    if (from >= 0) pair(from, to);
  }
  // A changed item is still between the same neighbours.
  for (const [to, item] of after.entries()) {
    if (pairs.has(to)) continue;
    const from = to === 0 ? 0 : (pairs.get(to - 1) ?? -2) + 1;
    // An item may get or lose an id, but never exchanges it for another.
    const isFree =
      from in before &&
      !taken.has(from) &&
      (idOf(item) === undefined || idOf(before[from]) === undefined);
    if (isFree && isGroup(before[from]) === isGroup(item)) pair(from, to);
  }
  return pairs;
}

const idOf = (item: unknown) => (isGroup(item) ? item['id'] : undefined);

function keyOf(item: unknown): string {
  const id = idOf(item);
  return id === undefined ? `value ${JSON.stringify(sorted(item))}` : `id ${JSON.stringify(id)}`;
}

/** A value whose groups have their fields in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** The edits that lead from one value to another, in order. */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return editsOfGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  return [{ kind: 'set', path, value: after }];
}

function editsOfGroup(before: Group, after: Group, path: Path): Edit[] {
  const at = (name: string) => [...path, name];
  return [
    ...Object.keys(before)
      .filter((name) => !Object.hasOwn(after, name))
      .map((name): Edit => ({ kind: 'remove', path: at(name) })),
    ...Object.entries(after).flatMap(([name, value]): Edit[] =>
      Object.hasOwn(before, name)
        ? editsBetween(before[name], value, at(name))
        : [{ kind: 'set', path: at(name), value }],
    ),
  ];
}

function editsOfList(before: readonly unknown[], after: readonly unknown[], path: Path): Edit[] {
  const pairs = pairsOf(before, after);
  const kept = new Set(pairs.values());
  const edits: Edit[] = [];
  /** The index in `before` of each item of the list so far; undefined for a new one. */
  const current: (number | undefined)[] = [...before.keys()];
  for (const index of [...before.keys()].reverse())
    if (!kept.has(index)) {
      edits.push({ kind: 'remove', path: [...path, index] });
      current.splice(index, 1);
    }
  const unmoved = longestIncreasing([...after.keys()].flatMap((to) => pairs.get(to) ?? []));
  let place = 0;
  for (const [to, value] of after.entries()) {
    const from = pairs.get(to);
    if (from === undefined) {
      edits.push({ kind: 'insert', path: [...path, place], value });
      current.splice(place, 0, undefined);
    } else {
      const at = current.indexOf(from);
      if (!unmoved.has(from)) {
        const target = at < place ? place - 1 : place;
        if (target !== at) edits.push({ kind: 'move', path: [...path, at], to: target });
        current.splice(target, 0, ...current.splice(at, 1));
        place = target;
      } else place = at;
    }
    place += 1;
  }
  for (const [to, value] of after.entries()) {
    const from = pairs.get(to);
    if (from !== undefined) edits.push(...editsBetween(before[from], value, [...path, to]));
  }
  return edits;
}

/** Returns the longest increasing subsequence of a list, which has the items that need not be moved. */
function longestIncreasing(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const number of numbers) {
    const before = best.filter((run) => run.at(-1)! < number);
    const longest = before.reduce<number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    best.push([...longest, number]);
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []));
}

/** A value that both sides have changed; undefined where a side has removed it. */
export interface Conflict {
  /** Its path in the merged value. */
  path: Path;
  was: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** With `mine` where both sides have changed one value. */
  value: unknown;
  conflicts: readonly Conflict[];
}

/** Merges the changes that two sides have made to one value. A missing value is undefined. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups(base, mine, theirs, path);
  const lists = [base, mine, theirs].map((one) => one ?? []);
  if (lists.every((one) => Array.isArray(one))) {
    const { value, conflicts } = mergeLists(lists[0]!, lists[1]!, lists[2]!, path);
    // A side that has removed the last item has removed the list.
    const isGone = mine === undefined || theirs === undefined;
    return { value: isGone && value.length === 0 ? undefined : value, conflicts };
  }
  return { value: mine, conflicts: [{ path, was: base, mine, theirs }] };
}

function mergeGroups(base: unknown, mine: Group, theirs: Group, path: Path): Merged {
  const was = isGroup(base) ? base : {};
  const conflicts: Conflict[] = [];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.flatMap((name) => {
    const merged = merge(was[name], mine[name], theirs[name], [...path, name]);
    conflicts.push(...merged.conflicts);
    return merged.value === undefined ? [] : [[name, merged.value] as const];
  });
  // A field that one side has removed and the other changed is a conflict too.
  return { value: Object.fromEntries(fields), conflicts };
}

/** An item of one of three lists, by its index in each that has it. */
interface Item {
  base?: number;
  mine?: number;
  theirs?: number;
}

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: Path,
): Merged & { value: readonly unknown[] } {
  const conflicts: Conflict[] = [];
  const values: unknown[] = [];
  for (const item of orderOf(base, mine, theirs)) {
    const at = [...path, values.length];
    const valueIn = (list: readonly unknown[], index: number | undefined) =>
      index === undefined ? undefined : list[index];
    const merged = merge(
      valueIn(base, item.base),
      valueIn(mine, item.mine),
      valueIn(theirs, item.theirs),
      at,
    );
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) values.push(merged.value);
  }
  return { value: values, conflicts };
}

/** Returns the items in the order of the merged list: that of `mine` if it moved an item, or else that of `theirs`. */
function orderOf(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Item[] {
  const items: Item[] = base.map((_, index) => ({ base: index }));
  const itemsOf = (list: readonly unknown[], side: 'mine' | 'theirs') => {
    const pairs = pairsOf(base, list);
    return list.map((value, index) => {
      const from = pairs.get(index);
      // Both sides may have added the same item.
      const same = items.find(
        (one) =>
          one.base === undefined &&
          one[side] === undefined &&
          side === 'theirs' &&
          keyOf(mine[one.mine!]) === keyOf(value),
      );
      const item: Item = from === undefined ? (same ?? {}) : items[from]!;
      item[side] = index;
      if (from === undefined && !same) items.push(item);
      return item;
    });
  };
  const [own, others] = [itemsOf(mine, 'mine'), itemsOf(theirs, 'theirs')];
  const isMoved = (list: readonly Item[]) => {
    const order = list.flatMap((item) => item.base ?? []);
    return order.some((index, at) => at > 0 && index < order[at - 1]!);
  };
  const [first, second] = isMoved(own) ? [own, others] : [others, own];
  const order = [...first];
  for (const [index, item] of second.entries()) {
    if (order.includes(item)) continue;
    const before = second[index - 1];
    order.splice(before ? order.indexOf(before) + 1 : 0, 0, item);
  }
  return order;
}
