/** Whether a word has exactly one typing mistake: a wrong, extra, missing or transposed letter. */
export function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let [end, meantEnd] = [typed.length, meant.length];
  while (end > start && meantEnd > start && typed[end - 1] === meant[meantEnd - 1]) {
    end--;
    meantEnd--;
  }
  const [wrong, right] = [typed.slice(start, end), meant.slice(start, meantEnd)];
  if (wrong.length < 2 && right.length < 2) return wrong !== right;
  return wrong.length === 2 && right === wrong[1]! + wrong[0]!;
}

/** Shorter words are not corrected. */
const minLength = 4;

/** The known word with one typing mistake in it; if several match, the one in most posts. */
export function meantWord(
  typed: string,
  known: Iterable<readonly [word: string, posts: number]>,
): string | undefined {
  if (typed.length < minLength) return undefined;
  const fitting = [...known].filter(([word]) => isOneSlip(typed, word));
  return fitting.sort((one, other) => other[1] - one[1])[0]?.[0];
}
