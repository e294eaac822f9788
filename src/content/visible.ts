import { accountPages } from './page-paths.ts';
import {
  type Field,
  type GroupField,
  isValueField,
  type ListField,
  type ValueField,
  valuesIn,
} from './field.ts';
import { type CheckedFiles, fieldOf, valueOf } from './files.ts';
import { type Because, hiddenPage } from './hidden-pages.ts';
import { type Group, isGroup, type Path, valueAt } from './path.ts';
import type { Post } from './post.ts';
import { isHere, isPublished, isShown } from './shown.ts';

/** What decides which parts of the content visitors see, besides the content itself. */
export interface Visitors {
  /** The date at the gym, such as "2026-11-21". */
  today: string;
  /** Whether an account service is available. */
  accounts: boolean;
  /** Whether posts can be read before visitors may read them. */
  drafts: boolean;
}

/** Something that visitors see and that needs something hidden. */
export interface Loss {
  file: string;
  path: Path;
  needs:
    /** A list of which nothing would be left. */
    | { of: 'list' }
    /** The id of a hidden thing, such as a class; `word` is the placeholder in a text that names it. */
    | { of: string; id: string; word?: string }
    /** A link to a page that visitors cannot open. */
    | { of: 'page'; id: string; because: Because };
}

type Needs = Loss['needs'];
/** Returns what an id refers to if visitors do not see it on a day. */
type NeedsOf = (kind: string, id: string, day: string) => Needs | undefined;

/** Takes the place of a value that is left out, with the reason. */
class LeftOut {
  readonly path: Path;
  readonly needs: Needs;
  constructor(path: Path, needs: Needs) {
    this.path = path;
    this.needs = needs;
  }
}

/**
 * Returns the content as visitors see it on a day. An item of a list is left out if it is hidden or gone itself, or if
 * a required field refers to such a thing or to a page that visitors cannot open; so is an optional field with the id
 * of such a thing. Whatever else needs them is kept, and passed to `onLoss`.
 */
export function visibleContent(
  all: CheckedFiles,
  { today, accounts, drafts }: Visitors,
  onLoss: (loss: Loss) => void = () => undefined,
): CheckedFiles {
  const content = accounts ? all : withoutAccounts(all);
  const hasAccounts = isShown(valueOf(content, 'accounts.yaml') ?? {});
  const hasBlog = isShown(valueOf(content, 'pages/blog.yaml') ?? {});
  const gone = hiddenIds(content, today);
  const needsOf: NeedsOf = (kind, id, day) => {
    if (kind !== 'page') return gone.get(kind)?.has(id) ? { of: kind, id } : undefined;
    const because = hiddenPage(id, content, { today: day, drafts });
    return because && { of: 'page', id, because };
  };
  const seen = new Map<string, unknown>();
  for (const [file, value] of content) {
    if (file.startsWith('posts/')) {
      if (hasBlog && (drafts || isPublished(value as Post, today))) seen.set(file, value);
      continue;
    }
    const isOfAccounts = accountPages.some((page) => file === `pages/${page}.yaml`);
    const lose = (path: Path, needs: Needs) => {
      if (hasAccounts || !isOfAccounts) onLoss({ file, path, needs });
    };
    seen.set(file, visibleValue(fieldOf(file), value, today, { needsOf, onLoss: lose }));
  }
  return seen;
}

/** Returns the content as if accounts were hidden in accounts.yaml. */
function withoutAccounts(content: CheckedFiles): CheckedFiles {
  const accounts = valueOf(content, 'accounts.yaml');
  return accounts
    ? new Map([...content, ['accounts.yaml', { ...accounts, shown: false }]])
    : content;
}

