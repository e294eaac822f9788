import { isMap, isScalar, isSeq, Lexer, parseDocument, type Node } from 'yaml';
import type { YamlEdit, YamlPath } from '../../src/yaml-edits/yaml-edit.ts';

/** The parts of a text that an edit may change, computed independently. */
export interface Touched {
  /** The range of lines that may change, from 0; the end is exclusive. */
  readonly lines: readonly [from: number, to: number];
  /** The range whose comments are removed. */
  readonly gone: readonly [from: number, to: number];
}

/** The comments of a text, except in one range. */
export function commentsOf(text: string, [from, to]: readonly [number, number] = [0, 0]): string[] {
  const found: string[] = [];
  let at = 0;
  let isText = false;
  for (const sign of new Lexer().lex(text)) {
    if (sign.startsWith('#') && !isText && (at < from || at >= to)) found.push(sign.trim());
    isText = sign === '\x1f';
    if (!['\x02', '\x18', '\x1f'].includes(sign)) at += sign.length;
  }
  return found.sort();
}

export function touchedBy(text: string, edit: YamlEdit): Touched {
  const layout = new Layout(text);
  const isField = edit.kind === 'set' || edit.kind === 'add' || edit.kind === 'take';
  const holder = isField ? edit.path.slice(0, -1) : edit.path;
  const brackets = layout.bracketsAround(holder);
  if (brackets) return { lines: layout.linesOf(brackets), gone: [0, 0] };
  if (edit.kind === 'set') {
    const [from, to] = layout.partOf(edit.path);
    return {
      lines: layout.linesOf(edit.path),
      gone: layout.isBlock(edit.path) ? [from, to] : [0, 0],
    };
  }
  if (edit.kind === 'move') return { lines: layout.linesOf(edit.path), gone: [0, 0] };
  if (edit.kind === 'add' || edit.kind === 'insert') {
    // Before the first of those that begin on the line of a dash, that line changes.
    const line = layout.lineOf(layout.partOf(holder)[0]);
    return { lines: [line, line + 1], gone: [0, 0] };
  }
  const path = edit.kind === 'take' ? edit.path : [...edit.path, edit.index];
  const [from, to] = layout.linesWithComments(path);
  // After the first of those that begin on the line of a dash, the next one comes up to that line.
  const below = layout.skipEmpty(to, 1) + (layout.isFirstOnLine(path) ? 0 : 1);
  const lines = [layout.skipEmpty(from - 1, -1) + 1, below] as const;
  const isLast = layout.namesIn(holder).length === 1;
  return {
    lines: isLast ? layout.linesOf(holder) : lines,
    gone: isLast ? layout.partOf(holder) : [layout.endOf(from - 1), layout.endOf(to - 1)],
  };
}

/** The positions of values in a text. */
class Layout {
  private readonly text: string;
  private readonly lines: readonly string[];
  private readonly contents: Node | null;

  constructor(text: string) {
    this.text = text;
    this.lines = text.split('\n');
    const options = { version: '1.2', schema: 'core', merge: false } as const;
    this.contents = parseDocument(text, options).contents;
  }

  lineOf(at: number) {
    return this.text.slice(0, at).split('\n').length - 1;
  }
  endOf(line: number) {
    return this.lines.slice(0, line + 1).join('\n').length;
  }
  isBlock(path: YamlPath) {
    const node = this.nodeAt(path);
    return (isMap(node) || isSeq(node)) && !node.flow;
  }
  namesIn(path: YamlPath): (string | number)[] {
    const node = this.nodeAt(path);
    if (isSeq(node)) return [...node.items.keys()];
    return isMap<Node>(node) ? node.items.map(({ key }) => this.nameOf(key)) : [];
  }
  bracketsAround(path: YamlPath): YamlPath | undefined {
    const lengths = [...path.keys(), path.length];
    const found = lengths.find((length) => {
      const node = this.nodeAt(path.slice(0, length));
      return (isMap(node) || isSeq(node)) && node.flow;
    });
    return found === undefined ? undefined : path.slice(0, found);
  }

  /** The range of a value to the end of its last line, with the comment there. */
  partOf(path: YamlPath): [from: number, to: number] {
    const [from] = this.nodeAt(path)!.range!;
    const last = this.isBlock(path) ? this.namesIn(path).at(-1) : undefined;
    if (last !== undefined) return [from, this.partOf([...path, last])[1]];
    const end = this.nodeAt(path)!.range![1];
    if (end > from && this.text[end - 1] === '\n') return [from, end - 1];
    return [from, this.endOf(this.lineOf(end))];
  }

  /** The lines of a value, from its key or dash to its own comments. */
  linesOf(path: YamlPath): [from: number, to: number] {
    const [from, to] = this.partOf(path);
    const mark = this.markOf(path) ?? from;
    const column = path.length === 0 ? -1 : this.columnOf(mark);
    let end = this.lineOf(to) + 1;
    while (this.commentColumn(end) > column) end++;
    return [this.lineOf(mark), end];
  }

  /** Like `linesOf`, with the comments directly above, unless they are about the whole list or group. */
  linesWithComments(path: YamlPath): [from: number, to: number] {
    const [from, to] = this.linesOf(path);
    const column = this.columnOf(this.markOf(path)!);
    let start = from;
    const isFirst = this.namesIn(path.slice(0, -1))[0] === path.at(-1);
    while (!isFirst && this.commentColumn(start - 1) === column) start--;
    return [start, to];
  }

  isFirstOnLine(path: YamlPath) {
    const mark = this.markOf(path)!;
    return this.text.slice(0, mark).split('\n').at(-1)!.trim() === '';
  }
  skipEmpty(line: number, step: 1 | -1): number {
    return this.lines[line]?.trim() === '' ? this.skipEmpty(line + step, step) : line;
  }

  private columnOf(at: number) {
    return this.text.slice(0, at).split('\n').at(-1)!.length;
  }
  private commentColumn(line: number) {
    const text = this.lines[line] ?? '';
    return text.trimStart().startsWith('#') ? text.indexOf('#') : -1;
  }
  private nameOf(key: Node) {
    return isScalar(key) ? String(key.value) : '';
  }
  private nodeAt(path: YamlPath): Node | null {
    return path.reduce<Node | null>((node, name) => {
      if (isSeq<Node>(node)) return node.items[name as number] ?? null;
      if (!isMap<Node, Node>(node)) return null;
      return node.items.find(({ key }) => this.nameOf(key) === name)?.value ?? null;
    }, this.contents);
  }
  private markOf(path: YamlPath): number | undefined {
    const holder = this.nodeAt(path.slice(0, -1));
    if (path.length === 0) return undefined;
    if (isSeq(holder)) return this.text.lastIndexOf('-', this.nodeAt(path)!.range![0] - 1);
    if (!isMap<Node>(holder)) return undefined;
    return holder.items.find(({ key }) => this.nameOf(key) === path.at(-1))?.key.range![0];
  }
}
