/** A block of Markdown. `source` is its exact text in the file, kept while the block is unchanged. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'item' | 'number' | 'other';
  /** The former source of a changed block; lines of it whose words are the same are kept. */
  before?: string;
  /** The editable text on one line, with **bold** and [links](/page). */
  text: string;
  source: string;
}

const marks = { heading: '## ', item: '- ', number: '1. ' } as const;
const starts: readonly [Block['kind'], RegExp][] = [
  ['heading', /^## +/],
  ['item', /^[-*] +/],
  ['number', /^\d+[.)] +/],
];

/** Parses a text into blocks: paragraphs, headings, list items. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const start = starts.find(([, pattern]) => pattern.test(line));
    const last = blocks.at(-1);
    if (start)
      blocks.push({ kind: start[0], text: line.replace(start[1], '').trim(), source: line });
    else if (/^(#|>|```|\|)/.test(line)) blocks.push({ kind: 'other', text: line, source: line });
    else if (open && last && last.kind !== 'heading' && last.kind !== 'other') {
      last.text += ` ${line.trim()}`;
      last.source += `\n${line}`;
    } else blocks.push({ kind: 'paragraph', text: line.trim(), source: line });
    open = true;
  }
  return blocks;
}

/** Formats blocks as text; new ones are wrapped at `width` letters. */
export function markdownOf(blocks: readonly Block[], width = 100): string {
  const lines = blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isSameList =
      before && before.kind === block.kind && (block.kind === 'item' || block.kind === 'number');
    return [...(index > 0 && !isSameList ? [''] : []), sourceOf(block, width)];
  });
  return `${lines.join('\n')}\n`;
}

function sourceOf({ kind, text, source, before }: Block, width: number): string {
  if (source !== '') return source;
  const mark = kind === 'paragraph' || kind === 'other' ? '' : marks[kind];
  if (kind === 'heading') return mark + text;
  const indent = ' '.repeat(mark.length);
  if (before === undefined) return wrapped(mark + text, width, indent);
  return withKeptLines(before.split('\n'), mark + text, width, indent);
}

/** Keeps the first and last lines whose words are unchanged, and wraps the words between them. */
function withKeptLines(
  lines: readonly string[],
  text: string,
  width: number,
  indent: string,
): string {
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
  return [...head, ...middle, ...tail].join('\n');
}

function wrapped(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(lines.length === 0 ? word : indent + word);
  }
  return lines.join('\n');
}
