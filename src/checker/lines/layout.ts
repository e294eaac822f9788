/** A name of a group, with the index of its line and the name before it. */
interface GroupName {
  readonly name: string;
  readonly line: number;
  readonly before: GroupName | undefined;
}

/** A group or a list that is open at some indentation. */
interface Level {
  readonly kind: 'group' | 'list';
  readonly indent: number;
  /** For a group: its names as a linked list, the last one first. */
  readonly names: GroupName | undefined;
  /** For a list: the kind of its first item. */
  readonly items: 'groups' | 'texts' | undefined;
  /** A name of this group was repeated already; further repetitions are not reported. */
  readonly repeats: boolean;
}

/** How the next line may continue the one above. */
export type Open =
  | { kind: 'nothing' }
  /** A name or a dash without a value: lines that are indented further may follow. */
  | { kind: 'below'; indent: number; after: 'name' | 'dash'; line: number }
  /** A text without quotes, which lines that are indented further continue. */
  | {
      kind: 'text';
      indent: number;
      item: boolean;
      /** Index of the line on which the text begins. */
      line: number;
      /** Index of the name's line, when the text begins below it without | or >. */
      nameLine?: number | undefined;
    };

/** The names that lines of a file may have: anywhere, and at the left edge. */
export interface Names {
  readonly all: ReadonlySet<string>;
  readonly top: ReadonlySet<string>;
}

/** The layout after placing a line, and the indentation that the line should have. */
export interface Placement {
  layout: Layout;
  indent: number;
  fits: boolean;
  /** False when no level of this kind is open. */
  known: boolean;
}

/** The first line of a group, if its indentation differs from that of the lines below it. */
export interface StrayHead {
  name: string;
  line: number;
  from: number;
  to: number;
  item: boolean;
}

/** The levels of indentation that are open at a line. Immutable: each line has its own. */
export class Layout {
  static readonly start = new Layout([], { kind: 'nothing' });
  readonly open: Open;
  private readonly levels: readonly Level[];

  private constructor(levels: readonly Level[], open: Open) {
    this.levels = levels;
    this.open = open;
  }

  get isEmpty() {
    return this.levels.length === 0;
  }
  get depth() {
    return this.levels.length;
  }
  /** The indentation of the innermost level, or of the innermost of one kind. */
  indentOf(kind?: Level['kind']): number | undefined {
    return this.levels.findLast((level) => kind === undefined || level.kind === kind)?.indent;
  }
  has(kind: Level['kind'], indent?: number) {
    return this.levels.some(
      (level) => level.kind === kind && (indent === undefined || level.indent === indent),
    );
  }
  /** The kind of the first item, when the innermost level is a list. */
  get items() {
    return this.levels.at(-1)?.items;
  }
  /** The list that has the innermost group as an item. */
  get listOfGroup(): { indent: number } | undefined {
    const list = this.levels.at(-2);
    return list?.kind === 'list' ? list : undefined;
  }

  /** The index of the line that first has this name in the innermost group. */
  lineOf(name: string): number | undefined {
    return firstLineOf(name, this.levels.at(-1));
  }
  get repeats() {
    return this.levels.at(-1)?.repeats === true;
  }
  /** The first name of the innermost group. */
  get firstName(): string | undefined {
    return firstOf(this.levels.at(-1))?.name;
  }

  /** Whether a line at this indentation would begin a group or list below the line above. */
  opensBelow(indent: number, kind: Level['kind']): boolean {
    const { open } = this;
    if (open.kind !== 'below') return false;
    if (indent > open.indent) return true;
    return kind === 'list' && open.after === 'name' && indent === open.indent;
  }

  /** The same levels with another `open`. */
  withOpen(open: Open): Layout {
    if (open.kind === 'nothing' && this.open.kind === 'nothing') return this;
    return new Layout(this.levels, open);
  }
  /** Opens a group that begins after a dash. */
  withGroup(indent: number): Layout {
    return new Layout([...this.levels, newLevel('group', indent)], this.open);
  }
  /** Adds a name to the innermost group. */
  withName(name: string, line: number): Layout {
    const { kind, indent, items, names, repeats } = this.levels.at(-1)!;
    const again = repeats || this.lineOf(name) !== undefined;
    const top = { kind, indent, items, names: { name, line, before: names }, repeats: again };
    return new Layout([...this.levels.slice(0, -1), top], { kind: 'nothing' });
  }
  /** Records the kind of items of the innermost list; the first item decides. */
  withItems(items: 'groups' | 'texts'): Layout {
    const at = this.levels.findLastIndex(({ kind }) => kind === 'list');
    if (at < 0 || this.levels[at]!.items !== undefined) return this;
    return new Layout(this.levels.with(at, { ...this.levels[at]!, items }), this.open);
  }

