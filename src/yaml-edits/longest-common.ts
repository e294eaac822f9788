/**
 * The longest row of things that two lists have in the same order, as pairs of places. Of several such rows it is the
 * one that begins first.
 */
export function longestCommon(
  one: readonly unknown[],
  other: readonly unknown[],
): [inOne: number, inOther: number][] {
  // How long the row can be from two places on.
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

/** The numbers that can stay where they are while the others are moved until all of them rise: as many as can be. */
export function longestRise(numbers: readonly number[]): Set<number> {
  const rising = numbers.toSorted((one, other) => one - other);
  return new Set(longestCommon(numbers, rising).map(([place]) => numbers[place]!));
}
