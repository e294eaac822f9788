import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView, NodeView } from 'prosemirror-view';
import { words } from '../words/words.ts';
import { originOf } from './post-schema.ts';

/** The view of a block that cannot be typed into, but moved and removed. */
export class KeptBlock implements NodeView {
  readonly dom = document.createElement('div');

  constructor(node: Node, view: EditorView, place: () => number | undefined) {
    this.dom.className = 'other';
    this.dom.contentEditable = 'false';
    const source = document.createElement('pre');
    source.textContent = originOf(node)!.source;
    const acts = document.createElement('span');
    acts.append(
      button(words.up, () => move(view, place(), -1)),
      button(words.down, () => move(view, place(), 1)),
      button(words.deleteIt, () => remove(view, place())),
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
