import type { Block } from './markdown-blocks.ts';

const tags = { paragraph: 'p', heading: 'h3', item: 'li', number: 'li', other: 'p' } as const;

/** Parts of a long text as what can be typed in: paragraphs, headings, lists, bold words, links. */
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
    // Kept as data: a press in the middle of writing must not lead away.
    element.dataset['to'] = link[2]!;
    return [element];
  });
}

function withText(tag: 'b' | 'a', text: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** What stands in the box. A part that nobody changed has its source again, to the letter. */
export function blocksIn(box: HTMLElement): Block[] {
  return [...box.childNodes].flatMap((node): Block[] => {
    if (!(node instanceof HTMLElement)) {
      const text = tidy(node.textContent ?? '');
      return text === '' ? [] : [{ kind: 'paragraph', text, source: '' }];
    }
    if (node.tagName === 'UL' || node.tagName === 'OL')
      return [...node.children].flatMap((item) =>
        blockOf(item as HTMLElement, node.tagName === 'UL' ? 'item' : 'number'),
      );
    return blockOf(node, /^H\d$/.test(node.tagName) ? 'heading' : 'paragraph');
  });
}

function blockOf(element: HTMLElement, kind: Block['kind']): Block[] {
  const { source = '', text: before, kind: was } = element.dataset;
  const text = tidy(textOf(element));
  if (text === '') return [];
  if (text === before && (was === kind || was === 'other')) return [{ kind: was, text, source }];
  return [{ kind, text, source: '', ...(was === kind && { before: source }) }];
}

function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (!(child instanceof HTMLElement)) return child.textContent ?? '';
      const inner = textOf(child);
      if (child.tagName === 'BR') return ' ';
      if (inner.trim() === '') return inner;
      if (child.tagName === 'B' || child.tagName === 'STRONG') return `**${inner.trim()}**`;
      const { to } = child.dataset;
      return child.tagName === 'A' && to !== undefined ? `[${inner.trim()}](${to})` : inner;
    })
    .join('');
}

const tidy = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
