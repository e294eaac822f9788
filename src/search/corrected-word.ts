import { isAlmost } from '../text/almost.ts';

/** Shorter words are not corrected. */
const minLength = 4;

/** The known word with one typing mistake in it; if several match, the one in most posts. */
export function meantWord(
  typed: string,
  known: Iterable<readonly [word: string, posts: number]>,
): string | undefined {
  if (typed.length < minLength) return undefined;
  const fitting = [...known].filter(([word]) => isAlmost(typed, word));
  return fitting.sort((one, other) => other[1] - one[1])[0]?.[0];
}
