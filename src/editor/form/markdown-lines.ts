import type { Block } from './markdown-blocks.ts';
import {
  cut,
  markdownOfRuns,
  runsOf,
  textOfRuns,
  unseen,
  type Look,
  type Run,
} from './markdown-runs.ts';

/** A line of the rich text editor: a paragraph, heading or list item, which may be empty. */
export interface Line {
  kind: Block['kind'];
  runs: readonly Run[];
  /** The parsed block from which the line was made. */
  block?: Block;
}

/** Adds an empty line to an empty text, to write into. */
export const atLeastOne = (lines: Line[]): Line[] =>
  lines.length > 0 ? lines : [{ kind: 'paragraph', runs: [] }];

/** A cursor position: the index of a line, and of the character after the cursor. */
export type Spot = readonly [line: number, letter: number];
/** A selection; empty at a cursor. */
export interface Span {
  from: Spot;
  to: Spot;
}
/** The lines after an edit, and the selection in them. */
export interface Edited {
  lines: Line[];
  span: Span;
}

/** The lines of blocks, for editing. */
export const linesOf = (blocks: readonly Block[]): Line[] =>
  blocks.map((block) => ({
    kind: block.kind,
    runs: block.kind === 'other' ? [] : runsOf(block.text),
    block,
  }));

/** The blocks of lines: unchanged lines keep their block, and empty ones are left out. */
export const blocksOfLines = (lines: readonly Line[]): Block[] =>
  lines.flatMap(({ kind, runs, block }): Block[] => {
    if (kind === 'other') return block ? [block] : [];
    const text = markdownOfRuns(runs).replaceAll(unseen, '').replace(/\s+/g, ' ').trim();
    const bare = text.replace(/^\*+$/, '');
    if (bare === '') return [];
    if (!block) return [{ kind, text, source: '' }];
    if (block.kind !== kind) return [{ kind, text, source: '', ...gapOf(block) }];
    if (block.text === text || markdownOfRuns(runsOf(block.text)).trim() === text) return [block];
    return [{ kind, text, source: '', before: block.source || block.before!, ...gapOf(block) }];
  });

const gapOf = ({ gap }: Block) => (gap === undefined ? {} : { gap });
/** Whether nothing is selected. */
export const isEmptySpan = ({ from, to }: Span) => from[0] === to[0] && from[1] === to[1];
/** In characters. */
export const lengthOf = ({ runs }: Line) => textOfRuns(runs).length;

/** The selected range of the line with this index. */
export const lettersIn = ({ from, to }: Span, index: number) =>
  [index === from[0] ? from[1] : 0, index === to[0] ? to[1] : Infinity] as const;

/** The style that all selected characters share, or that of the character before the cursor. */
export function lookAt(lines: readonly Line[], span: Span): Look {
  const [index, letter] = span.from;
  const seen = isEmptySpan(span)
    ? { ...span, from: [index, Math.max(0, letter - 1)] as const }
    : span;
  const [first, ...more] = lines
    .slice(index, span.to[0] + 1)
    .flatMap(({ runs }, after) => cut(runs, ...lettersIn(seen, index + after)));
  const look: Look = {
    ...(first?.bold && { bold: true }),
    ...(first?.italic && { italic: true }),
    ...(first?.to !== undefined && { to: first.to }),
  };
  for (const name of ['bold', 'italic', 'to'] as const)
    if (more.some((run) => run[name] !== look[name])) delete look[name];
  return look;
}

/** The selected words, or the word at the cursor. */
export function wordAt(lines: readonly Line[], span: Span): Span {
  const [index, letter] = span.from;
  if (!isEmptySpan(span)) return span;
  const text = textOfRuns(lines[index]?.runs ?? []);
  const before = /[\p{L}\p{N}\p{M}’'-]*$/u.exec(text.slice(0, letter))![0].length;
  const after = /^[\p{L}\p{N}\p{M}’'-]*/u.exec(text.slice(letter))![0].length;
  return { from: [index, letter - before], to: [index, letter + after] };
}

/** The selection after lines before it were added or removed. */
export function spanAfter(
  before: readonly Line[],
  after: readonly Line[],
  { from, to }: Span,
): Span {
  const isSame = (one: Line | undefined, other: Line | undefined) =>
    one?.kind === other?.kind && JSON.stringify(one?.runs) === JSON.stringify(other?.runs);
  const first = before.findIndex((line, index) => !isSame(line, after[index]));
  const shift = after.length - before.length;
  const moved = ([index, letter]: Spot): Spot => {
    const isBehind = first >= 0 && index >= first && isSame(before[index], after[index + shift]);
    return [isBehind ? index + shift : index, letter];
  };
  return { from: moved(from), to: moved(to) };
}
