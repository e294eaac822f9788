/** The width of folded texts, unless the old text shows another one. */
const usualWidth = 86;

/**
 * Splits a text into the lines of a folded YAML scalar (`>`), which YAML joins again. A line is wider than `width` only
 * if it cannot be broken.
 */
export const folded = (words: string, width: number): string[] =>
  words
    // Between lines, folding removes one line end.
    .replace(/(?<=[^\n])\n+(?=[^\n])/g, '$&\n')
    .split('\n')
    .flatMap((line) => wrapped(line, width));

function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  // Breaks at single spaces only, as a fold is read as one space.
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The width at which a text was folded: the usual one, or the nearest that gives the same lines. */
export function foldingWidth(source: string): number {
  const lines = source.split(/\r?\n/).map((line) => line.trimEnd());
  const least = Math.max(...lines.map((line) => line.length));
  const most = Math.min(
    ...lines.flatMap((line, index) => {
      const [next] = /^\S+/.exec(lines[index + 1]?.trimStart() ?? '') ?? [];
      return line === '' || next === undefined ? [] : [line.length + next.length];
    }),
  );
  return most < least ? usualWidth : Math.min(most, Math.max(least, usualWidth));
}
