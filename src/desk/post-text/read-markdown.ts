/* Reads the Markdown of a post for its editor; write-markdown.ts writes it back. */

import type { Token } from 'markdown-it';
import { MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { parserOfSource } from '../../content/text/markdown.ts';
import { contentOf, type Origin, postSchema } from './post-schema.ts';
import { sourceOf } from './write-markdown.ts';

const tokens = parserOfSource();
// A bare address has its own mark, so that it is written as a bare address again.
tokens.core.ruler.push('addresses', (state) => {
  for (const token of state.tokens.flatMap(({ children }) => children ?? []))
    if (token.info === 'auto') token.type = token.type.replace('link', 'address');
});

const parser = new MarkdownParser(postSchema, tokens, {
  paragraph: { block: 'paragraph' },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
  bullet_list: { block: 'bullet_list', getAttrs: ({ markup }) => ({ mark: markup }) },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token) => ({ mark: token.markup, order: Number(token.attrGet('start') ?? 1) }),
  },
  list_item: { block: 'list_item' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href')! }) },
  address: { mark: 'address', getAttrs: (_, all, at) => ({ typed: all[at + 1]!.content }) },
});

/** Reads a text in Markdown as a document. `markdownOf` turns the document into the same text. */
export function documentOf(markdown: string): Node {
  const environment = {};
  const blocks = blocksOf(markdown, tokens.parse(markdown, environment));
  let end = 0;
  const nodes = blocks.map(({ from, to, isKept }, index) => {
    const source = markdown.slice(from, to);
    const gap = markdown.slice(end, from);
    end = to;
    const read = (text: string) => parser.parse(text, environment).firstChild!;
    const node = isKept ? postSchema.node('kept') : read(source);
    const isSafe = isKept || looksSame(node, read(sourceOf(node)));
    return withOrigin(isSafe ? node : postSchema.node('kept'), { index, source, gap });
  });
  // The cursor needs a paragraph after a last block that cannot be typed into.
  if (nodes.at(-1)?.isAtom !== false) nodes.push(postSchema.node('paragraph'));
  return postSchema.node('doc', null, nodes);
}

/** Whether two blocks look the same in the editor. */
const looksSame = (one: Node, other: Node) =>
  one.type === other.type &&
  contentOf(one).replace(/\s+/g, ' ') === contentOf(other).replace(/\s+/g, ' ');

const withOrigin = (node: Node, origin: Omit<Origin, 'content'>) =>
  node.type.create(
    { ...node.attrs, origin: { ...origin, content: contentOf(node) } },
    node.content,
  );

interface BlockOfText {
  /** The range of characters. */
  from: number;
  to: number;
  isKept: boolean;
}

/** The blocks of a text. Text between tokens, such as a link definition, is a block too. */
function blocksOf(markdown: string, all: readonly Token[]): BlockOfText[] {
  const starts = [0];
  for (const { index } of markdown.matchAll(/\n/g)) starts.push(index + 1);
  const blocks: BlockOfText[] = [];
  const add = (first: number, after: number, isKept: boolean) => {
    const start = starts[first] ?? markdown.length;
    const text = markdown.slice(start, starts[after] ?? markdown.length);
    if (text.trim() === '') return;
    const from = start + /^(?:[^\S\n]*\n)*/.exec(text)![0].length;
    blocks.push({ from, to: start + text.trimEnd().length, isKept });
  };
  let line = 0;
  for (const [index, token] of all.entries()) {
    if (token.level > 0 || token.nesting < 0 || !token.map) continue;
    const [first, after] = token.map;
    const length = all.slice(index).findIndex(({ level, nesting }) => level === 0 && nesting <= 0);
    add(line, first, true);
    add(first, after, !all.slice(index, index + length + 1).every(isWritable));
    line = after;
  }
  add(line, starts.length, true);
  return blocks;
}

const writable =
  /^(?:paragraph|heading|(?:bullet|ordered)_list|list_item|inline|text|text_special|softbreak|em|strong|link|address)(?:_open|_close)?$/;

/** Whether the editor supports a block: no list within a list, no two paragraphs in an item. */
function isWritable(token: Token, at: number, tokensOfBlock: readonly Token[]): boolean {
  const { type, children, level } = token;
  if (!writable.test(type) || token.attrGet('title') !== null) return false;
  if (type.endsWith('list_open') && level > 0) return false;
  if (type === 'list_item_open' && tokensOfBlock[at + 4]?.type !== 'list_item_close') return false;
  if (level > 0 && type === 'heading_open') return false;
  return (children ?? []).every((child) => isWritable(child, 0, []));
}
