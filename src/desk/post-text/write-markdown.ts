/* Writes the text of a post as Markdown. Blocks that nobody changed keep every byte. */

import { MarkdownSerializer } from 'prosemirror-markdown';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { markdownParser } from '../../content/text/markdown.ts';
import { contentOf, originOf, postSchema } from './post-schema.ts';

/** The length of lines, in characters, of new and changed paragraphs. */
const width = 99;

const inline = new MarkdownSerializer(
  {
    doc: (state, node) => state.renderContent(node),
    paragraph: (state, node) => state.renderInline(node),
    text: (state, node) =>
      state.text(addressOf(node) === undefined ? escaped(node.text!) : node.text!, false),
  },
  {
    em: { open: '*', close: '*', mixable: true, expelEnclosingWhitespace: true },
    strong: { open: '**', close: '**', mixable: true, expelEnclosingWhitespace: true },
    link: { open: '[', close: (_, mark: Mark) => `](${destination(String(mark.attrs['href']))})` },
    address: {
      open: (_, __, parent, at) => (isBare(parent, at) ? '' : '<'),
      close: (_, __, parent, at) => (isBare(parent, at - 1) ? '' : '>'),
    },
  },
);

/** A document as Markdown. Blocks that are as they were read keep their exact text, and so do the lines between them. */
export function markdownOf(document: Node, former = ''): string {
  const blocks = document.children.filter(({ type, textContent }) => {
    return type.name === 'kept' || textContent.trim() !== '';
  });
  const leading = /^\s*\n/.exec(former)?.[0] ?? '';
  let text = '';
  for (const [index, block] of blocks.entries()) {
    if (index > 0) text += gapBetween(blocks[index - 1]!, block);
    text += sourceOf(block);
  }
  if (text === '') return '';
  return leading + text + (former === '' ? '\n' : (/\n\s*$/.exec(former)?.[0] ?? ''));
}

function gapBetween(before: Node, block: Node): string {
  const [one, other] = [originOf(before), originOf(block)];
  const areNeighbours = one && other && other.index === one.index + 1;
  return areNeighbours && isAsRead(before) && isAsRead(block) ? other.gap : '\n\n';
}

const isAsRead = (node: Node) => originOf(node)?.content === contentOf(node);

/** A block as Markdown. */
export function sourceOf(node: Node): string {
  const origin = originOf(node);
  if (node.type.name === 'kept') return origin!.source;
  if (origin && isAsRead(node)) return origin.source;
  switch (node.type.name) {
    case 'heading':
      return `${ownMark(node)}${inlineOf(node).replace(/(?<!\\)#+$/, '\\$&')}`;
    case 'bullet_list':
    case 'ordered_list':
      return node.children
        .filter(({ textContent }) => textContent.trim() !== '')
        .map((item, index) => {
          const mark = ownMark(node, index);
          return mark + wrapped(inlineOf(item.firstChild!), mark.length);
        })
        .join('\n');
    default:
      return wrapped(inlineOf(node), 0);
  }
}

/** Returns the Markdown at the start of a block, such as "## ". */
function ownMark({ type, attrs }: Node, index = 0): string {
  if (type.name === 'heading') return `${'#'.repeat(Number(attrs['level']))} `;
  if (type.name === 'bullet_list') return `${String(attrs['mark'])} `;
  if (type.name === 'ordered_list')
    return `${Number(attrs['order']) + index}${String(attrs['mark'])} `;
  return '';
}

