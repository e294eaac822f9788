import type { Node } from 'yaml';
import { endOfLine, startOfLine } from './text-lines.ts';
import { isBlockCollection, isBlockText } from './yaml-nodes.ts';

/** The end of the last line of a value, with the comment on it and without those below. */
export function endOfValue(text: string, node: Node): number {
  const last = isBlockCollection(node) ? node.items.at(-1) : undefined;
  if (last) return endOfValue(text, 'key' in last ? last.value! : last);
  const [, end] = node.range!;
  // A block text includes the end of its last line.
  const takesLineEnd = isBlockText(node) && text[end - 1] === '\n';
  return endOfLine(text, takesLineEnd ? end - 1 : end);
}

/** The beginning of the comments directly above `mark` in its column, not before `from`. */
export function startOfComments(text: string, mark: number, column: number, from: number): number {
  let start = mark;
  for (;;) {
    const line = startOfLine(text, start);
    const above = startOfLine(text, line - 1);
    const isComment =
      text[above + column] === '#' && text.slice(above, above + column).trim() === '';
    if (above < from || !isComment) return start;
    start = above + column;
  }
}

/** The end of the comments that follow the line ending at `from` and are indented further than `column`. */
export function endOfComments(text: string, from: number, column: number): number {
  const comment = /\r?\n( *)#/y;
  let end = from;
  for (;;) {
    comment.lastIndex = end;
    const found = comment.exec(text);
    if (!found || found[1]!.length <= column) return end;
    end = endOfLine(text, comment.lastIndex);
  }
}
