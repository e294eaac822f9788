import { isAlias, isNode } from 'yaml';
import { type FileProblem, problemAt } from '../../content/problem.ts';
import type { YamlFile } from '../yaml-file.ts';
import type { FoundSlip } from './hint.ts';
import {
  headOfLongText,
  indented,
  indentOf,
  isBlankOrComment,
  isHead,
  lineAt,
  type Names,
} from './line-at.ts';
import { lineHints } from './line-hints.ts';
import { neighbourHints } from './neighbour-hints.ts';
import { closingQuote } from './quote-hints.ts';

/** How many lines back the beginning of a text is looked for; no text in quotes is longer. */
const mostLines = 100;

/** A line at which the structure of a file is broken. `brokenLine` finds the first. */
export interface Broken {
  problem: FileProblem;
  /** The lines of the file with the value of this line in quotes, if that makes it a text. */
  asText?: readonly string[];
}

/**
 * Finds the first line at which the structure of a file is broken, and what the line most likely should be; undefined
 * if the file can be read. The parser says where it stopped; the hints (hint.ts) look at that line and its neighbours.
 */
export function brokenLine(file: YamlFile, names: Names): Broken | undefined {
  const { lines } = file;
  const second = secondDocument(lines);
  if (second !== undefined) return hinted(lines, second, names);
  const [error] = [...file.document.errors].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return markedValue(file, names);
  const line = firstEntry(lines, Math.min(file.positionOf(error.pos[0]).line, lines.length) - 1);
  if (error.code === 'DUPLICATE_KEY') return givenTwice(file, error.pos[0], names);
  const above = lines.slice(0, line).findLastIndex((one) => !isBlankOrComment(one));
  const begun = beginningOfText(lines, line);
  const open = openQuoteAbove(lines, line, names);
  const comment = lines.slice(0, line).findLastIndex((one) => one.trim() !== '');
  // If a line is indented too far, the parser stops at the value above it.
  const isTooFar = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  const next = isTooFar ? firstEntry(lines, line + 1) : line + 1;
  const near = [begun, comment === above ? undefined : comment, line, open, above, next].filter(
    (at, index, all) =>
      at !== undefined && at >= 0 && at < lines.length && all.indexOf(at) === index,
  ) as number[];
  for (const hints of [lineHints, neighbourHints])
    for (const at of near) {
      const isSkipped = isBlankOrComment(lines[at]!) || isInLongText(lines, at);
      if (isSkipped && (hints === lineHints || (at !== comment && at !== line))) continue;
      // Only the line itself or the line above can be out of place; below such a line, every line looks out of place.
      if (hints === neighbourHints && at > line && !isTooFar) continue;
      for (const { find } of hints) {
        const found = find(lineAt(lines, at, names));
        if (found) return brokenAt(lines, at, found);
      }
    }
  return brokenAt(lines, line, {
    message: 'This line cannot be read.',
    remedy:
      'Compare it with a line above that works: the spaces before it, the colon and a space after its name, quotes and brackets that are closed. A text with special signs must be in double quotes.',
  });
}

/**
 * Returns the problem that a hint finds in a line that can be read, but not as it was meant; undefined if none does.
 */
export const hintAt = (lines: readonly string[], index: number, names: Names) =>
  hinted(lines, index, names)?.problem;

function hinted(lines: readonly string[], index: number, names: Names): Broken | undefined {
  for (const { find } of lineHints) {
    const found = find(lineAt(lines, index, names));
    if (found) return brokenAt(lines, index, found);
  }
  return undefined;
}

function brokenAt(lines: readonly string[], lookedAt: number, found: FoundSlip): Broken {
  const { message, remedy, asText, line: index = lookedAt } = found;
  const line = lines[index] ?? '';
  const column = found.column ?? indentOf(line);
  const length = Math.max(1, found.length ?? line.trimEnd().length - column);
  return {
    problem: problemAt({ line: index + 1, column: column + 1, length }, message, remedy),
    ...(asText !== undefined && { asText: lines.with(index, asText) }),
  };
}

