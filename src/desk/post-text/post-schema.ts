/* The blocks and marks that the text of a post may have. */

import { type Node, Schema } from 'prosemirror-model';
import { linkOf } from './link-address.ts';

/** Where a block of a text was read: what is unchanged is written back as it was. */
export interface Origin {
  /** Which block of its text it was. */
  index: number;
  /** Its exact text in the file. */
  source: string;
  /** The line ends before it. */
  gap: string;
  /** See `contentOf`. */
  content: string;
}

/** The content of a block as text, for comparison. */
export const contentOf = (node: Node) => JSON.stringify(node.content);

export const originOf = (node: Node) => node.attrs['origin'] as Origin | null;

const origin = { default: null };
/** The font weight of a pasted element; see `pasted-html.ts`. */
const weightOf = (element: HTMLElement) =>
  /font-weight:\s*(\w+)/i.exec(element.dataset['style'] ?? '')?.[1];
const isBold = (element: HTMLElement) => {
  const weight = weightOf(element);
  return weight === undefined ? element.tagName !== 'SPAN' : /^(?:bold|[6-9]00)/.test(weight);
};

/** What a post may consist of. A `kept` block is Markdown that the tools cannot make: a table, a quote. */
export const postSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'text*',
      attrs: { origin },
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'text*',
      attrs: { origin, level: { default: 2 } },
      defining: true,
      parseDOM: [{ tag: 'h1, h2, h3, h4, h5, h6' }],
      toDOM: () => ['h2', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { origin, mark: { default: '-' } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      attrs: { origin, mark: { default: '.' }, order: { default: 1 } },
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'paragraph',
      attrs: { origin },
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    kept: {
      group: 'block',
      atom: true,
      attrs: { origin },
      toDOM: (node) => ['pre', originOf(node)!.source],
    },
    text: { inline: true },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      excludes: 'address link',
      parseDOM: [
        {
          tag: 'a[href], a[data-to]',
          getAttrs: (element) => {
            const href = linkOf(element.getAttribute('href') ?? element.dataset['to']!);
            return href !== undefined && { href };
          },
        },
      ],
      // No href: a click while writing must not leave the page.
      toDOM: (mark) => ['a', { 'data-to': String(mark.attrs['href']) }, 0],
    },
    em: { parseDOM: [{ tag: 'i, em' }], toDOM: () => ['em', 0] },
    strong: {
      parseDOM: [{ tag: 'b, strong, span[data-style]', getAttrs: (one) => isBold(one) && null }],
      toDOM: () => ['strong', 0],
    },
    // A bare address. It is the last mark, so that it is the innermost one.
    address: {
      attrs: { typed: {} },
      inclusive: false,
      excludes: 'address link',
      parseDOM: [
        { tag: 'a[data-typed]', priority: 60, getAttrs: ({ dataset: { typed } }) => ({ typed }) },
      ],
      toDOM: (mark) => ['a', { 'data-typed': String(mark.attrs['typed']) }, 0],
    },
  },
});
