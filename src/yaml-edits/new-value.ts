import { isMap, isSeq, type Node } from 'yaml';
import { EditRefused } from './edit-refused.ts';
import { entryOf } from './entries.ts';
import { styleAt } from './style-model.ts';
import { commentsAround, type Comments } from './comments-around.ts';
import { linesIn, startOfLine } from './text-lines.ts';
import { isGroup } from './value-at.ts';
import type { Written } from './written-text.ts';
import { writtenValue } from './written-value.ts';
import type { YamlPath } from './yaml-edit.ts';
import { isBlockCollection, isBlockText } from './yaml-nodes.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * Replaces the value at `path` in a YAML text and keeps the text around it, comments included. Throws EditRefused if
 * there is no such value or no room for its comments.
 */
export function withValue(source: YamlSource, path: YamlPath, value: unknown): string {
  const { text, contents, lineEnd } = source;
  const entry = entryOf(source, path);
  const old = entry.value;
  const [from, to] = old.range!;
  const hasLines = isBlockCollection(old);
  const staysPut = hasLines && isOfKind(old, value);
  const column = staysPut ? from - startOfLine(text, from) : entry.column + 2;
  const written = writtenValue(value, styleAt(contents, path), column);
  const put = (lines: readonly string[], start: number, end: number) =>
    text.slice(0, start) + linesIn(lines, column, lineEnd) + text.slice(end);

  if (staysPut && written.first === '') return put(written.below, from, entry.valueEnd);
  if (!hasLines && !isBlockText(old) && from < to && isInLine(written))
    return put([written.first, ...written.below], from, to);
  const comments = commentsAround(text, entry);
  const head = text.slice(entry.mark, entry.markEnd);
  if (isBlockSign(written) && (comments.heading.length > 0 || entry.end > entry.valueEnd))
    throw new EditRefused(path, 'a text of several lines has no room for the comments here.');
  return put(linesFor(head, written, comments), entry.mark, comments.end);
}

const isOfKind = (node: Node, value: unknown) =>
  isSeq(node) ? Array.isArray(value) : isMap(node) && isGroup(value);
const isBlockSign = ({ first }: Written) => /^[|>]/.test(first);
const isInLine = (written: Written) => written.first !== '' && !isBlockSign(written);

/** A value after its key or dash, with the comments at allowed places. */
function linesFor(head: string, written: Written, { inLine, heading }: Comments): string[] {
  const { first, below } = written;
  const start = `${head} ${first}`.trimStart();
  if (isBlockSign(written)) return [start + inLine, ...below];
  if (first !== '') {
    const lines = [start, ...below];
    return [...lines.slice(0, -1), lines.at(-1)! + inLine, ...heading];
  }
  if (inLine !== '' || heading.length > 0 || head.endsWith(':'))
    return [(head + inLine).trimStart(), ...heading, ...below];
  const [next, ...rest] = below;
  return [`${head} ${next}`.trimStart(), ...rest];
}
