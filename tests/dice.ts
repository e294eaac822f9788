/** A random generator with a seed: numbers below a limit, and one of several things. */
export function dice(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) >>> 0 || 1;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return { roll, pick: <Item>(items: readonly Item[]): Item => items[roll(items.length)]! };
}
export type Dice = ReturnType<typeof dice>;