/** Returns the ids of the things that are hidden or gone on a day, by kind. */
function hiddenIds(content: CheckedFiles, today: string): ReadonlyMap<string, Set<string>> {
  const gone = new Map<string, Set<string>>();
  const add = (kind: string, id: string) =>
    gone.set(kind, (gone.get(kind) ?? new Set<string>()).add(id));
  for (const [file, value] of content)
    if (!file.startsWith('posts/'))
      for (const { path, field, value: id } of valuesIn(fieldOf(file), value))
        if (field.declares !== undefined && isGone(valueAt(value, path.slice(0, -1)), today))
          add(field.declares, String(id));
  // If only hidden plans have a feature, the feature is hidden too.
  const plans = valueOf(content, 'plans.yaml')?.plans ?? [];
  const shown = new Set(plans.filter(isShown).flatMap(({ features }) => features));
  for (const id of plans.flatMap(({ features }) => features))
    if (!shown.has(id)) add('feature', id);
  return gone;
}

/** Whether an item is hidden, or is a coach whose last day has passed. */
const isGone = (item: unknown, today: string) =>
  isGroup(item) && (!isShown(item) || !isHere(item, today));

/** The functions that a walk over one value calls. */
interface WalkCallbacks {
  needsOf: NeedsOf;
  onLoss: (path: Path, needs: Needs) => void;
}

/** Returns what visitors see of a value on a day; its field says what its ids refer to. */
export function visibleValue(
  field: Field,
  value: unknown,
  day: string,
  callbacks: WalkCallbacks,
): unknown {
  const seen = new Walk(callbacks).seen(field, value, [], day);
  if (!(seen instanceof LeftOut)) return seen;
  callbacks.onLoss(seen.path, seen.needs);
  return value;
}

/** The walk over a value, from the outside to the inside. */
class Walk {
  readonly #callbacks: WalkCallbacks;

  constructor(callbacks: WalkCallbacks) {
    this.#callbacks = callbacks;
  }

  /** Returns what is left of a value, or a LeftOut. */
  seen(field: Field, value: unknown, path: Path, day: string): unknown {
    if (isValueField(field))
      return typeof value === 'string' ? this.#seenText(field, value, path, day) : value;
    if (field.kind === 'list' && Array.isArray(value))
      return this.#seenList(field, value, path, day);
    return field.kind === 'group' && isGroup(value) && isShown(value)
      ? this.#seenGroup(field, value, path, day)
      : value;
  }

  #seenText(
    { refersTo, declares, placeholders }: ValueField,
    value: string,
    path: Path,
    day: string,
  ) {
    const kind = refersTo ?? declares;
    const needs = kind && this.#callbacks.needsOf(kind, value, day);
    if (needs) return new LeftOut(path, needs);
    if (placeholders)
      for (const [word, id] of value.matchAll(/\{price:([\w-]+)\}/g))
        if (this.#callbacks.needsOf('plan', id!, day))
          this.#callbacks.onLoss(path, { of: 'plan', id: id!, word });
    return value;
  }

  #seenList({ item, least }: ListField, value: readonly unknown[], path: Path, day: string) {
    const seen = value.flatMap((one, index) => {
      if (isGone(one, day)) return [];
      const inner = this.seen(item, one, [...path, index], day);
      return inner instanceof LeftOut ? [] : [inner];
    });
    if (value.length > 0 && seen.length === 0 && least > 0)
      this.#callbacks.onLoss(path, { of: 'list' });
    return seen;
  }

  #seenGroup({ fields }: GroupField, value: Group, path: Path, day: string) {
    // An entry that begins later may need something that appears later.
    const from = value['from'];
    const since = typeof from === 'string' && from > day ? from : day;
    const seen: Record<string, unknown> = { ...value };
    for (const [name, field] of fields) {
      if (value[name] === undefined) continue;
      const inner = this.seen(field, value[name], [...path, name], since);
      if (!(inner instanceof LeftOut)) seen[name] = inner;
      else if (!field.optional) return inner;
      else if (inner.needs.of === 'page') this.#callbacks.onLoss(inner.path, inner.needs);
      else delete seen[name];
    }
    return seen;
  }
}
