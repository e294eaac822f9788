import { isAlmost } from '../../content/text/nearest.ts';

/** Shorter words are not corrected: too many others are one letter away. */
const minLength = 4;

/** The known word that `typed` is with one typing mistake; of several, the one in most posts. */
export function correctedWord(
  typed: string,
  known: Iterable<readonly [word: string, posts: number]>,
): string | undefined {
  if (typed.length < minLength) return undefined;
  const fitting = [...known].filter(([word]) => isAlmost(typed, word));
  return fitting.sort((one, other) => other[1] - one[1])[0]?.[0];
}
