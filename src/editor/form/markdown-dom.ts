import { words } from '../words.ts';
import { lengthOf, type Line, type Span, type Spot } from './markdown-lines.ts';
import type { Block } from './markdown-blocks.ts';
import { textOfRuns, type Look, type Run } from './markdown-runs.ts';

const tags = { paragraph: 'p', heading: 'h2', item: 'li', number: 'li', other: 'div' } as const;
const blocksOfElements = new WeakMap<Element, Block>();

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...inside: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** Renders lines as elements: paragraphs, headings, lists, and blocks that cannot be edited. */
export function drawLines(box: HTMLElement, lines: readonly Line[]) {
  const made: HTMLElement[] = [];
  const shown: readonly Line[] = lines.length > 0 ? lines : [{ kind: 'paragraph', runs: [] }];
  for (const line of shown) {
    const drawn = line.kind === 'other' ? other(line.block!.source) : drawLine(line);
    if (line.block) blocksOfElements.set(drawn, line.block);
    if (line.kind !== 'item' && line.kind !== 'number') {
      made.push(drawn);
      continue;
    }
    const tag = line.kind === 'item' ? 'UL' : 'OL';
    const last = made.at(-1);
    if (last?.tagName === tag) last.append(drawn);
    else made.push(element(tag === 'UL' ? 'ul' : 'ol', drawn));
  }
  // The cursor needs a line after an uneditable last block.
  if (shown.at(-1)!.kind === 'other') made.push(drawLine({ kind: 'paragraph', runs: [] }));
  box.replaceChildren(...made);
}

function drawLine({ kind, runs }: Line): HTMLElement {
  const drawn = element(tags[kind], ...runs.map(drawRun));
  if (runs.length === 0) drawn.append(element('br'));
  return drawn;
}

function drawRun({ text, bold, italic, to }: Run): Node {
  let node: Node = document.createTextNode(text);
  if (italic) node = element('em', node);
  if (bold) node = element('strong', node);
  if (to === undefined) return node;
  // No href: a click while writing must not leave the page.
  const link = element('a', node);
  link.dataset['to'] = to;
  return link;
}

function other(source: string): HTMLElement {
  const button = (act: string, name: string) => {
    const made = element('button', name);
    Object.assign(made, { type: 'button', className: 'btn text small' });
    made.dataset['act'] = act;
    return made;
  };
  const acts = element(
    'span',
    button('-1', words.up),
    button('1', words.down),
    button('delete', words.deleteIt),
  );
  const made = element('div', element('pre', source), acts);
  made.className = 'other';
  made.contentEditable = 'false';
  return made;
}

const isLine = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && /^(?:P|DIV|UL|OL|LI|H\d|BLOCKQUOTE)$/.test(node.tagName);

/** The elements of lines, in order. Browsers may put lists into paragraphs, and bare text beside them. */
function elementsOfLines(box: HTMLElement, kind: Line['kind'] = 'paragraph') {
  const found: { kind: Line['kind']; nodes: Node[]; block: Block | undefined }[] = [];
  let loose: Node[] | undefined;
  for (const node of box.childNodes) {
    if (!isLine(node)) {
      if (!loose) found.push({ kind, nodes: (loose = []), block: undefined });
      loose.push(node);
      continue;
    }
    loose = undefined;
    const inner = kindOf(node, kind);
    if (inner !== 'other' && [...node.childNodes].some(isLine))
      found.push(...elementsOfLines(node, inner));
    else if (!/^[UO]L$/.test(node.tagName))
      found.push({ kind: inner, nodes: [node], block: blocksOfElements.get(node) });
  }
  return found;
}

function kindOf({ tagName, contentEditable }: HTMLElement, around: Line['kind']): Line['kind'] {
  if (contentEditable === 'false') return 'other';
  if (tagName === 'UL') return 'item';
  if (tagName === 'OL') return 'number';
  return /^H\d$/.test(tagName) ? 'heading' : around;
}

/** Reads the lines from the box. */
export const linesIn = (box: HTMLElement): Line[] =>
  elementsOfLines(box).map(({ kind, nodes, block }) => ({
    kind,
    runs: kind === 'other' ? [] : nodes.flatMap((node) => runsIn(node)),
    ...(block && { block }),
  }));

function runsIn(node: Node, look: Look = {}): Run[] {
  if (node instanceof Text) return node.data === '' ? [] : [{ ...look, text: node.data }];
  if (!(node instanceof HTMLElement))
    return [...node.childNodes].flatMap((one) => runsIn(one, look));
  // A <br> at the end of a line only gives it its height.
  if (node.tagName === 'BR') return isLastInLine(node) ? [] : [{ ...look, text: ' ' }];
  const { to } = node.dataset;
  const own = {
    ...look,
    ...(/^(?:B|STRONG)$/.test(node.tagName) && { bold: true as const }),
    ...(/^(?:I|EM)$/.test(node.tagName) && { italic: true as const }),
    ...(to !== undefined && { to }),
  };
  return [...node.childNodes].flatMap((one) => runsIn(one, own));
}

const isLastInLine = (node: Node) =>
  node.nextSibling === null && (node.parentNode === null || isLine(node.parentNode));

/** Converts a DOM position to a position in the lines. */
function spotOf(box: HTMLElement, node: Node, offset: number): Spot {
  const found = elementsOfLines(box);
  const range = document.createRange();
  for (const [index, { nodes, kind }] of found.entries()) {
    range.selectNodeContents(nodes.at(-1)!);
    range.setStart(nodes[0]!, 0);
    const place = range.comparePoint(node, offset);
    if (place < 0 || (place === 0 && kind === 'other')) return [index, 0];
    if (place > 0 && index < found.length - 1) continue;
    if (place === 0) range.setEnd(node, offset);
    return [index, textOfRuns(runsIn(range.cloneContents())).length];
  }
  return [0, 0];
}

/** The selection within the box. A last line with nothing selected is left out: a triple click ends at its start. */
export function selectedIn(box: HTMLElement): Span | undefined {
  const selection = getSelection();
  if (!selection?.rangeCount || !box.contains(selection.anchorNode)) return undefined;
  const { from, to } = spanOf(box, selection.getRangeAt(0));
  if (to[1] > 0 || to[0] === from[0]) return { from, to };
  return { from, to: [to[0] - 1, lengthOf(linesIn(box)[to[0] - 1]!)] };
}

/** Converts a DOM range to a span of the lines. */
export const spanOf = (box: HTMLElement, range: StaticRange): Span => ({
  from: spotOf(box, range.startContainer, range.startOffset),
  to: spotOf(box, range.endContainer, range.endOffset),
});

/** Selects a span in the box. */
export function select(box: HTMLElement, { from, to }: Span) {
  getSelection()!.setBaseAndExtent(...pointOf(box, from), ...pointOf(box, to));
}

function pointOf(box: HTMLElement, [index, letter]: Spot): [Node, number] {
  const found = elementsOfLines(box);
  const { nodes, kind } = found[Math.min(index, found.length - 1)]!;
  const [line] = nodes;
  if (kind === 'other') return [box, [...box.childNodes].indexOf(line as ChildNode)];
  const walker = document.createTreeWalker(line!, NodeFilter.SHOW_TEXT);
  let left = letter;
  let last: Text | undefined;
  while (walker.nextNode()) {
    last = walker.currentNode as Text;
    if (left <= last.length) return [last, left];
    left -= last.length;
  }
  return last ? [last, last.length] : [line!, 0];
}
