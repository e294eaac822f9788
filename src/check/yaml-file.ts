import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type { Position } from '../content/problem.ts';
import type { ZodPath } from '../content/path.ts';

/** A parsed content file that knows the line and column of each of its values. */
export class YamlFile {
  readonly text: string;
  readonly document: Document.Parsed;
  private readonly counter = new LineCounter();
  private splitLines: readonly string[] | undefined;
  private typed: { value: unknown } | undefined;

  constructor(text: string) {
    this.text = text;
    this.document = parseDocument(text, {
      lineCounter: this.counter,
      prettyErrors: false,
      uniqueKeys: true,
      version: '1.2',
      schema: 'core',
      merge: false,
      logLevel: 'silent',
    });
  }

  /** Returns the first anchor, alias or tag, which content may not have. */
  firstMark(): Node | undefined {
    if (!/[&*!]/.test(this.text)) return undefined;
    let found: Node | undefined;
    visit(this.document, {
      Alias: (_, node) => ((found = node), visit.BREAK),
      Node: (_, node) => {
        if (!node.anchor && !(node.tag && !node.tag.startsWith('tag:yaml.org,2002:')))
          return undefined;
        found = node;
        return visit.BREAK;
      },
    });
    return found;
  }

  /** Returns the value as typed. */
  value(): unknown {
    this.typed ??= { value: this.document.toJS({ maxAliasCount: 0 }) as unknown };
    return this.typed.value;
  }

  get lines(): readonly string[] {
    return (this.splitLines ??= this.text.split('\n'));
  }

  positionOf(offset: number, length = 1): Position {
    const { line, col } = this.counter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col), length: Math.max(1, length) };
  }

  nodeAt(path: ZodPath): Node | undefined {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return (isScalar(node) || isMap(node) || isSeq(node)) && node.range ? node : undefined;
  }

  /** Returns the place of a key, without its value. */
  positionOfKey(path: ZodPath): Position | undefined {
    const parent = this.nodeAt(path.slice(0, -1));
    if (!isMap(parent)) return undefined;
    const key = parent.items.find(
      (pair) =>
        isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(path.at(-1)),
    )?.key;
    return isScalar(key) && key.range
      ? this.positionOf(key.range[0], key.range[1] - key.range[0])
      : undefined;
  }

  /** Returns the place of a value, or of the part `at` in it; for a missing value, the place of its key or group. */
  positionOfValue(path: ZodPath, at?: string): Position {
    const node = this.nodeAt(path);
    if (node?.range) {
      const [start, end] = node.range;
      if (at !== undefined) {
        const found = this.text.slice(start, end).indexOf(at);
        if (found >= 0) return this.positionOf(start + found, at.length);
      }
      const empty = isScalar(node) && node.value === null && end === start;
      if (empty && typeof path.at(-1) === 'number') return this.positionOf(start);
      if (!empty) {
        if (!isScalar(node)) return this.positionOfKey(path) ?? this.positionOf(start);
        return this.positionOf(start, this.text.slice(start, end).split('\n')[0]!.trimEnd().length);
      }
    }
    return (
      this.positionOfKey(path) ??
      (path.length > 0 ? this.headOf(path.slice(0, -1)) : this.positionOf(0))
    );
  }

  /** Returns where a group begins: at its key, after the dash of an item, or at the first value of the file. */
  headOf(path: ZodPath): Position {
    if (typeof path.at(-1) === 'number') {
      const node = this.nodeAt(path);
      const start = node?.range?.[0];
      if (start !== undefined)
        return this.positionOf(start, this.text.slice(start).split('\n')[0]!.length);
    }
    const key = path.length > 0 ? this.positionOfKey(path) : undefined;
    return key ?? this.positionOf(this.nodeAt(path)?.range?.[0] ?? 0);
  }

  /** Returns the indentation of the group at `path`. */
  indentOf(path: ZodPath): number | undefined {
    const node = this.nodeAt(path);
    const key = isMap(node) ? node.items[0]?.key : undefined;
    return isScalar(key) && key.range ? this.positionOf(key.range[0]).column - 1 : undefined;
  }

  linesOf(path: ZodPath): [first: number, last: number] {
    const range = this.nodeAt(path)?.range;
    if (!range) return [1, 1];
    const end = Math.max(range[0], range[1] - 1);
    return [this.headOf(path).line, this.positionOf(end).line];
  }

  /** Whether the text at `path` has several lines, and no | that keeps its paragraphs. */
  losesParagraphs(path: ZodPath): boolean {
    const node = this.nodeAt(path);
    if (!isScalar(node) || !node.range || node.type === 'BLOCK_LITERAL') return false;
    return this.text.slice(node.range[0], node.range[1]).trim().includes('\n');
  }

  /** Returns the value as typed, without quotes. */
  sourceOf(path: ZodPath): string | undefined {
    const node = this.nodeAt(path);
    return isScalar(node) ? (node.source ?? String(node.value)) : undefined;
  }
}
