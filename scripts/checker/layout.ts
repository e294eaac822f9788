/** A group of named lines, or a list, that is open at some indentation. */
export interface Level {
  kind: 'group' | 'list';
  indent: number;
  /** For a group: where each name was given first (index of the line). */
  names: Map<string, number>;
  /** For a group: its first name, which begins an item when the group is one of a list. */
  first?: string;
  /** For a list: what its first item is. */
  items?: 'groups' | 'texts';
  /** One repeated name was reported already; the others of the group follow from it. */
  repeats?: boolean;
}

/** What the line above leaves open for the next one. */
export type Open =
  | { kind: 'nothing' }
  /** A name, or a dash, without a value: something indented further may follow. */
  | { kind: 'below'; indent: number; after: 'name' | 'dash'; line: number }
  /** A text without quotes, which lines indented further continue. */
  | {
      kind: 'text';
      indent: number;
      item: boolean;
      /** Line on which the text begins. */
      line: number;
      /** Line of the name, when the text begins below it without a | that says so. */
      nameLine?: number;
    };

/** The first line of a group, and the indentation that it has and should have. */
export interface Slip {
  name: string;
  line: number;
  from: number;
  to: number;
  item: boolean;
}

export type Placement = { ok: true } | { ok: false; indent: number };

/** The levels of indentation that are open while a file is read from top to bottom. */
export class Layout {
  levels: Level[] = [];
  open: Open = { kind: 'nothing' };
  /** A whole item stands some blanks out: its lines from `min` blanks on belong `by` further left. */
  shift: { min: number; by: number } | undefined;
  private readonly topNames: ReadonlySet<string>;
  private readonly innerNames: ReadonlySet<string>;

  /** `topNames` may stand at the left edge, `innerNames` anywhere. */
  constructor(topNames: ReadonlySet<string>, innerNames: ReadonlySet<string>) {
    this.topNames = topNames;
    this.innerNames = innerNames;
  }

  get isEmpty() {
    return this.levels.length === 0;
  }
  get depth() {
    return this.levels.length;
  }
  get top() {
    return this.levels.at(-1);
  }

  /** True when a line at this indentation would be the first of something below the line above. */
  opensBelow(indent: number, kind: Level['kind']): boolean {
    const { open } = this;
    if (open.kind !== 'below') return false;
    if (indent > open.indent) return true;
    return kind === 'list' && open.after === 'name' && indent === open.indent;
  }

  has(indent: number, kind: Level['kind']) {
    return this.levels.some((level) => level.kind === kind && level.indent === indent);
  }

  /**
   * The group whose only line so far was indented oddly, when a line comes at the usual place: then the first
   * one slipped, and not all that follow. Closes what is below it and moves it to where it belongs.
   */
  straighten(indent: number): Slip | undefined {
    for (let at = this.depth - 1; at > 0; at--) {
      const level = this.levels[at]!;
      const parent = this.levels[at - 1]!;
      if (level.kind !== 'group' || level.names.size !== 1 || level.indent === indent) continue;
      const [[name, line] = ['', 0]] = level.names;
      const list = parent.kind === 'list' ? parent : undefined;
      const above = list ? this.levels[at - 2] : parent;
      const usual = above === undefined ? -1 : above.indent + 2;
      if (above?.kind !== 'group' || indent !== usual + (list ? 2 : 0)) continue;
      const slip = {
        name,
        line,
        from: list?.indent ?? level.indent,
        to: usual,
        item: list !== undefined,
      };
      level.indent = indent;
      if (list) list.indent = usual;
      this.levels.length = at + 1;
      this.open = { kind: 'nothing' };
      return slip;
    }
    return undefined;
  }

  /**
   * Finds the level that a line belongs to and closes the ones it leaves. When the indentation fits no level,
   * answers with the one that it most likely belongs to, and goes on from there.
   */
  place(indent: number, kind: Level['kind'], name?: string): Placement {
    if (this.isEmpty) {
      this.levels.push(newLevel(kind, 0));
      return indent === 0 ? { ok: true } : { ok: false, indent: 0 };
    }
    if (this.opensBelow(indent, kind)) {
      this.levels.push(newLevel(kind, indent));
      return { ok: true };
    }
    const fitting = this.levels.findLastIndex(
      (level) => level.kind === kind && level.indent === indent,
    );
    const slipped =
      fitting === 0 && this.depth > 1 && name !== undefined && !this.topNames.has(name);
    if (slipped && this.innerNames.has(name)) {
      const inner = this.levels.findLastIndex((level) => level.kind === kind);
      this.levels.length = inner + 1;
      return { ok: false, indent: this.levels[inner]!.indent };
    }
    if (fitting >= 0) {
      this.levels.length = fitting + 1;
      return { ok: true };
    }
    const likely = this.nearest(indent, kind, name);
    if (likely < 0) {
      this.levels.push(newLevel(kind, indent));
      return { ok: false, indent: this.levels.at(-2)!.indent };
    }
    this.levels.length = likely + 1;
    return { ok: false, indent: this.levels[likely]!.indent };
  }

  /** The level of this kind with the nearest indentation; of two, the deeper one. */
  private nearest(indent: number, kind: Level['kind'], name?: string): number {
    let best = -1;
    let least = Infinity;
    for (const [index, level] of this.levels.entries()) {
      const steps = Math.abs(level.indent - indent);
      if (level.kind === kind && steps <= least) [best, least] = [index, steps];
    }
    // A name of the whole file that it does not have yet belongs to the left edge rather than to a part of it.
    const atEdge =
      indent === 1 && kind === 'group' && name !== undefined && this.topNames.has(name);
    if (atEdge && this.levels[0]?.kind === 'group' && !this.levels[0].names.has(name)) return 0;
    return best;
  }
}

export const newLevel = (kind: Level['kind'], indent: number): Level => ({
  kind,
  indent,
  names: new Map(),
});
