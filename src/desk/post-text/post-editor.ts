/* The editor of posts, made with ProseMirror: keys, pasting, and blocks that cannot be typed into. */

import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { toId } from '../../content/text/format.ts';
import { plainText } from '../form/plain-text.ts';
import { toggleWords } from './commands.ts';
import { leftOutInWords, nothingLeftOut, tidyMarkup } from './pasted-html.ts';
import { contentOf, originOf, postSchema } from './post-schema.ts';
import { documentOf } from './read-markdown.ts';
import { markdownOf } from './write-markdown.ts';

const item = postSchema.nodes['list_item'];

const plugins = [
  keymap({
    'Mod-b': toggleWords('strong'),
    'Mod-i': toggleWords('em'),
    Enter: chainCommands(splitListItem(item), liftListItem(item)),
    Backspace: (state, dispatch, view) =>
      state.selection.empty && state.selection.$from.parentOffset === 0
        ? liftListItem(item)(state, dispatch, view)
        : false,
  }),
  keymap(baseKeymap),
];

/** Returns the end of the changed part of a document. */
function endOfChange(before: Node, after: Node): number | undefined {
  const [old, now] = [withoutOrigins(before).content, withoutOrigins(after).content];
  const [start, end] = [old.findDiffStart(now), old.findDiffEnd(now)];
  if (start === null || !end) return undefined;
  // The character before the change and the last one of it may be equal, such as the full stop of a new sentence.
  return end.b + Math.max(0, start - Math.min(end.a, end.b));
}

const withoutOrigins = (doc: Node) =>
  doc.copy(
    Fragment.from(
      doc.children.map(({ type, attrs, content }) =>
        type.create({ ...attrs, origin: null }, content),
      ),
    ),
  );

const stateOf = (markdown: string) => EditorState.create({ doc: documentOf(markdown), plugins });

/** Whether a change added or removed one letter. */
const isLetter = (before: Node, after: Node) =>
  Math.abs(before.content.size - after.content.size) === 1;

/** The callbacks of an editor. */
interface Report {
  /** Its text after a change. */
  onText: (text: string) => void;
  /** Called after each letter and each move of the cursor. */
  onState: (state: EditorState) => void;
  /** Called when a paste left something out, with a sentence about it. */
  onLeftOut: (what: string) => void;
  /** Called when a paste or a drop was refused, with the reason. */
  onRefused: (why: string) => void;
  /** The title of the post, which its page shows above the text. */
  title: () => string;
  /** Calls `write` after a pause in typing, since the whole text is written with a change. */
  writeSoon: (write: () => void) => void;
  /** Writes at once, because a change by a tool is a step of its own. */
  writeTyped: () => void;
}

/** The editor of a text in Markdown. */
export class PostEditor {
  readonly view: EditorView;
  private text: string;
  private readonly onState: (state: EditorState) => void;

  constructor(mount: HTMLElement, text: string, report: Report) {
    this.text = text;
    this.onState = report.onState;
    /** What the current paste leaves out. */
    let leftOut = nothingLeftOut;
    this.view = new EditorView(
      { mount },
      {
        state: stateOf(text),
        nodeViews: { kept: (node, view, place) => new KeptBlock(node, view, place) },
        clipboardTextParser: sliceOfText,
        transformPastedHTML: (pasted) => {
          const { html, leftOut: left } = tidyMarkup(pasted);
          leftOut = left;
          return html;
        },
        handlePaste: (view, event, pasted) => {
          const { types = [] } = event.clipboardData ?? {};
          const isText = types.some((type) => type.startsWith('text/'));
          const slice = isText ? withoutTitle(pasted, report.title()) : Slice.empty;
          const left = isText ? leftOut : { ...nothingLeftOut, things: types.length };
          const said = leftOutInWords(left, isText && slice !== pasted);
          leftOut = nothingLeftOut;
          // A picture on the clipboard must not take the place of the selected words.
          const isEmpty = slice.size === 0;
          if (!isEmpty) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
          if (said !== '') (isEmpty ? report.onRefused : report.onLeftOut)(said);
          return true;
        },
        handleDrop: () => {
          leftOut = nothingLeftOut;
          report.onRefused(
            'Nothing can be dropped into a text. Copy it, then paste it where it belongs.',
          );
          return true;
        },
        dispatchTransaction: (transaction) => {
          const { doc: before } = this.view.state;
          const state = this.view.state.apply(transaction);
          this.view.updateState(state);
          report.onState(state);
          if (!transaction.docChanged) return;
          const isTyped = isLetter(before, state.doc);
          if (!isTyped) report.writeTyped();
          report.writeSoon(() => {
            this.text = markdownOf(state.doc, this.text);
            report.onText(this.text);
          });
          if (!isTyped) report.writeTyped();
        },
      },
    );
    report.onState(this.view.state);
  }

