import { SlipFinder, type SlipMatch } from './slip-finder.ts';
import { Layout, type Names } from './layout.ts';
import { parseLine } from './parse-line.ts';
import type { LineMistake, LineAt, Slip } from './line-at.ts';

/** A slip, the index of its line, and the lines that it changes: from index `from` to before `to`. */
export interface Reported extends SlipMatch {
  index: number;
  from: number;
  to: number;
  /** The first mistake of its line; others mostly follow from it, and are not reported. */
  isFirst: boolean;
  /** Some text of the file is not parsed. */
  leavesOut: boolean;
}

/** A line with a slip, between its parses. */
interface LineState {
  /** The slips to skip when it is parsed again: they were reported, and changed nothing. */
  skipped: Set<Slip<never>>;
  /** How often a slip was found in it. */
  count: number;
  /** An error of it has been yielded, so later ones are not its first. */
  isReported: boolean;
}
/** How often a slip may be found in one line; after that the line is left out. */
const mostMatches = 12;
const nothing: ReadonlySet<Slip<never>> = new Set();

/**
 * Parses the lines of a file. When one has a slip, the lines that the slip proposes replace the wrong ones in `lines`,
 * and parsing continues there, until all lines can be parsed.
 */
export function* walk(lines: string[], names: Names): Generator<Reported> {
  /** The layout before each parsed line. */
  const layouts: (Layout | undefined)[] = [Layout.start];
  const states = new Map<number, LineState>();
  for (let index = 0; index < lines.length;) {
    const layout = layouts[index]!;
    const at = lineAt(lines, index, layout, names);
    const read = isSilent(lines[index]!, layout)
      ? { layout, next: index + 1 }
      : parseLine(at, new SlipFinder(states.get(index)?.skipped ?? nothing));
    if (!('found' in read)) {
      index = read.next;
      layouts[index] = read.layout;
      continue;
    }
    const { found, slip } = read;
    const line = states.get(index) ?? { skipped: new Set(), count: 0, isReported: false };
    states.set(index, line);
    const { from = index, to = from + 1 } = found;
    const reads = ++line.count > mostMatches ? [''] : readsOf(found, to - from);
    const leavesOut = reads?.some((text, row) => text === '' && lines[from + row] !== '') ?? false;
    yield { ...read, index, from, to, isFirst: !line.isReported, leavesOut };
    if (found.stops) return void lines.fill('', index);
    if (found.severity !== 'note') line.isReported = true;
    if (reads?.every((text, row) => text === lines[from + row]) ?? true) line.skipped.add(slip);
    else lines.splice(from, reads!.length, ...reads!);
    index = Math.min(index, from);
    while (!layouts[index]) index--;
    layouts.length = index + 1;
  }
}

/** Whether a line has no content: it is empty, a comment, or the --- that begins a file. */
function isSilent(line: string, { isEmpty }: Layout): boolean {
  const text = line.trim();
  return text === '' || text.startsWith('#') || (isEmpty && text === '---');
}

function lineAt(lines: readonly string[], index: number, layout: Layout, names: Names): LineAt {
  const text = lines[index]!.trimStart();
  return { lines, index, names, layout, indent: lines[index]!.length - text.length, text };
}

/** The replacement of `count` lines: as many lines, so that all others keep their numbers. */
function readsOf({ edit, reads = edit }: LineMistake, count: number): string[] | undefined {
  return reads && Array.from({ length: count }, (_, row) => reads[row] ?? '');
}
