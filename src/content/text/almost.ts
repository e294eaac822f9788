/**
 * Whether two words are equal, or differ by one letter that is added, left out, changed or swapped with its
 * neighbour. Two words of fewer than four letters must be equal.
 */
export function isAlmost(a: string, b: string): boolean {
  if (a === b) return true;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length < 4) return false;
  let start = 0;
  while (start < short.length && long[start] === short[start]) start++;
  const swapped =
    long[start] === short[start + 1] &&
    long[start + 1] === short[start] &&
    long.slice(start + 2) === short.slice(start + 2);
  return (
    swapped ||
    long.slice(start + 1) === short.slice(long.length === short.length ? start + 1 : start)
  );
}
