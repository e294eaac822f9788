import { closeBrackets, closeQuotes } from './closing.ts';
import type { Claim, Finder } from './finder.ts';
import { spaces } from './indentation.ts';
import { readBlock } from './long-text.ts';
import { beginningOf, readName } from './name.ts';
import { type LineAt, type NameAt, type Read, type ValueAt } from './line-at.ts';
import { bracketSlips } from './slips/brackets.ts';
import { belowSlips } from './slips/continued-text.ts';
import { dashSlips } from './slips/dash.ts';
import { exampleSlips } from './slips/example.ts';
import {
  depthSlips,
  headSlips,
  itemPlaceSlips,
  namePlaceSlips,
  repeatSlips,
} from './slips/layout.ts';
import { lineSlips } from './slips/line.ts';
import { nameSlips } from './slips/name.ts';
import { quoteSlips } from './slips/quotes.ts';
import { emptyValueSlips, strayLineSlips, valueNotes, valueSlips } from './slips/value.ts';

/**
 * Parses one line and what belongs to its value; returns the first slip on the way. The families are tried from left to
 * right: the line itself (`line`), the line above (`example`), its dash (`dash`), its indentation (`layout`), the text
 * that it continues (`continued-text`), its name (`name`), and its value (`value`, `quotes`, `brackets`, `long-text`).
 */
export function parseLine(at: LineAt, find: Finder): Read | Claim {
  const claim =
    find.in(lineSlips, at) ??
    find.in(exampleSlips, at) ??
    find.in(dashSlips, at) ??
    find.in(headSlips, at);
  if (claim) return claim;
  const { open } = at.layout;
  if (open.kind === 'text' && at.indent > open.indent)
    return find.in(belowSlips, { ...at, open }) ?? { layout: at.layout, next: at.index + 1 };
  return readDashes(at, find);
}

/** Parses the dashes before a name or a text, each of which is an item of its own list. */
function readDashes(line: LineAt, find: Finder): Read | Claim {
  let { layout, text } = line;
  let column = line.indent;
  let dash: string | undefined;
  while ((dash = /^-(?:\s+|$)/.exec(text)?.[0]) !== undefined) {
    const placement = layout.place(column, 'list', line.names);
    const isMisplaced = column === line.indent && !placement.fits;
    const misplaced = isMisplaced && find.in(itemPlaceSlips, { ...line, placement });
    if (misplaced) return misplaced;
    const open = { kind: 'below', indent: column, after: 'dash', line: line.index } as const;
    layout = placement.layout.leaving(open);
    const tooDeep = find.in(depthSlips, { ...line, layout });
    if (tooDeep) return tooDeep;
    text = text.slice(dash.length);
    column += dash.length;
  }
  const inItem = column > line.indent;
  if (inItem && (text === '' || text.startsWith('#'))) return { layout, next: line.index + 1 };
  const { lines, index, names, indent } = line;
  const before = lines[index]!.slice(0, column);
  return readNamed({ lines, index, names, layout, indent, text, before, column, inItem }, find);
}

function readNamed(at: NameAt, find: Finder): Read | Claim {
  const beginning = beginningOf(at);
  const claim = find.in(nameSlips, beginning);
  if (claim) return claim;
  const name = readName(beginning);
  if (!name) return parseText(at, find);
  const { key } = name;
  let { layout } = at;
  if (at.inItem) layout = layout.withItems('groups').withGroup(at.column);
  else {
    const placement = layout.place(at.indent, 'group', at.names, key);
    const misplaced = !placement.fits && find.in(namePlaceSlips, { ...at, placement, key });
    if (misplaced) return misplaced;
    layout = placement.layout;
  }
  const earlier = layout.repeats ? undefined : layout.lineOf(key);
  const repeated = earlier !== undefined && find.in(repeatSlips, { ...at, layout, key, earlier });
  if (repeated) return repeated;
  const { lines, index, names, indent, inItem } = at;
  const value: ValueAt = {
    lines,
    index,
    names,
    indent,
    inItem,
    layout: layout.withName(key, index),
    before: at.before + name.written,
    text: at.text.slice(name.written.length),
    column: at.column + name.written.length,
    parent: at.column,
    key,
  };
  return find.in(depthSlips, value) ?? readValue(value, find);
}

/** Parses a line without a name: the text of an item, or the value of the name above. */
function parseText(at: NameAt, find: Finder): Read | Claim {
  const { layout, inItem, column, text } = at;
  const { open } = layout;
  if (inItem) {
    const items = layout.withItems('texts').leaving({ kind: 'nothing' });
    return readValue({ ...at, layout: items, parent: layout.indentOf()! }, find);
  }
  if (layout.isEmpty && /^[{[]/.test(text)) return readValue({ ...at, parent: -1 }, find);
  const isBelow = open.kind === 'below' && column > open.indent;
  if (!isBelow) return find.in(strayLineSlips, at) ?? { layout, next: at.index + 1 };
  const value = { ...at, layout: layout.leaving({ kind: 'nothing' }), parent: open.indent };
  const read = readValue({ ...value, before: spaces(column) }, find);
  if ('found' in read || read.layout.open.kind !== 'text' || open.after === 'dash') return read;
  return { ...read, layout: read.layout.leaving({ ...read.layout.open, nameLine: open.line }) };
}

/** Parses what follows a name or a dash, up to the last line of the value. */
function readValue(at: ValueAt, find: Finder): Read | Claim {
  const { text, layout, index, parent } = at;
  const [first = '#'] = text;
  if (/^[|>]/.test(first)) return readBlock(at, find);
  if (/^["']/.test(first)) {
    const closed = closeQuotes(at);
    return find.in(quoteSlips, { ...at, closed }) ?? { layout, next: closed.last + 1 };
  }
  if (/^[{[]/.test(first)) {
    const closed = closeBrackets(at);
    return find.in(bracketSlips, { ...at, closed }) ?? { layout, next: closed.last + 1 };
  }
  const next = index + 1;
  if (first === '#') {
    const open = { kind: 'below', indent: parent, after: 'name', line: index } as const;
    return find.in(emptyValueSlips, at) ?? { layout: layout.leaving(open), next };
  }
  const claim = find.in(valueSlips, at) ?? find.in(valueNotes, at);
  if (claim) return claim;
  // A comment ends the text; only a text without one can continue below.
  if (/\s#/.test(text)) return { layout, next };
  const item = at.inItem && at.key === undefined;
  return { layout: layout.leaving({ kind: 'text', indent: parent, item, line: index }), next };
}
