import { identityIn } from './item-identity.ts';
import { longestCommon, longestIncreasingSubsequence } from './longest-common.ts';
import { isGroup, isSame } from './value-at.ts';

/** An item of two lists, by its index in each. */
export interface SameItem {
  readonly before: number;
  readonly after: number;
  /** Matched by its place only, and not alike: it may be another item. */
  readonly isReplaced: boolean;
}

type Pair = readonly [before: number, after: number];

/**
 * Matches the items of two lists, in the order of the second: first equal items, then items with the same identity,
 * then, by position, the rest between two matches if both lists have as many there.
 */
export function alignmentOf(before: readonly unknown[], after: readonly unknown[]): SameItem[] {
  const [keys, others] = [before.map(keyOf), after.map(keyOf)];
  const pairs: Pair[] = longestCommon(keys, others);
  pairs.push(...pairsOfLeft(keys, others, pairs));
  const identity = identityIn(before, after);
  if (identity) pairs.push(...pairsOfLeft(before.map(identity), after.map(identity), pairs));
  const known = pairs.map(([here, there]) => ({ before: here, after: there, isReplaced: false }));
  const byPlace = pairsByPlace(before, after, pairs).map(([here, there]) => ({
    before: here,
    after: there,
    isReplaced: !isAlike(before[here], after[there]),
  }));
  return [...known, ...byPlace].sort((one, other) => one.after - other.after);
}

/** A key for a JSON value, independent of the order of its fields. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (!isGroup(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name])}`).join()}}`;
}

/** Pairs equal strings, in order, among the indices without a pair. */
function pairsOfLeft(
  before: readonly string[],
  after: readonly string[],
  pairs: readonly Pair[],
): Pair[] {
  const places = new Map<string, number[]>();
  for (const place of leftOf(before, pairs, 0))
    places.set(before[place]!, [...(places.get(before[place]!) ?? []), place]);
  return leftOf(after, pairs, 1).flatMap((place) => {
    const other = places.get(after[place]!)?.shift();
    return other === undefined ? [] : [[other, place] as const];
  });
}

/** Pairs the remaining items between two unchanged ones, or at an end, if both lists have as many. */
function pairsByPlace(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: readonly Pair[],
): Pair[] {
  const inOrder = pairs.toSorted((one, other) => one[1] - other[1]);
  const staying = longestIncreasingSubsequence(inOrder.map(([here]) => here));
  const bounds = inOrder.filter(([here]) => staying.has(here));
  const [left, right] = [leftOf(before, pairs, 0), leftOf(after, pairs, 1)];
  return [...bounds, [before.length, after.length] as const].flatMap(([here, there], index) => {
    const [lastHere, lastThere] = bounds[index - 1] ?? [-1, -1];
    const own = left.filter((place) => place > lastHere && place < here);
    const others = right.filter((place) => place > lastThere && place < there);
    return own.length === others.length
      ? own.map((place, at) => [place, others[at]!] as const)
      : [];
  });
}

const leftOf = (list: readonly unknown[], pairs: readonly Pair[], side: 0 | 1): number[] => {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return [...list.keys()].filter((place) => !taken.has(place));
};

/** Whether both are lists, or groups in which at least half of the fields, or all but one, are the same. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return Array.isArray(one) && Array.isArray(other);
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const isSameField = (name: string) =>
    Object.hasOwn(one, name) && Object.hasOwn(other, name) && isSame(one[name], other[name]);
  const differing = names.filter((name) => !isSameField(name));
  return differing.length <= Math.max(1, names.length / 2);
}
