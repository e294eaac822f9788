import type { Block } from './markdown-blocks.ts';

const tags = { paragraph: 'p', heading: 'h3', item: 'li', number: 'li', other: 'p' } as const;

/** Renders blocks as editable elements: paragraphs, headings, lists, bold words, links. */
export function drawBlocks(box: HTMLElement, blocks: readonly Block[]) {
  const made: HTMLElement[] = [];
  for (const block of blocks) {
    const element = document.createElement(tags[block.kind]);
    element.append(...inline(block.text));
    element.dataset['source'] = block.source;
    element.dataset['text'] = block.text;
    element.dataset['kind'] = block.kind;
    if (block.kind !== 'item' && block.kind !== 'number') {
      made.push(element);
      continue;
    }
    const tag = block.kind === 'item' ? 'UL' : 'OL';
    const last = made.at(-1);
    const list = last?.tagName === tag ? last : document.createElement(tag);
    list.append(element);
    if (list !== last) made.push(list);
  }
  if (made.length === 0) made.push(document.createElement('p'));
  box.replaceChildren(...made);
}

/** "Stay **eight** breaths, [see the timetable](/schedule)" as nodes. */
function inline(text: string): Node[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).flatMap((part): Node[] => {
    if (part === '') return [];
    const bold = /^\*\*([^*]+)\*\*$/.exec(part)?.[1];
    if (bold !== undefined) return [withText('b', bold)];
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    if (!link) return [document.createTextNode(part)];
    const element = withText('a', link[1]!);
    // No href: a click while writing must not leave the page.
    element.dataset['to'] = link[2]!;
    return [element];
  });
}

function withText(tag: 'b' | 'a', text: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Reads the blocks from the box; an unchanged block keeps its exact source. */
export const blocksIn = (box: HTMLElement): Block[] => partsOf(box, 'paragraph');

/** The blocks inside an element, and loose text between them. Browsers put lists into paragraphs. */
function partsOf(element: HTMLElement, kind: Block['kind']): Block[] {
  const parts: Block[] = [];
  let loose: Node[] = [];
  const endLoose = () => {
    const text = tidy(loose.map(textOf).join(''));
    if (text !== '') parts.push({ kind, text, source: '' });
    loose = [];
  };
  for (const node of element.childNodes) {
    if (!isPart(node)) {
      loose.push(node);
      continue;
    }
    endLoose();
    const inner = kindOf(node, kind);
    parts.push(
      ...([...node.childNodes].some(isPart) ? partsOf(node, inner) : blockOf(node, inner)),
    );
  }
  endLoose();
  return parts;
}

const isPart = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && /^(?:P|DIV|UL|OL|LI|H\d|BLOCKQUOTE)$/.test(node.tagName);

function kindOf({ tagName }: HTMLElement, around: Block['kind']): Block['kind'] {
  if (tagName === 'UL') return 'item';
  if (tagName === 'OL') return 'number';
  return /^H\d$/.test(tagName) ? 'heading' : around;
}

function blockOf(element: HTMLElement, kind: Block['kind']): Block[] {
  const { source = '', text: before, kind: was } = element.dataset;
  const text = tidy(textOf(element));
  if (text === '') return [];
  if (text === before && (was === kind || was === 'other')) return [{ kind: was, text, source }];
  return [{ kind, text, source: '', ...(was === kind && { before: source }) }];
}

function textOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.textContent ?? '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (node.tagName === 'BR') return ' ';
  if (inner.trim() === '') return inner;
  if (node.tagName === 'B' || node.tagName === 'STRONG') return `**${inner.trim()}**`;
  const { to } = node.dataset;
  return node.tagName === 'A' && to !== undefined ? `[${inner.trim()}](${to})` : inner;
}

const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
