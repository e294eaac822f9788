import type { Claim, Finder } from './finder.ts';
import { indentOf, isEmpty } from './indentation.ts';
import { type Read, type ValueAt } from './line-at.ts';
import { blockHeadSlips, blockLineSlips, isOutside, type BlockLineAt } from './slips/long-text.ts';

/**
 * Parses a long text after | or >. All its lines must be indented, and none less than the first; wrong indentation of
 * several lines is one mistake.
 */
export function readBlock(at: ValueAt, find: Finder): Read | Claim {
  const head = find.in(blockHeadSlips, at);
  if (head) return head;
  const lines = [...at.lines];
  const claims: Claim[] = [];
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
    const claim = find.in(blockLineSlips, block);
    if (claim) {
      claims.push(claim);
      const { from = line, reads, edit = [] } = claim.found;
      lines.splice(from, (reads ?? edit).length, ...(reads ?? edit));
    }
    next = line + 1;
    if (isEmpty(lines[line]!)) continue;
    if (first === -1) first = line;
    depth = indentOf(lines[first]!);
  }
  const [claim] = claims;
  return claim ? together(claim, claims, lines) : { layout: at.layout, next };
}

/** Joins the mistakes of one text into one, at the first of their lines. */
function together(claim: Claim, claims: readonly Claim[], lines: readonly string[]): Claim {
  const from = Math.min(...claims.map(({ found }) => found.from!));
  const to = claims.at(-1)!.found.to!;
  const reads = lines.slice(from, to);
  const isCertain = claims.every(({ found }) => found.edit);
  return {
    ...claim,
    found: { ...claim.found, from, to, reads, ...(isCertain && { edit: reads }) },
  };
}
