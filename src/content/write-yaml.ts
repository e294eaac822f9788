/* The only writer of content files: it changes the text of a YAML file by edits and keeps its comments. */

import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { editsBetween } from './compare.ts';
import type { Edit } from './edit.ts';
import { isGroup, type Path } from './path.ts';

/** The names of the fields of a group, in the order in which they are written. */
export type FieldsAt = (path: Path) => readonly string[];

/** Returns the text of a content file in its normal form. Comments, empty lines and quotes stay. */
export const normalForm = (text: string): string => write(read(text));

/**
 * Returns the text of a content file after some changes. All other values stay, and so does every comment that does not
 * belong to what is removed. A new field is added in the order of `fieldsAt`. Throws if the text cannot be read, or has
 * nothing at the path of a change; only `set` may add a field.
 */
export function changeYaml(
  text: string,
  changes: readonly Edit[],
  fieldsAt: FieldsAt = () => [],
): string {
  const document = read(text);
  for (const change of changes) apply(document, change, fieldsAt);
  return write(document);
}

/** Returns the value of a text; throws if the text cannot be read. */
export const valueOfYaml = (text: string): unknown => read(text).toJS();

/** Returns the text of a new content file with this value. */
export function yamlOf(value: unknown): string {
  const document = read('');
  document.contents = nodeOf(document, value) as typeof document.contents;
  return write(document);
}

function read(text: string): Document.Parsed {
  const document = parseDocument(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), {
    version: '1.2',
    schema: 'core',
    logLevel: 'silent',
  });
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

/** Returns the text of a document. Long lines are not broken, so that a changed word changes one line. */
const write = (document: Document) => document.toString({ lineWidth: 0 });

function apply(document: Document, change: Edit, fieldsAt: FieldsAt): void {
  const { kind, path } = change;
  if (kind === 'set') {
    for (const edit of editsOfValue(document, path, change.value))
      if (edit.kind === 'set') setAt(document, edit.path, edit.value, fieldsAt);
      else apply(document, edit, fieldsAt);
    return;
  }
  const around = path.slice(0, -1);
  const last = path.at(-1)!;
  if (kind === 'insert' && !document.hasIn(around)) {
    setAt(document, around, [change.value], fieldsAt);
    return;
  }
  if (kind === 'insert' || kind === 'move') {
    const list = listAt(document, around);
    const wasSpaced = isSpaced(list);
    const [item, at] =
      kind === 'insert'
        ? [nodeOf(document, change.value), Number(last)]
        : [takeOut(document, list, Number(last)), change.to];
    list.items.splice(at, 0, item);
    space(list, at, wasSpaced);
    return;
  }
  const parent = document.getIn(around, true);
  if (isMap(parent)) removePair(document, parent, last);
  else if (isSeq(parent)) {
    takeOut(document, parent, Number(last));
    space(parent, 0, false);
  }
}

/** Returns the differences from the group or list that a value replaces, so that the lines of everything else stay. */
function editsOfValue(document: Document, path: Path, value: unknown): readonly Edit[] {
  const before = document.getIn(path, true);
  const isSameKind = (isMap(before) && isGroup(value)) || (isSeq(before) && Array.isArray(value));
  return isSameKind
    ? editsBetween(before.toJS(document), value, path)
    : [{ kind: 'set', path, value }];
}

function listAt(document: Document, path: Path): YAMLSeq {
  const list = document.getIn(path, true);
  if (!isSeq(list)) throw new Error(`There is no list at ${path.join('.')}.`);
  // If a list was written as [], its items now go on lines of their own.
  if (list.items.length === 0) list.flow = false;
  return list;
}

const pairOf = (map: YAMLMap, name: string | number): Pair | undefined =>
  map.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));

function setAt(document: Document, path: Path, value: unknown, fieldsAt: FieldsAt): void {
  const before = document.getIn(path, true) as Node | undefined;
  if (isScalar(before) && !isCollection(value)) {
    setScalar(before, value);
    return;
  }
  const node = nodeOf(document, value);
  if (before) {
    node.comment = before.comment ?? null;
    if (isCollection(value) === !isScalar(before))
      node.commentBefore = before.commentBefore ?? null;
    document.setIn(path, node);
    return;
  }
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) {
    document.setIn(path, node);
    return;
  }
  const name = String(path.at(-1));
  const pair = document.createPair(name, node);
  if (placeBelowExample(document, parent, name, pair)) return;
  const order = fieldsAt(path.slice(0, -1));
  const place = order.indexOf(name);
  const index = parent.items.findIndex(
    ({ key }) => order.indexOf(String((key as Scalar).value)) > place,
  );
  const at = place < 0 || index < 0 ? parent.items.length : index;
  const next = parent.items[at];
  // A comment above the first field is about the whole group.
  if (at === 0 && next && isScalar(next.key)) {
    (pair.key as Scalar).commentBefore = next.key.commentBefore ?? null;
    next.key.commentBefore = null;
  }
  parent.items.splice(at, 0, pair);
}

