/*
 * Turns pasted markup (Word, Google Docs, a spreadsheet, a website) into what a post may have: paragraphs, headings,
 * list items, bold and italic words, links. Every block of the markup becomes one block, and what is left out is
 * reported.
 */

import { trustedMarkup } from '../trusted-types.ts';
import { cellBorder, plainSigns, plainText } from '../form/plain-text.ts';
import { linkOf } from './link-address.ts';

/** What a paste left out. */
export interface LeftOut {
  /** Pictures, films, and other things that are no text. */
  things: number;
  /** Tables, whose rows became lines. */
  tables: number;
  /** The words of links that may not be in a post. */
  links: readonly string[];
}

export const nothingLeftOut: LeftOut = { things: 0, tables: 0, links: [] };

/** Says what a paste left out; '' if nothing. `hasTitle`: it began with the title of the post. */
export const leftOutInWords = ({ things: count, tables, links }: LeftOut, hasTitle: boolean) =>
  [
    count > 0 &&
      `A text cannot have pictures, films or forms: ${count === 1 ? 'one was' : `${count} were`} left out. The photograph of a post has its own field.`,
    tables > 0 &&
      `A text cannot have tables: the rows of ${tables === 1 ? 'one' : tables} are lines now.`,
    hasTitle && 'The title was left out, because the page shows it above the text.',
    links.length > 0 &&
      `${links.map((words) => `“${words}”`).join(', ')} ${links.length === 1 ? 'leads' : 'lead'} nowhere now: a link can lead to a page of this website, another website, an e-mail address or a telephone number. Choose the words and press “Link”.`,
  ]
    .filter(Boolean)
    .join(' ');

interface Block {
  tag: 'p' | 'h2' | 'ul' | 'ol';
  pieces: Node[];
}

const noText = 'script, style, template, title, noscript, datalist';
const things =
  'img, video, audio, iframe, object, embed, canvas, svg, meter, progress, input:not([type=hidden])';
/** Elements that browsers show as blocks, and those that people see as one. */
const isBlock = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr label legend li main menu nav ol optgroup option output p pre search ' +
    'section select summary table tbody td textarea tfoot th thead tr ul'
  ).split(' '),
);

/** The markup for the editor. The security policy forbids styles; the weight of words is read from `data-style`. */
export function tidyMarkup(html: string): { html: string; leftOut: LeftOut } {
  const unstyled = html
    .replace(/<style[^]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(trustedMarkup(unstyled), 'text/html');
  for (const one of body.querySelectorAll(noText)) one.remove();
  const leftOut = { things: 0, tables: 0, links: [] as string[] };
  for (const one of body.querySelectorAll(things)) {
    one.remove();
    leftOut.things += 1;
  }
  for (const link of body.querySelectorAll<HTMLElement>('a[href]')) {
    const address = linkOf(link.getAttribute('href')!);
    if (address !== undefined) link.setAttribute('href', address);
    else {
      link.removeAttribute('href');
      if (link.textContent.trim() !== '') leftOut.links.push(link.textContent.trim());
    }
  }
  // A table with one column is only the layout of an e-mail.
  leftOut.tables = [...body.querySelectorAll('table')].filter((table) =>
    [...table.rows].some(({ cells }) => [...cells].filter(hasWords).length > 1),
  ).length;
  listsOfWord(body);
  const blocks = blocksIn(body);
  body.replaceChildren();
  for (const { tag, pieces } of blocks) {
    const isItem = tag === 'ul' || tag === 'ol';
    const block = document.createElement(isItem ? 'li' : tag);
    block.append(...pieces);
    if (!isItem) body.append(block);
    else if (body.lastElementChild?.localName === tag) body.lastElementChild.append(block);
    else body.appendChild(document.createElement(tag)).append(block);
  }
  return { html: body.innerHTML, leftOut };
}

const hasWords = ({ textContent }: Element) => textContent.trim() !== '';

/** Word writes a list as paragraphs with the bullet as text. */
function listsOfWord(body: HTMLElement) {
  for (const item of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:l" i]')) {
    const sign = item.querySelector('[data-style*="mso-list:Ignore" i]');
    sign?.remove();
    const list = document.createElement(/\d/.test(sign?.textContent ?? '') ? 'ol' : 'ul');
    const made = document.createElement('li');
    made.append(...item.childNodes);
    list.append(made);
    item.replaceWith(list);
  }
}

function blocksIn(
  root: Element,
  tagOfRoot: Block['tag'] = 'p',
  marksOfRoot: readonly Element[] = [],
): Block[] {
  const blocks: Block[] = [];
  let block: Block | undefined;
  /** Whether the last node was a line break; a second one ends the block. */
  let isAfterBreak = false;
  const end = () => (block = undefined);
  const add = (text: string, tag: Block['tag'], marks: readonly Element[]) => {
    if (block === undefined) {
      if (text.trim() === '') return;
      blocks.push((block = { tag, pieces: [] }));
    }
    block.pieces.push(
      marks.reduceRight<Node>((piece, mark) => {
        const around = mark.cloneNode() as Element;
        around.append(piece);
        return around;
      }, document.createTextNode(text)),
    );
  };
  const walk = (parent: Element, tag: Block['tag'], marks: readonly Element[]) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        const lines = parent.closest('pre, textarea')
          ? plainText(child.data).split('\n')
          : [plainSigns(child.data).replace(/\s+/g, ' ')];
        for (const [at, line] of lines.entries()) {
          if (at > 0) end();
          add(line, tag, marks);
        }
        if (child.data.trim() !== '') isAfterBreak = false;
      } else if (child instanceof Element) {
        const name = child.localName;
        if (name === 'br') {
          if (isAfterBreak) end();
          else add(' ', tag, marks);
          isAfterBreak = true;
        } else if (isBlock.has(name)) {
          end();
          if (name === 'tr') blocks.push(...rowOf(child, tag, marks));
          else walk(child, tagOf(name, tag), marks);
          end();
        } else
          walk(child, tag, /^(?:a|b|strong|i|em|span)$/.test(name) ? [...marks, child] : marks);
      }
    }
  };
  walk(root, tagOfRoot, marksOfRoot);
  return blocks;
}

function tagOf(name: string, around: Block['tag']): Block['tag'] {
  if (name === 'ul' || name === 'ol') return name;
  if (around === 'ul' || around === 'ol') return around;
  if (name === 'li') return 'ul';
  return /^h\d$/.test(name) ? 'h2' : around;
}

/** A row becomes one block, unless its cells have several blocks each, as in newsletters. */
function rowOf(row: Element, tag: Block['tag'], marks: readonly Element[]): Block[] {
  const cells = [...row.children].map((cell) => blocksIn(cell, tag, marks));
  if (cells.some(({ length }) => length > 1)) return cells.flat();
  const filled = cells.flat();
  const [first] = filled;
  if (!first) return [];
  const pieces = filled.flatMap((cell, at) =>
    at === 0 ? cell.pieces : [document.createTextNode(cellBorder), ...cell.pieces],
  );
  return [{ tag: filled.length > 1 ? tag : first.tag, pieces }];
}
