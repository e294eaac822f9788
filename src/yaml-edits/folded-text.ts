/** How wide folded texts are where nothing else can be seen. */
const usualWidth = 86;

/** The lines of a text after `>`, which joins them again: no line is wider than `width`, if its words allow that. */
export const folded = (words: string, width: number): string[] =>
  words
    // Between lines, one line end is for the fold.
    .replace(/(?<=[^\n])\n+(?=[^\n])/g, '$&\n')
    .split('\n')
    .flatMap((line) => wrapped(line, width));

function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  // Wider gaps stay inside a line: a fold gives one blank back.
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The width at which a text was folded: the usual one, or the nearest to it at which the same lines come out. */
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