  /**
   * Shows a text that was changed elsewhere, or by Undo. The cursor stays in its block, at the change if there is one.
   */
  show(text: string) {
    if (text === this.text) return;
    this.text = text;
    const { state } = this.view;
    const next = documentOf(text);
    const tr = changeTo(state, next);
    const end = endOfChange(state.doc, next);
    if (end !== undefined && tr.mapping.mapResult(state.selection.head).deleted)
      tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView();
    this.view.updateState(state.apply(tr));
    this.onState(this.view.state);
  }
}

/** The transaction that replaces the blocks from the first to the last one that differs. */
export function changeTo({ tr, doc }: EditorState, next: Node): Transaction {
  const [old, now] = [doc.children, next.children];
  const most = Math.min(old.length, now.length);
  let [start, end] = [0, 0];
  while (start < most && isShown(old[start]!, now[start]!)) start += 1;
  while (end < most - start && isShown(old.at(-1 - end)!, now.at(-1 - end)!)) end += 1;
  const sizeOf = (nodes: readonly Node[]) =>
    nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);
  const to = doc.content.size - sizeOf(old.slice(old.length - end));
  tr.replaceWith(sizeOf(old.slice(0, start)), to, now.slice(start, now.length - end));
  return tr;
}

/** Whether two blocks are equal, also in the source text of a block that nobody has typed into. */
const isShown = (one: Node, other: Node) =>
  one.hasMarkup(other.type, { ...other.attrs, origin: originOf(one) }) &&
  contentOf(one) === contentOf(other) &&
  (originOf(one)?.content !== contentOf(one) || originOf(one)?.source === originOf(other)?.source);

/** The view of a block that cannot be typed into, but moved and removed. */
class KeptBlock implements NodeView {
  readonly dom = document.createElement('div');

  constructor(node: Node, view: EditorView, place: () => number | undefined) {
    this.dom.className = 'other';
    this.dom.contentEditable = 'false';
    const source = document.createElement('pre');
    source.textContent = originOf(node)!.source;
    const acts = document.createElement('span');
    acts.append(
      button('Up', () => move(view, place(), -1)),
      button('Down', () => move(view, place(), 1)),
      button('Delete', () => remove(view, place())),
    );
    this.dom.append(source, acts);
  }

  stopEvent = (event: Event) => event.target instanceof HTMLButtonElement;
}

function button(name: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn text small';
  made.textContent = name;
  made.addEventListener('click', act);
  return made;
}

/** Puts a block before the one above it, or after the one below it, and keeps the pressed button focused. */
function move(view: EditorView, place: number | undefined, by: -1 | 1) {
  if (place === undefined) return;
  const { tr, doc } = view.state;
  const node = doc.nodeAt(place)!;
  const index = doc.resolve(place).index();
  const other = doc.maybeChild(index + by);
  if (!other) return;
  const to = by < 0 ? place - other.nodeSize : place + other.nodeSize;
  view.dispatch(
    tr
      .delete(place, place + node.nodeSize)
      .insert(to, node)
      .scrollIntoView(),
  );
  const moved = view.nodeDOM(to) as HTMLElement;
  moved.querySelectorAll('button')[by < 0 ? 0 : 1]!.focus();
}

function remove(view: EditorView, place: number | undefined) {
  if (place === undefined) return;
  view.dispatch(
    view.state.tr.setSelection(NodeSelection.create(view.state.doc, place)).deleteSelection(),
  );
  view.focus();
}

const { nodes } = postSchema;

/** A paste without its first line, if that is the title of the post and more follows. */
function withoutTitle(pasted: Slice, title: string): Slice {
  const [first, ...others] = pasted.content.content;
  const letters = (text: string) => toId(text) || text.trim();
  const isTitle =
    others.length > 0 &&
    first!.isTextblock &&
    title !== '' &&
    letters(first!.textContent) === letters(title);
  return isTitle ? Slice.maxOpen(Fragment.from(others)) : pasted;
}

/** A pasted text without markup: a paragraph for each line, and lists of lines with a hyphen or a number. */
function sliceOfText(pasted: string): Slice {
  const blocks: Node[] = [];
  for (const line of plainText(pasted).split('\n')) {
    if (line.trim() === '') continue;
    const [, hyphen, number, words] = /^ *(?:(- +)|(\d{1,3}[.)] +))?(.*)$/.exec(line)!;
    const paragraph = nodes.paragraph.create(null, words ? postSchema.text(words) : []);
    const item = nodes.list_item.create(null, paragraph);
    const list = hyphen ? nodes.bullet_list : nodes.ordered_list;
    const before = blocks.at(-1);
    if (!hyphen && !number) blocks.push(paragraph);
    else if (before?.type === list)
      blocks[blocks.length - 1] = before.copy(before.content.addToEnd(item));
    else blocks.push(list.create(null, item));
  }
  return Slice.maxOpen(nodes.doc.create(null, blocks).content);
}
