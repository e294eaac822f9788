/** As many spaces as `count`. */
export const spaces = (count: number) => ' '.repeat(count);
/** "1 space", "4 spaces" */
export const spacesInWords = (count: number) => `${count} space${count === 1 ? '' : 's'}`;
/** "with 4 spaces before it", for messages. */
export const indented = (count: number) =>
  count === 0 ? 'at the left edge, without spaces' : `with ${spacesInWords(count)} before it`;
/** How many spaces, tabs and other white space a line begins with. */
export const indentOf = (line: string) => line.length - line.trimStart().length;
/** Whether a line has nothing but white space. */
export const isEmpty = (line: string) => line.trim() === '';

/** The index after the block that begins at `index`; `belongs` says whether a line is part of it. */
export function endOfBlock(
  lines: readonly string[],
  index: number,
  belongs: (line: string) => boolean,
): number {
  let end = index + 1;
  for (let at = index + 1; at < lines.length; at++) {
    if (isEmpty(lines[at]!)) continue;
    if (!belongs(lines[at]!)) break;
    end = at + 1;
  }
  return end;
}

/** Indents a line by `by` more spaces; by fewer if that is negative. */
export function moveBy(line: string, by: number): string {
  if (isEmpty(line)) return line;
  return by > 0 ? spaces(by) + line : line.slice(Math.min(-by, indentOf(line)));
}
