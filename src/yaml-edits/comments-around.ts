import { isCollection } from 'yaml';
import type { YamlEntry } from './entries.ts';
import { endOfLine } from './text-lines.ts';
import { isBlockCollection, isBlockText } from './yaml-nodes.ts';

/** The comments around a value that are not part of it. */
export interface Comments {
  /** On the line of the key or the value, with the spaces before it. */
  readonly inLine: string;
  /** On lines of their own, above the first item or field. */
  readonly heading: readonly string[];
  /** The end of the old value with these comments, as an offset. */
  readonly end: number;
}

/** Collects the comments around the value of an entry. */
export function commentsAround(
  text: string,
  { markEnd, value, valueEnd, end }: YamlEntry,
): Comments {
  const [from, to] = value.range!;
  const before = text.slice(markEnd, from).trimEnd();
  if (isBlockCollection(value)) return split(before, valueEnd);
  if (isBlockText(value)) {
    const sign = /^[|>][-+\d]*/.exec(text.slice(from))![0];
    return split(before + text.slice(from + sign.length, endOfLine(text, from)), valueEnd);
  }
  // Comments below an empty list were the heading of its items.
  const isEmptyList = isCollection(value) && value.items.length === 0;
  const last = isEmptyList ? end : valueEnd;
  return split(before + text.slice(to, last), last);
}

function split(around: string, end: number): Comments {
  const [first = '', ...rest] = around.split(/\r?\n/);
  const inLine = first.trimEnd();
  const heading = rest.map((line) => line.trim()).filter((line) => line.startsWith('#'));
  return { inLine: inLine.startsWith('#') ? ` ${inLine}` : inLine, heading, end };
}
