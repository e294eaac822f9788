type Part = 'both' | 'mine' | 'base' | 'theirs';

/** The two versions of a text in conflict. */
export interface MergeSides {
  readonly mine: string;
  readonly theirs: string;
}

/**
 * The two sides of a text with git's conflict markers, without the base; undefined if the markers are missing,
 * incomplete or out of order.
 */
export function sidesOfMerge(text: string): MergeSides | undefined {
  const sides = { mine: [] as string[], theirs: [] as string[] };
  let part: Part = 'both';
  let hasMarks = false;
  for (const line of text.split('\n')) {
    const [mark] = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r]|$)/.exec(line) ?? [];
    const next: Part | undefined = nextPart[part][mark?.[0] ?? ''];
    if (mark && !next) return undefined;
    if (next) {
      part = next;
      hasMarks = true;
      continue;
    }
    if (part === 'both' || part === 'mine') sides.mine.push(line);
    if (part === 'both' || part === 'theirs') sides.theirs.push(line);
  }
  if (!hasMarks || part !== 'both') return undefined;
  return { mine: sides.mine.join('\n'), theirs: sides.theirs.join('\n') };
}

/** The part that starts at a marker, by the part that ends there. */
const nextPart: Record<Part, Partial<Record<string, Part>>> = {
  both: { '<': 'mine' },
  mine: { '|': 'base', '=': 'theirs' },
  base: { '=': 'theirs' },
  theirs: { '>': 'both' },
};
