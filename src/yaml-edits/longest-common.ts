/** The longest common subsequence of two lists, as pairs of indices. Of several, that which begins first in `other`. */
export function longestCommon(
  one: readonly unknown[],
  other: readonly unknown[],
): [inOne: number, inOther: number][] {
  // The length of the longest common subsequence from two indices on.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  const lengthFrom = (here: number, there: number) => lengths[here]?.[there] ?? 0;
  for (let here = one.length - 1; here >= 0; here--)
    for (let there = other.length - 1; there >= 0; there--)
      lengths[here]![there] =
        one[here] === other[there]
          ? lengthFrom(here + 1, there + 1) + 1
          : Math.max(lengthFrom(here + 1, there), lengthFrom(here, there + 1));

  const pairs: [number, number][] = [];
  let [here, there] = [0, 0];
  while (lengthFrom(here, there) > 0)
    if (one[here] === other[there]) pairs.push([here++, there++]);
    else if (lengthFrom(here + 1, there) >= lengthFrom(here, there + 1)) here++;
    else there++;
  return pairs;
}

/** The largest set of numbers that can stay in place while the others move into rising order. */
export function longestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  const rising = numbers.toSorted((one, other) => one - other);
  return new Set(longestCommon(numbers, rising).map(([place]) => numbers[place]!));
}
