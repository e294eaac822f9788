import { closeBrackets, closeQuotes } from './closing.ts';
import type { SlipMatch, SlipFinder } from './slip-finder.ts';
import { spaces } from './indentation.ts';
import { parseLongText } from './long-text.ts';
import { beginningOf, parseName } from './name.ts';
import { type LineAt, type NameAt, type ParsedLine, type ValueAt } from './line-at.ts';
import { bracketSlips } from './slips/brackets.ts';
import { continuedTextSlips } from './slips/continued-text.ts';
import { dashSlips } from './slips/dash.ts';
import { exampleSlips } from './slips/example.ts';
import {
  depthSlips,
  headSlips,
  itemPlaceSlips,
  namePlaceSlips,
  repeatSlips,
} from './slips/layout.ts';
import { lineSlips } from './slips/whole-lines.ts';
import { nameSlips } from './slips/name.ts';
import { quoteSlips } from './slips/quotes.ts';
import { emptyValueSlips, strayLineSlips, valueNotes, valueSlips } from './slips/value.ts';

/**
 * Parses one line and the lines that its value continues on; returns the first slip (a typing mistake) instead if there
 * is one. The order in which slips are tried decides which mistake is reported: the line itself, an example left as a
 * comment, the dash, the indentation of the line, continued text, the indentation of items, the name, the indentation
 * and repetition of names, and the value.
 */
export function parseLine(at: LineAt, finder: SlipFinder): ParsedLine | SlipMatch {
  const match =
    finder.firstMatch(lineSlips, at) ??
    finder.firstMatch(exampleSlips, at) ??
    finder.firstMatch(dashSlips, at) ??
    finder.firstMatch(headSlips, at);
  if (match) return match;
  const { open } = at.layout;
  if (open.kind === 'text' && at.indent > open.indent)
    return (
      finder.firstMatch(continuedTextSlips, { ...at, open }) ?? {
        layout: at.layout,
        next: at.index + 1,
      }
    );
  return parseDashes(at, finder);
}

/** Parses the dashes at the beginning of a line; every dash begins an item of one more nested list. */
function parseDashes(line: LineAt, finder: SlipFinder): ParsedLine | SlipMatch {
  let { layout, text } = line;
  let column = line.indent;
  let dash: string | undefined;
  while ((dash = /^-(?:\s+|$)/.exec(text)?.[0]) !== undefined) {
    const placement = layout.place(column, 'list', line.names);
    const isMisplaced = column === line.indent && !placement.fits;
    const misplaced = isMisplaced && finder.firstMatch(itemPlaceSlips, { ...line, placement });
    if (misplaced) return misplaced;
    const open = { kind: 'below', indent: column, after: 'dash', line: line.index } as const;
    layout = placement.layout.withOpen(open);
    const tooDeep = finder.firstMatch(depthSlips, { ...line, layout });
    if (tooDeep) return tooDeep;
    text = text.slice(dash.length);
    column += dash.length;
  }
  const inItem = column > line.indent;
  if (inItem && (text === '' || text.startsWith('#'))) return { layout, next: line.index + 1 };
  const { lines, index, names, indent } = line;
  const before = lines[index]!.slice(0, column);
  return parseField({ lines, index, names, layout, indent, text, before, column, inItem }, finder);
}

function parseField(at: NameAt, finder: SlipFinder): ParsedLine | SlipMatch {
  const beginning = beginningOf(at);
  const match = finder.firstMatch(nameSlips, beginning);
  if (match) return match;
  const name = parseName(beginning);
  if (!name) return parseText(at, finder);
  const { key } = name;
  let { layout } = at;
  if (at.inItem) layout = layout.withItems('groups').withGroup(at.column);
  else {
    const placement = layout.place(at.indent, 'group', at.names, key);
    const misplaced =
      !placement.fits && finder.firstMatch(namePlaceSlips, { ...at, placement, key });
    if (misplaced) return misplaced;
    layout = placement.layout;
  }
  const earlier = layout.repeats ? undefined : layout.lineOf(key);
  const repeated =
    earlier !== undefined && finder.firstMatch(repeatSlips, { ...at, layout, key, earlier });
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
  return finder.firstMatch(depthSlips, value) ?? parseValue(value, finder);
}

/** Parses a line without a name: the text of an item, or the value of the name above. */
function parseText(at: NameAt, finder: SlipFinder): ParsedLine | SlipMatch {
  const { layout, inItem, column, text } = at;
  const { open } = layout;
  if (inItem) {
    const items = layout.withItems('texts').withOpen({ kind: 'nothing' });
    return parseValue({ ...at, layout: items, parent: layout.indentOf()! }, finder);
  }
  if (layout.isEmpty && /^[{[]/.test(text)) return parseValue({ ...at, parent: -1 }, finder);
  const isBelow = open.kind === 'below' && column > open.indent;
  if (!isBelow) return finder.firstMatch(strayLineSlips, at) ?? { layout, next: at.index + 1 };
  const value = { ...at, layout: layout.withOpen({ kind: 'nothing' }), parent: open.indent };
  const read = parseValue({ ...value, before: spaces(column) }, finder);
  if ('found' in read || read.layout.open.kind !== 'text' || open.after === 'dash') return read;
  return { ...read, layout: read.layout.withOpen({ ...read.layout.open, nameLine: open.line }) };
}

/** Parses what follows a name or a dash, up to the last line of the value. */
function parseValue(at: ValueAt, finder: SlipFinder): ParsedLine | SlipMatch {
  const { text, layout, index, parent } = at;
  const [first = '#'] = text;
  if (/^[|>]/.test(first)) return parseLongText(at, finder);
  if (/^["']/.test(first)) {
    const closed = closeQuotes(at);
    return finder.firstMatch(quoteSlips, { ...at, closed }) ?? { layout, next: closed.last + 1 };
  }
  if (/^[{[]/.test(first)) {
    const closed = closeBrackets(at);
    return finder.firstMatch(bracketSlips, { ...at, closed }) ?? { layout, next: closed.last + 1 };
  }
  const next = index + 1;
  if (first === '#') {
    const open = { kind: 'below', indent: parent, after: 'name', line: index } as const;
    return finder.firstMatch(emptyValueSlips, at) ?? { layout: layout.withOpen(open), next };
  }
  const match = finder.firstMatch(valueSlips, at) ?? finder.firstMatch(valueNotes, at);
  if (match) return match;
  // A comment ends the text; only a text without one can continue below.
  if (/\s#/.test(text)) return { layout, next };
  const item = at.inItem && at.key === undefined;
  return { layout: layout.withOpen({ kind: 'text', indent: parent, item, line: index }), next };
}