/** Puts a field below its example among the comments, such as `# notices:`; returns whether there is an example. */
function placeBelowExample(document: Document, map: YAMLMap, name: string, pair: Pair): boolean {
  const example = new RegExp(`(?:^|\\n) *${name}:(?:\\n.+)*`);
  const split = (comment: string | null | undefined) => {
    const found = example.exec(comment ?? '');
    if (!comment || !found) return undefined;
    const end = found.index + found[0].length;
    return [comment.slice(0, end), comment.slice(end).replace(/^\n+/, '')] as const;
  };
  for (const [at, next] of map.items.entries()) {
    const key = next.key as Scalar;
    const parts = split(key.commentBefore);
    if (!parts) continue;
    place(at, parts[0]);
    key.commentBefore = parts[1] || null;
    key.spaceBefore = true;
    return true;
  }
  const parts = map === document.contents ? split(document.comment) : undefined;
  if (!parts) return false;
  place(map.items.length, parts[0]);
  document.comment = parts[1] || null;
  return true;

  function place(at: number, above: string) {
    // The empty line keeps the example when the field is removed.
    (pair.key as Scalar).commentBefore = `${above}\n`;
    (pair.key as Scalar).spaceBefore = at > 0;
    map.items.splice(at, 0, pair);
  }
}

const isCollection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function setScalar(node: Scalar, value: unknown): void {
  if (node.value === value) return;
  node.value = value;
  // Without its source, a number is written in its shortest form, and not as the old one was typed, such as 1.50.
  delete node.source;
  delete node.format;
  delete node.minFractionDigits;
  // A text keeps its quotes or its | or >; only a text of several lines needs a |.
  const hasStyle = node.type !== undefined && node.type !== 'PLAIN' && typeof value === 'string';
  if (hasStyle && !String(value).includes('\n')) return;
  const type = styleOf(value);
  if (type === undefined) delete node.type;
  else node.type = type;
}

/** Returns how a new text is written: paragraphs below a |; times, dates and phone numbers in quotes. */
function styleOf(value: unknown): 'BLOCK_LITERAL' | 'QUOTE_DOUBLE' | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.includes('\n')) return 'BLOCK_LITERAL';
  return /^(?:\d{1,2}:\d\d|\d{4}-\d\d-\d\d|\+)/.test(value) ? 'QUOTE_DOUBLE' : undefined;
}

function nodeOf(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  const style = (one: unknown): void => {
    if (isPair(one)) style(one.value);
    else if (isMap(one) || isSeq(one)) for (const item of one.items) style(item);
    else if (isScalar(one)) {
      const type = styleOf(one.value);
      if (type !== undefined) one.type = type;
    }
  };
  style(node);
  return node;
}

function removePair(document: Document, map: YAMLMap, name: string | number): void {
  const index = map.items.findIndex((pair) => pair === pairOf(map, name));
  if (index >= 0) takeOut(document, map, index);
}

/** Returns the node that has the comments above an entry: the key of a field, or the item of a list. */
const headOf = (entry: unknown) => (isPair(entry) ? entry.key : entry) as Node | undefined;

/**
 * Takes an entry out of a group or a list, with the comment directly above it. A comment further up, beyond an empty
 * line, is about more than this entry and stays.
 */
function takeOut(document: Document, of: YAMLMap | YAMLSeq, index: number): Pair | Node {
  const [entry] = of.items.splice(index, 1) as [Pair | Node];
  const head = headOf(entry);
  const next = headOf(of.items[index]);
  if (index === 0 && next) delete next.spaceBefore;
  const above = head?.commentBefore;
  if (!head || !above) return entry;
  const end = above.endsWith('\n') ? above.length : Math.max(0, above.lastIndexOf('\n\n'));
  const others = above.slice(0, end).trimEnd();
  head.commentBefore =
    above.slice(end).trimStart() === '' ? null : above.slice(end).replace(/^\n+/, '');
  if (others === '') return entry;
  if (next) {
    next.commentBefore = next.commentBefore ? `${others}\n\n${next.commentBefore}` : `${others}\n`;
    next.spaceBefore = index > 0;
  } else {
    const owner = of === document.contents ? document : of;
    owner.comment = owner.comment ? `${others}\n\n${owner.comment}` : others;
  }
  return entry;
}

/** Whether the items of a list have empty lines between them. */
const isSpaced = ({ items }: YAMLSeq) =>
  (items as Node[]).slice(1).some(({ spaceBefore }) => spaceBefore);

/** Puts an empty line before an item if the other items of its list had one, and none before the first item. */
function space({ items }: YAMLSeq, index: number, wasSpaced: boolean): void {
  for (const [at, node] of (items as Node[]).entries()) {
    if (at === 0) delete node.spaceBefore;
    else if (wasSpaced && (at === index || at === 1)) node.spaceBefore = true;
  }
}
