type Part = 'both' | 'mine' | 'base' | 'theirs';

/** A text of each side. */
export interface SidesOfMerge {
  readonly mine: string;
  readonly theirs: string;
}

/**
 * What two sides made of a text in which git has left the marks of a merge that it could not end; undefined where there
 * are none, or not all of them. What both began with, where git writes that too, is left out.
 */
export function sidesOfMerge(text: string): SidesOfMerge | undefined {
  const sides = { mine: [] as string[], theirs: [] as string[] };
  let part: Part = 'both';
  let hasMarks = false;
  for (const line of text.split('\n')) {
    const [mark] = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r]|$)/.exec(line) ?? [];
    const next: Part | undefined = turns[part][mark?.[0] ?? ''];
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

/** What follows a mark, by what it ends. */
const turns: Record<Part, Partial<Record<string, Part>>> = {
  both: { '<': 'mine' },
  mine: { '|': 'base', '=': 'theirs' },
  base: { '=': 'theirs' },
  theirs: { '>': 'both' },
};
