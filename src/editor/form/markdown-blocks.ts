/** A block of Markdown, or an item of a list. `gap` and `source` are its exact text in the file. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'item' | 'number' | 'other';
  /** The editable text on one line, with **bold**, *italic* and [links](/page). */
  text: string;
  /** '' for a new or changed block. */
  source: string;
  /** The previous source of a changed block; its lines with unchanged words are kept. */
  before?: string;
  /** The line ends before it; undefined for a new block. */
  gap?: string;
}

const marks = { heading: /^#{1,6} +/, item: /^[-*] +/, number: /^\d{1,9}[.)] +/ } as const;
const newMarks = { heading: '## ', item: '- ', number: '1. ' } as const;
type Marked = keyof typeof marks;

/** The mark at the start of a line: '## ', '- ', '1. '. */
function markOf(line: string): [Marked, string] | undefined {
  for (const kind of ['heading', 'item', 'number'] as const) {
    const mark = marks[kind].exec(line)?.[0];
    if (mark !== undefined) return [kind, mark];
  }
  return undefined;
}

/** Quotes, tables, code, HTML, rules and nested lists cannot be edited, only moved or deleted as a whole. */
const other =
  /^ {0,3}(?:>|\||```|~~~|<|\+ |\[[^\]]+\]:|(?:=+|-{2,}|(?:[-*_][ \t]*){3,})\s*$)|^\s+(?:[-*+]|\d+[.)])\s|^#{1,6} .*#\s*$/;
const hardBreak = /(?: {2}|\\)\r?\n/;
const tableRule = /^[ :|-]*-\s*\|[ :|-]*$/m;
/** Blocks that may contain blank lines, with their end marks. */
const lasting: readonly [RegExp, RegExp][] = [
  [/^ {0,3}```/, /^ {0,3}```+\s*$/],
  [/^ {0,3}~~~/, /^ {0,3}~~~+\s*$/],
  [/^ {0,3}<!--(?!.*-->)/, /-->/],
];
const endOf = (markdown: string) => /\n\s*$/.exec(markdown)?.[0] ?? '';

/** Parses a text into blocks; joined, they give the same text. */
export const blocksOf = (markdown: string): Block[] =>
  passagesOf(markdown.slice(0, markdown.length - endOf(markdown).length)).flatMap(
    ({ gap, lines }) => {
      const source = lines.join('\n');
      const isOther = [/^[ \t]/, hardBreak, tableRule].some((one) => one.test(source));
      return isOther || lines.some((line) => other.test(line))
        ? [{ kind: 'other', text: source, source, gap }]
        : blocksOfPassage(lines, gap);
    },
  );

/** Splits a text at blank lines. */
function passagesOf(markdown: string) {
  const passages: { gap: string; lines: string[] }[] = [];
  let gap = '';
  let open: string[] | undefined;
  let end: RegExp | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (index > 0 && !open) gap += '\n';
    if (line.trim() === '' && !end) {
      gap += open ? `\n${line}` : line;
      open = undefined;
      continue;
    }
    if (!open) {
      passages.push({ gap, lines: (open = []) });
      gap = '';
    }
    open.push(line);
    if (!end) end = lasting.find(([start]) => start.test(line))?.[1];
    else if (end.test(line)) end = undefined;
  }
  return passages;
}

function blocksOfPassage(lines: readonly string[], gap: string): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const [kind, mark] = markOf(line) ?? ['paragraph' as const, ''];
    const last = blocks.at(-1);
    if (last && mark === '' && last.kind !== 'heading') {
      last.text += ` ${line.trim()}`;
      last.source += `\n${line}`;
    } else {
      const text = line.slice(mark.length).trim();
      blocks.push({
        kind,
        text: mark === '' ? text.replace(/^\\(?=[^\w\s])/, '') : text,
        source: line,
        gap: last ? '\n' : gap,
      });
    }
  }
  return blocks;
}

/**
 * Formats blocks as text; new ones are wrapped at `width` characters. `former` provides the first and last line ends.
 */
export function markdownOf(blocks: readonly Block[], former = '', width = 100): string {
  let text = /^\s*\n/.exec(former)?.[0] ?? '';
  let mark = '';
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const isSameKind = before?.kind === block.kind;
    if (before) text += gapBetween(before, block);
    const source = sourceOf(block, isSameKind ? mark : '', width);
    mark = markOf(source)?.[1] ?? '';
    text += source;
  }
  return text + (former === '' && text !== '' ? '\n' : endOf(former));
}

function gapBetween(before: Block, { kind, gap = '' }: Block): string {
  if (/\n\s*\n/.test(gap)) return gap;
  const isList = kind === 'item' || kind === 'number';
  const mayTouch =
    before.kind !== 'other' &&
    kind !== 'other' &&
    (kind !== 'paragraph' || before.kind === 'heading');
  if (isList && before.kind === kind) return gap || '\n';
  return gap !== '' && mayTouch ? gap : '\n\n';
}

function sourceOf({ kind, text, source, before }: Block, neighbour: string, width: number) {
  if (source !== '' || kind === 'other') return source;
  if (kind === 'paragraph') {
    // A paragraph that looks like a quote or a table stays a paragraph.
    const words = blocksOf(text)[0]?.kind === 'other' ? `\\${text}` : text;
    return before === undefined
      ? wrapped(words, width, '')
      : withKeptLines(before, words, width, '');
  }
  const mark = (before && markOf(before)?.[1]) || neighbour || newMarks[kind];
  if (kind === 'heading') return mark + text;
  const indent = ' '.repeat(mark.length);
  if (before === undefined) return wrapped(mark + text, width, indent);
  return withKeptLines(before, mark + text, width, indent);
}

/** Keeps the first and last lines whose words are unchanged, and wraps the words between them. */
function withKeptLines(before: string, text: string, width: number, indent: string): string {
  const lines = before.split('\n');
  const words = text.split(' ');
  const wordsOf = (line: string) => line.trim().split(/\s+/);
  const isAt = (line: string, at: number) =>
    at >= 0 && wordsOf(line).every((word, index) => words[at + index] === word);
  const head: string[] = [];
  let from = 0;
  for (const line of lines) {
    if (!isAt(line, from)) break;
    head.push(line);
    from += wordsOf(line).length;
  }
  const tail: string[] = [];
  let to = words.length;
  for (const line of lines.slice(head.length).reverse()) {
    const start = to - wordsOf(line).length;
    if (start < from || !isAt(line, start)) break;
    tail.unshift(line);
    to = start;
  }
  const between = words.slice(from, to).join(' ');
  const start = head.length === 0 ? '' : indent;
  const middle = between === '' ? [] : [start + wrapped(between, width, indent)];
  const kept = [...head, ...middle, ...tail].join('\n');
  return blocksOf(kept).length === 1 ? kept : wrapped(text, width, indent);
}

/** Wraps a text so that no line begins with a word that would make it a list item or a heading. */
function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const isMark = [word, `${word} `].some((one) => markOf(one) !== undefined || other.test(one));
    if (last !== undefined && (isMark || last.length + word.length < width))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}