/** The Markdown of a paragraph, escaped so that it stays a paragraph. */
const inlineOf = (node: Node): string =>
  inline
    .serialize(postSchema.node('doc', null, postSchema.node('paragraph', null, readable(node))))
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .replace(/^(?:[-+](?=[\s-]|$)|#{1,6}(?=\s|$)|>|=+$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');

/**
 * Punctuation at the edge of bold or italic words that touch other letters loses the mark, because Markdown would not
 * see its end: "**(a)**b".
 */
function readable(node: Node): Fragment {
  const pieces = withAddresses(node.children).flatMap((text) =>
    [...text.text!].map((letter) => postSchema.text(letter, text.marks)),
  );
  for (const type of [postSchema.marks['strong'], postSchema.marks['em']]) {
    const has = (at: number) =>
      pieces[at] !== undefined && type.isInSet(pieces[at].marks) !== undefined;
    const isSign = (at: number) =>
      /[^\p{L}\p{N}\s]/u.test(pieces[at]!.text!) || addressOf(pieces[at]!) !== undefined;
    const isFree = (at: number) =>
      pieces[at] === undefined || /[\s\p{P}\p{S}]/u.test(pieces[at].text!);
    const bare = (at: number) => {
      pieces[at] = pieces[at]!.mark(type.removeFromSet(pieces[at]!.marks));
    };
    for (let at = 0; at < pieces.length; at += 1)
      if (has(at) && !has(at - 1) && isSign(at) && !isFree(at - 1)) bare(at);
    for (let at = pieces.length - 1; at >= 0; at -= 1)
      if (has(at) && !has(at + 1) && isSign(at) && !isFree(at + 1)) bare(at);
  }
  return Fragment.fromArray(pieces);
}

/** The address of a bare address; undefined for other text. */
const addressOf = (node: Node): string | undefined =>
  marks.address.isInSet(node.marks)?.attrs['typed'] as string | undefined;

const { marks } = postSchema;
const { linkify } = markdownParser();

/** Marks the addresses that pages turn into links: those that were read, and those typed in full. */
const withAddresses = (texts: readonly Node[]): Node[] =>
  Fragment.fromArray(
    texts.map((node) =>
      addressOf(node) === node.text ? node : node.mark(marks.address.removeFromSet(node.marks)),
    ),
  ).content.flatMap((node) => {
    if (addressOf(node) !== undefined || marks.link.isInSet(node.marks)) return [node];
    const text = node.text!;
    // An address is written between < and >, so it cannot contain them.
    const found = (linkify.match(text) ?? []).filter(({ raw }) => !/[<>]/.test(raw));
    return [...found, undefined].flatMap((match, at) => {
      const before = text.slice(found[at - 1]?.lastIndex ?? 0, match?.index);
      return [
        ...(before === '' ? [] : [postSchema.text(before, node.marks)]),
        ...(match ? [asAddress(node, match.raw)] : []),
      ];
    });
  });

const asAddress = ({ marks: others }: Node, typed: string) =>
  postSchema.text(typed, marks.address.create({ typed }).addToSet(others));

/** Whether an address ends where the parser ends it, so that it needs no brackets. */
function isBare(parent: Node, at: number): boolean {
  const { text, marks: own } = parent.child(at);
  const [before, after] = [parent.maybeChild(at - 1), parent.maybeChild(at + 1)];
  return (
    own.length === 1 &&
    /[\p{L}\p{N}/]$/u.test(text!) &&
    linkify.matchAtStart(text!)?.raw === text &&
    (before === null || /[\s(]$/.test(before.text!)) &&
    (after === null || (after.marks.length === 0 && /^[.,;!?)]?(?:\s|$)/.test(after.text!)))
  );
}

/** The address in Markdown after the text of its link. */
const destination = (address: string) =>
  /^(?:[^\s()<>\\&]|&(?!#?\w+;)|\([^\s()<>\\&]*\))+$/.test(address)
    ? address
    : `<${address.replace(/[<>\\]|&(?=#?\w+;)/g, '\\$&')}>`;

/** Escapes every character that has a meaning in Markdown. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*[\]~]|<(?=[a-z/!?])|(?<=https):(?=\/\/)/gi, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');

/** Wraps a text so that no line begins like a list, a heading, a quote or a table. */
function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let length = indent;
  for (const word of text.split(' ')) {
    const mayBegin = /^[\p{L}\p{N}('"“‘<]/u.test(word) && !/^\d+[.)]/.test(word);
    if (lines.length > 0 && (!mayBegin || length + 1 + word.length < width)) {
      lines[lines.length - 1] += ` ${word}`;
      length += 1 + word.length;
    } else {
      lines.push(word);
      length = indent + word.length;
    }
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
