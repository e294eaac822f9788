import type { SlipMatch, SlipFinder } from './slip-finder.ts';
import { indentOf, isEmpty } from './indentation.ts';
import { type ParsedLine, type ValueAt } from './line-at.ts';
import { blockHeadSlips, blockLineSlips, isOutside, type BlockLineAt } from './slips/long-text.ts';

/**
 * Parses a long text after | or >. All its lines must be indented, and none less than the first; wrong indentation of
 * several lines is one mistake.
 */
export function parseLongText(at: ValueAt, finder: SlipFinder): ParsedLine | SlipMatch {
  const head = finder.firstMatch(blockHeadSlips, at);
  if (head) return head;
  const lines = [...at.lines];
  const matches: SlipMatch[] = [];
  let next = at.index + 1;
  let [depth, first] = [-1, -1];
  for (let line = next; line < lines.length; line++) {
    if (isEmpty(lines[line]!)) continue;
    const block: BlockLineAt = {
      ...at,
      lines,
      at: line,
      line: lines[line]!,
      lineIndent: indentOf(lines[line]!),
      depth,
      first,
    };
    if (isOutside(block)) break;
    const match = finder.firstMatch(blockLineSlips, block);
    if (match) {
      matches.push(match);
      const { from = line, reads, edit = [] } = match.found;
      lines.splice(from, (reads ?? edit).length, ...(reads ?? edit));
    }
    next = line + 1;
    if (isEmpty(lines[line]!)) continue;
    if (first === -1) first = line;
    depth = indentOf(lines[first]!);
  }
  const [match] = matches;
  return match ? joinedMatches(match, matches, lines) : { layout: at.layout, next };
}

/** Joins the mistakes in the lines of one text: they are reported once, at the first. */
function joinedMatches(
  match: SlipMatch,
  matches: readonly SlipMatch[],
  lines: readonly string[],
): SlipMatch {
  const from = Math.min(...matches.map(({ found }) => found.from!));
  const to = matches.at(-1)!.found.to!;
  const reads = lines.slice(from, to);
  const isCertain = matches.every(({ found }) => found.edit);
  return {
    ...match,
    found: { ...match.found, from, to, reads, ...(isCertain && { edit: reads }) },
  };
}
