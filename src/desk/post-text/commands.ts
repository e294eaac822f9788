/* What the buttons of the editor of posts do, and whether they are on. */

import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { postSchema } from './post-schema.ts';

const { nodes, marks } = postSchema;
type KindOfBlock = 'heading' | 'bullet_list' | 'ordered_list';

/** The kind of the block at the cursor; undefined for a paragraph. */
export function kindAt({ selection: { $from } }: EditorState): KindOfBlock | undefined {
  const name = $from.depth > 0 ? $from.node(1).type.name : '';
  return name === 'heading' || name.endsWith('_list') ? (name as KindOfBlock) : undefined;
}

/** Makes the selected blocks headings or items of a list, or plain paragraphs again. */
export const toggleKind =
  (kind: KindOfBlock): Command =>
  (state, dispatch, view) => {
    const now = kindAt(state);
    const bare = now?.endsWith('_list')
      ? liftListItem(nodes['list_item'])
      : setBlockType(nodes['paragraph']);
    if (now !== undefined && !bare(state, dispatch, view)) return false;
    if (now === kind) return true;
    const make = kind === 'heading' ? setBlockType(nodes['heading']) : wrapInList(nodes[kind]);
    return make(view?.state ?? state, dispatch, view);
  };

export const toggleWords = (mark: 'strong' | 'em') => toggleMark(marks[mark]);

/** Whether the words at the cursor, or all selected ones, have a mark; for a link its address. */
export function markAt(
  { selection, storedMarks, doc }: EditorState,
  name: string,
): Attrs | undefined {
  const { $from, from, to, empty } = selection;
  const type = marks[name]!;
  if (empty) return type.isInSet(storedMarks ?? $from.marks())?.attrs;
  let found: Attrs | undefined;
  let isEverywhere = true;
  doc.nodesBetween(from, to, (node: Node) => {
    if (!node.isText) return;
    const mark = type.isInSet(node.marks);
    found ??= mark?.attrs;
    if (!mark) isEverywhere = false;
  });
  return isEverywhere ? found : undefined;
}

/** From where to where the selected words are, or the link or the word at the cursor. */
export function wordsAt(state: EditorState) {
  const { $from, from, to, empty } = state.selection;
  if (!empty) return { from, to };
  const { parent, parentOffset: at } = $from;
  const start = from - at;
  const mark = marks['link'].isInSet($from.marks());
  if (mark) {
    const linked: number[] = [];
    parent.forEach((child, offset) => {
      if (mark.isInSet(child.marks)) linked.push(offset, offset + child.nodeSize);
    });
    return { from: start + linked[0]!, to: start + linked.at(-1)! };
  }
  const before = /[\p{L}\p{N}\p{M}’'-]*$/u.exec(parent.textContent.slice(0, at))![0].length;
  const after = /^[\p{L}\p{N}\p{M}’'-]*/u.exec(parent.textContent.slice(at))![0].length;
  return { from: from - before, to: from + after };
}

/** Links words; without an address, removes their link. */
export const link =
  (from: number, to: number, href: string | undefined): Command =>
  ({ tr }, dispatch) => {
    tr.setSelection(TextSelection.create(tr.doc, to));
    tr.removeMark(from, to, marks['link']);
    if (href !== undefined) tr.addMark(from, to, marks['link'].create({ href }));
    dispatch?.(tr.setStoredMarks([]));
    return true;
  };