/** Returns the first line, from this one on, that is neither empty nor a comment; the line itself if there is none. */
function firstEntry(lines: readonly string[], line: number): number {
  const next = lines.findIndex((one, at) => at >= line && !isBlankOrComment(one));
  return next < 0 ? line : next;
}

/** Finds the line that ends a document before the end of the file; the parser would stop there without an error. */
function secondDocument(lines: readonly string[]): number | undefined {
  const first = lines.findIndex((line) => !isBlankOrComment(line) && line.trim() !== '---');
  const at = lines.findIndex((line, index) => index > first && /^(---|\.\.\.)\s*$/.test(line));
  return at < 0 || lines.slice(at + 1).every((line) => line.trim() === '') ? undefined : at;
}

const isInLongText = (lines: readonly string[], at: number) => {
  const head = headOfLongText(lines, at);
  return head !== undefined && indentOf(lines[at]!) > indentOf(lines[head]!);
};

/** Finds where a long text without indentation begins, because the parser may fail at a later line of the text. */
function beginningOfText(lines: readonly string[], line: number): number | undefined {
  for (let at = line; at > 0 && at > line - mostLines; at--) {
    const above = lines.slice(0, at).findLastIndex((one) => one.trim() !== '');
    if (above < 0) return undefined;
    if (isHead(lines[above]!))
      return indentOf(lines[at]!) <= indentOf(lines[above]!) ? at : undefined;
    if (/^\s*(- |[\w-]+:(\s|$))/.test(lines[at]!) && at < line) return undefined;
    at = above + 1;
  }
  return undefined;
}

/** Finds the nearest line above whose value begins with a quote that the line does not close. */
function openQuoteAbove(lines: readonly string[], line: number, names: Names): number | undefined {
  for (let at = line; at >= 0 && at > line - mostLines; at--) {
    if (isBlankOrComment(lines[at]!)) continue;
    const { value } = lineAt(lines, at, names);
    if (/^["']/.test(value) && closingQuote(value, value[0]!) < 0) return at;
  }
  return undefined;
}

/** Describes a name that its group has twice: there is one line too many, or the dash of a new item is missing. */
function givenTwice(file: YamlFile, offset: number, names: Names): Broken {
  const { line } = file.positionOf(offset);
  const at = lineAt(file.lines, line - 1, names);
  const indent = at.before.length;
  let first = line - 2;
  while (first > 0) {
    const { name, before } = lineAt(file.lines, first, names);
    if (name === at.name && before.length === indent) break;
    first--;
  }
  const head = lineAt(file.lines, first, names);
  const isHeadOfItem = head.before.includes('-');
  return brokenAt(file.lines, line - 1, {
    message: `"${at.name}" is given twice here; the first is on line ${first + 1}.`,
    remedy: isHeadOfItem
      ? `If a new item begins here, write - ${at.name}: ${at.value}`.trimEnd() +
        `, ${indented(head.indent)}. Otherwise keep one of the two lines.`
      : 'Keep one of the two lines and delete the other.',
    column: indent,
    length: at.name?.length ?? 1,
  });
}

/** Describes the first anchor, alias or tag: YAML allows them, content does not. */
function markedValue(file: YamlFile, names: Names): Broken | undefined {
  const mark = file.firstMark();
  if (!mark?.range) return undefined;
  const { line } = file.positionOf(mark.range[0]);
  for (const at of [line, line - 1]) {
    const found = hinted(file.lines, at - 1, names);
    if (found) return found;
  }
  const isAnchor = isAlias(mark) || (isNode(mark) && mark.anchor !== undefined);
  return brokenAt(file.lines, line - 1, {
    message: `The file uses ${isAnchor ? '& and * marks' : 'a tag that begins with !'}, which content may not use.`,
    remedy: 'Remove the mark and write the value itself, or put the text in double quotes.',
  });
}
