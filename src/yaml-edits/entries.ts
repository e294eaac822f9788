import { isMap, isScalar, isSeq, type CST, type Node } from 'yaml';
import { EditRefused } from './edit-refused.ts';
import type { YamlPath } from './yaml-edit.ts';
import { endOfComments, endOfValue, startOfComments } from './entry-bounds.ts';
import { startOfLine } from './text-lines.ts';
import { nodeAt } from './yaml-nodes.ts';
import type { YamlSource } from './yaml-source.ts';

/** An item of a list or a field of a group, with its offsets in the text. */
export interface YamlEntry extends Head {
  readonly column: number;
  /** The end of the last line of its value, with the comment on that line. */
  readonly valueEnd: number;
  /** Its beginning and end, with the comments that belong to it. */
  readonly start: number;
  readonly end: number;
}

interface Head {
  readonly name: string | number;
  readonly value: Node;
  /** The beginning of its dash or key. */
  readonly mark: number;
  /** The end of its dash or colon. */
  readonly markEnd: number;
}

/**
 * The items or fields of the block list or group at `path`. Comments on lines of their own belong to an entry if they
 * are directly above it in its column, or directly below it and indented further. Those above the first entry are about
 * all of them, and belong to none.
 */
export function entriesOf(source: YamlSource, path: YamlPath): YamlEntry[] {
  const { text, contents } = source;
  const found: YamlEntry[] = [];
  for (const head of headsOf(nodeAt(contents, path), path)) {
    const column = head.mark - startOfLine(text, head.mark);
    const valueEnd = endOfValue(text, head.value);
    const earlier = found.at(-1);
    const start = earlier ? startOfComments(text, head.mark, column, earlier.end) : head.mark;
    const end = endOfComments(text, valueEnd, column);
    found.push({ ...head, column, valueEnd, start, end });
  }
  return found;
}

/** The entry at `path`. The whole file counts as one without a key. */
export function entryOf(source: YamlSource, path: YamlPath): YamlEntry {
  const { text, contents } = source;
  const name = path.at(-1);
  if (name === undefined) {
    const [mark] = contents.range!;
    const end = endOfValue(text, contents);
    // Without a key, the lines below begin at the left edge.
    const place = { mark, markEnd: mark, start: mark, column: -2, valueEnd: end, end };
    return { ...place, name: '', value: contents };
  }
  const entry = entriesOf(source, path.slice(0, -1)).find((one) => one.name === name);
  if (!entry) throw new EditRefused(path, 'this does not exist.');
  return entry;
}

function headsOf(node: Node | undefined, path: YamlPath): Head[] {
  if (isSeq<Node>(node) && node.srcToken?.type === 'block-seq') {
    const dashes = node.srcToken.items.flatMap(({ start }) => placeOf('seq-item-ind', start));
    return node.items.map((value, name) => {
      const mark = dashes[name]!;
      return { name, value, mark, markEnd: mark + 1 };
    });
  }
  if (isMap<Node, Node>(node) && node.srcToken?.type === 'block-map') {
    const colons = node.srcToken.items.flatMap(({ sep }) => placeOf('map-value-ind', sep));
    return node.items.map(({ key, value }, index) => {
      const markEnd = colons[index];
      const isPlainName = isScalar(key) && key.value !== null && markEnd === key.range![1];
      if (!isPlainName || !value)
        throw new EditRefused(path, 'a name in this group cannot be written.');
      return { name: String(key.value), value, mark: key.range![0], markEnd: markEnd + 1 };
    });
  }
  throw new EditRefused(path, 'this has no lines of its own.');
}

const placeOf = (type: CST.SourceToken['type'], tokens: readonly CST.SourceToken[] = []) =>
  tokens.filter((token) => token.type === type).map(({ offset }) => offset);
