import { distance } from 'fastest-levenshtein';
import { plainLetters, withOwnLetters } from './letters.ts';

/**
 * Returns the candidate that a mistyped word most likely means: the one with the least edit distance, or undefined if
 * none is near. Case, accents, spaces, underscores and look-alike letters are ignored, so "Body Building" finds "body-building".
 */
export function nearest(typed: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(typed);
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const steps = distance(wanted, plain(candidate));
    if (steps < least) [best, least] = [candidate, steps];
  }
  const allowed = wanted.length <= 3 ? 1 : Math.max(2, Math.floor(wanted.length / 3));
  return least <= allowed ? best : undefined;
}

/** Returns all candidates that a mistyped word may mean. */
export const misspelt = (typed: string, candidates: Iterable<string>): string[] =>
  [...candidates].filter((candidate) => isMisspelt(typed, candidate));

/**
 * Whether `typed` may be `meant`: with one typing error, or two from eight letters on, with its letters in another
 * order, or without its last words. "rowing" is not "boxing", "towels-3" not "towels-2".
 */
function isMisspelt(typed: string, meant: string): boolean {
  const [one, other] = [plain(typed), plain(meant)];
  if (one.replace(/\D/g, '') !== other.replace(/\D/g, '')) return false;
  const letters = (word: string) => [...word].sort().join('');
  if (other.startsWith(`${one}-`)) return true;
  return distance(one, other) <= (other.length < 8 ? 1 : 2) || letters(one) === letters(other);
}

const plain = (word: string) => withOwnLetters(plainLetters(word.trim()).replace(/[\s_]+/g, '-'));

/** Writes a choice: "one, two or three"; beyond `most` names "one, two and 5 more". */
export function eitherOf(names: readonly string[], most = 12): string {
  const listed = names.slice(0, most);
  if (names.length > most) return `${listed.join(', ')} and ${names.length - most} more`;
  return listed.length < 2
    ? listed.join('')
    : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`;
}

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
