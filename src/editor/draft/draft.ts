import { leastChange } from '../../yaml-edits/least-change.ts';
import { mergeTexts, type MergedText } from '../../yaml-edits/merge-texts.ts';
import { isSame } from '../../yaml-edits/value-at.ts';
import { sidesOfMerge } from '../../yaml-edits/sides-of-merge.ts';
import type { ChangedTexts } from '../history.ts';
import type { Act } from '../protocol.ts';
import { editToTheirs } from './edit-to-theirs.ts';
import type { DraftEntry, FileConflict } from './draft-entry.ts';
import type { DraftState } from './draft-log.ts';
import { textsAfter } from './texts-after.ts';
import { changeTexts, changesOfTexts, filesOf, type Texts } from './text-change.ts';
import { textsOf, UndoStack, type AppliedAct } from './undo-stack.ts';

/**
 * The saved content, the draft on top of it, and the undo history. What follows from its entries and nothing else: a
 * method says which entry an action makes, undefined where it changes nothing, and `apply` makes it true, here and
 * wherever else the entries are read.
 */
export class Draft {
  /** The saved and the drafted texts. */
  readonly saved: Map<string, string>;
  readonly texts: Map<string, string>;
  readonly steps = new UndoStack();
  /** The head that `saved` is. */
  head: string;
  conflicts: readonly FileConflict[];
  /** The commit that was begun, with the texts that it takes; undefined once it is known what became of it. */
  underWay: DraftState['underWay'];

  constructor({ head, saved, texts, conflicts, underWay }: DraftState) {
    this.head = head;
    this.saved = new Map(saved);
    this.texts = new Map(texts);
    this.conflicts = conflicts;
    this.underWay = underWay;
  }

  /** All but the undo history. */
  get state(): DraftState {
    const { head, conflicts, underWay } = this;
    return { head, saved: [...this.saved], texts: [...this.texts], conflicts, underWay };
  }

  /** The files in which the draft differs from the saved content. */
  changedFiles(): string[] {
    return [...filesOf(this.texts, this.saved)]
      .filter((file) => this.texts.get(file) !== this.saved.get(file))
      .sort();
  }

  /** Makes an entry true; returns the files that it changed. */
  apply(entry: DraftEntry): string[] {
    if (entry.kind === 'settle') this.conflicts = entry.conflicts;
    if (entry.kind === 'commit')
      this.underWay = { ...entry.commit, texts: textsOf(this.texts, this.changedFiles()) };
    if (entry.kind === 'settle' || entry.kind === 'commit') return [];
    const files = entry.texts.map(({ file }) => file);
    const before = textsOf(this.texts, files);
    changeTexts(this.texts, entry.texts);
    const act = { before, after: textsOf(this.texts, files) };
    if (entry.kind === 'act') this.steps.push({ ...act, key: entry.key });
    if (entry.kind === 'undo') this.steps.wasUndone(act);
    if (entry.kind === 'redo') this.steps.wasRedone(act);
    if (entry.kind !== 'head') return files;
    changeTexts(this.saved, entry.saved);
    this.head = entry.head;
    this.conflicts = entry.conflicts;
    this.underWay = undefined;
    return [...new Set([...files, ...entry.saved.map(({ file }) => file)])];
  }

  /** All of an act, or EditRefused. */
  write(act: Act): DraftEntry | undefined {
    return this.act(textsAfter(this.texts, act), act.key);
  }

  /** Replaces the whole text of a file, or deletes it. */
  private replace(file: string, text: string | undefined): DraftEntry | undefined {
    return this.act(withText(this.texts, file, text));
  }

  /** Applies the other person's value of a conflict. */
  takeTheirs(conflict: FileConflict): DraftEntry | undefined {
    const { file, path, theirs } = conflict;
    return path.length === 0
      ? this.replace(file, theirs as string | undefined)
      : this.write({ edits: [{ file, edit: editToTheirs(conflict) }] });
  }

  /** Reverts to the saved content. */
  putAllBack(): DraftEntry | undefined {
    return this.act(this.saved);
  }

  undo(): DraftEntry | undefined {
    const { undoes } = this.steps;
    return undoes && { kind: 'undo', texts: this.merged(undoes.after, undoes.before) };
  }

  redo(): DraftEntry | undefined {
    const { redoes } = this.steps;
    return redoes && { kind: 'redo', texts: this.merged(redoes.before, redoes.after) };
  }

  /** Reverts old versions in order, as one act; later changes stay. */
  takeBack(versions: readonly ChangedTexts[]): DraftEntry | undefined {
    const now = new Map(this.texts);
    for (const [file, { before, after }] of versions.flatMap((texts) => Object.entries(texts)))
      setText(now, file, mergeTexts(after ?? undefined, before ?? undefined, now.get(file)).text);
    return this.act(now);
  }