  /** Closes the levels inside the one at `at`, and opens `more`. */
  private cutTo(at: number, ...more: Level[]): Layout {
    if (at === this.depth - 1 && more.length === 0) return this;
    return new Layout([...this.levels.slice(0, at + 1), ...more], this.open);
  }

  /**
   * Finds a group whose only line so far is indented oddly, when this line has the usual indentation: then that first
   * line slipped, and not all that follow.
   */
  slippedHead(indent: number): StrayHead | undefined {
    for (let at = this.depth - 1; at > 0; at--) {
      const level = this.levels[at]!;
      const parent = this.levels[at - 1]!;
      const given = level.names;
      if (!given || given.before || level.indent === indent) continue;
      const list = parent.kind === 'list' ? parent : undefined;
      const above = list ? this.levels[at - 2] : parent;
      if (above?.kind !== 'group') continue;
      const usual = above.indent + 2;
      if (indent !== usual + (list ? 2 : 0)) continue;
      const from = list?.indent ?? level.indent;
      return { name: given.name, line: given.line, from, to: usual, item: list !== undefined };
    }
    return undefined;
  }

  /**
   * Finds the level of a line and closes the deeper ones. If the indentation fits no level, takes the most likely one.
   */
  place(indent: number, kind: Level['kind'], names: Names, name?: string): Placement {
    const fitting = { indent, fits: true, known: true };
    if (this.isEmpty)
      return {
        ...fitting,
        layout: this.cutTo(-1, newLevel(kind, 0)),
        indent: 0,
        fits: indent === 0,
      };
    if (this.opensBelow(indent, kind))
      return { ...fitting, layout: this.cutTo(this.depth - 1, newLevel(kind, indent)) };
    const at = this.levels.findLastIndex((level) => level.kind === kind && level.indent === indent);
    const isInner = name !== undefined && names.all.has(name) && !names.top.has(name);
    if (at === 0 && this.depth > 1 && isInner)
      return this.placeAt(this.levels.findLastIndex((level) => level.kind === kind));
    if (at >= 0) return { ...fitting, layout: this.cutTo(at) };
    const likely = this.nearest(indent, kind, names, name);
    if (likely >= 0) return this.placeAt(likely);
    const layout = this.cutTo(this.depth - 1, newLevel(kind, indent));
    return { layout, indent: this.levels.at(-1)!.indent, fits: false, known: false };
  }

  private placeAt(at: number): Placement {
    return { layout: this.cutTo(at), indent: this.levels[at]!.indent, fits: false, known: true };
  }

  /** The level of this kind with the nearest indentation; on a tie, the deeper one. */
  private nearest(indent: number, kind: Level['kind'], { top }: Names, name?: string): number {
    // A top-level name that the file lacks, indented by one space, belongs to the left edge.
    const [edge] = this.levels;
    const ofFile =
      kind === 'group' && edge?.kind === 'group' && name !== undefined && top.has(name);
    if (ofFile && indent === 1 && firstLineOf(name, edge) === undefined) return 0;
    let best = -1;
    let least = Infinity;
    for (const [index, level] of this.levels.entries()) {
      const steps = Math.abs(level.indent - indent);
      if (level.kind === kind && steps <= least) [best, least] = [index, steps];
    }
    return best;
  }
}

const newLevel = (kind: Level['kind'], indent: number): Level => ({
  kind,
  indent,
  names: undefined,
  items: undefined,
  repeats: false,
});

function firstOf(level: Level | undefined): GroupName | undefined {
  let at = level?.names;
  while (at?.before) at = at.before;
  return at;
}

function firstLineOf(name: string, level: Level | undefined): number | undefined {
  let line: number | undefined;
  for (let at = level?.names; at; at = at.before) if (at.name === name) line = at.line;
  return line;
}