  /**
   * Merges another head into the draft. What this draft has committed itself is the base of the merge where it has
   * arrived: what was typed since is newer than it, and nobody has to choose.
   */
  headMoved(head: string, saved: Texts): DraftEntry | undefined {
    const texts = new Map(this.texts);
    const files = [...filesOf(this.saved, saved)];
    const moved = files.filter((file) => this.isMoved(file, saved.get(file)));
    if (head === this.head && moved.length === 0 && !this.underWay) return undefined;
    const conflicts = this.conflicts.filter(({ file }) => !moved.includes(file));
    for (const file of moved) {
      const theirs = textOfSides(this.saved.get(file), saved.get(file));
      const own = this.underWay?.texts[file];
      const isOwn = own !== undefined && (own ?? undefined) === saved.get(file);
      const base = isOwn ? theirs.text : this.saved.get(file);
      const merged = mergeTexts(base, this.texts.get(file), theirs.text);
      setText(texts, file, merged.text);
      const found = [...theirs.conflicts, ...merged.conflicts];
      const since = this.saved.get(file);
      const still = this.stillOpen(file, merged.text, theirs.text);
      conflicts.push(
        ...still.filter(({ path }) => !found.some((one) => isSame(one.path, path))),
        ...found.map((one) => ({ ...one, file, since })),
      );
    }
    return this.entryOfHead(head, saved, texts, conflicts);
  }

  /** The questions about a file that nobody has answered, about its text as it is now. */
  private stillOpen(file: string, mine: string | undefined, theirs: string | undefined) {
    return this.conflicts
      .filter((one) => one.file === file)
      .flatMap(({ since, base, path }) => {
        const isIt = (one: FileConflict) =>
          isSame(one.base, base) &&
          one.path.length === path.length &&
          one.path.at(-1) === path.at(-1);
        const { conflicts } = mergeTexts(since, mine, theirs);
        return conflicts
          .map((one) => ({ ...one, file, since }))
          .filter(isIt)
          .slice(0, 1);
      });
  }

  /** Whether a file was saved by somebody else, or holds git's conflict markers that nobody has resolved yet. */
  private isMoved(file: string, saved: string | undefined): boolean {
    const isUnresolved = () =>
      this.texts.get(file) === saved && textOfSides(saved, saved).text !== saved;
    return saved !== this.saved.get(file) || isUnresolved();
  }

  /** The commit under way is the head now, and nothing else has changed. */
  committed(head: string): DraftEntry {
    const saved = new Map(this.saved);
    for (const [file, text] of Object.entries(this.underWay!.texts))
      setText(saved, file, text ?? undefined);
    return this.entryOfHead(head, saved, this.texts, this.conflicts);
  }

  /** The commit under way was not made. */
  notCommitted(): DraftEntry {
    return this.entryOfHead(this.head, this.saved, this.texts, this.conflicts);
  }

  /**
   * Rewrites the draft so that as few lines as possible differ from the saved files, and `comments` say what is true with
   * it.
   */
  tidy(comments: (texts: Texts) => Texts): DraftEntry | undefined {
    if (this.changedFiles().length === 0) return undefined;
    const tidied = new Map(this.texts);
    for (const file of this.changedFiles()) {
      const [saved, text] = [this.saved.get(file), this.texts.get(file)];
      if (saved !== undefined && text !== undefined) tidied.set(file, leastChange(saved, text));
    }
    for (const [file, text] of comments(tidied)) tidied.set(file, text);
    const texts = changesOfTexts(this.texts, tidied, this.texts.keys());
    return texts.length === 0 ? undefined : { kind: 'tidy', texts };
  }

  settle({ file, path }: Pick<FileConflict, 'file' | 'path'>): DraftEntry {
    // One at a time: a merge that git could not end may leave two questions about one place.
    const settled = this.conflicts.findIndex((one) => isAt(one, file, path));
    return { kind: 'settle', conflicts: this.conflicts.filter((_, index) => index !== settled) };
  }

  private entryOfHead(
    head: string,
    saved: Texts,
    texts: Texts,
    conflicts: readonly FileConflict[],
  ): DraftEntry {
    return {
      kind: 'head',
      head,
      saved: changesOfTexts(this.saved, saved, filesOf(this.saved, saved)),
      texts: changesOfTexts(this.texts, texts, filesOf(this.texts, texts)),
      conflicts,
    };
  }

  private act(texts: Texts, key?: string): DraftEntry | undefined {
    const changes = changesOfTexts(this.texts, texts, filesOf(this.texts, texts));
    return changes.length === 0 ? undefined : { kind: 'act', texts: changes, key };
  }

  /** What leads from one state of some files to another, merged with what changed since. */
  private merged(from: AppliedAct['before'], to: AppliedAct['before']) {
    const made = new Map(this.texts);
    for (const [file, text] of Object.entries(to))
      setText(
        made,
        file,
        mergeTexts(from[file] ?? undefined, text ?? undefined, this.texts.get(file)).text,
      );
    return changesOfTexts(this.texts, made, Object.keys(to));
  }
}

/** Whether a conflict is about a place. */
export const isAt = (conflict: FileConflict, file: string, path: FileConflict['path']) =>
  conflict.file === file && isSame(conflict.path, path);

function setText(texts: Map<string, string>, file: string, text: string | undefined) {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
}

function withText(texts: Texts, file: string, text: string | undefined): Texts {
  const changed = new Map(texts);
  setText(changed, file, text);
  return changed;
}

/** Merges the two sides of a text with git's conflict markers, as far as they agree. */
function textOfSides(saved: string | undefined, text: string | undefined): MergedText {
  const sides = text === undefined ? undefined : sidesOfMerge(text);
  const isKnown = saved !== undefined && !sidesOfMerge(saved);
  const merged = sides && mergeTexts(isKnown ? saved : undefined, sides.mine, sides.theirs);
  const isRead = merged?.conflicts.every(({ path }) => path.length > 0);
  return merged && isRead ? merged : { text, conflicts: [] };
}
