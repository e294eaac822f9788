import { leastChange } from '../../yaml-edits/least-change.ts';
import { mergeTexts } from '../../yaml-edits/merge-texts.ts';
import { isSame } from '../../yaml-edits/value-at.ts';
import { DeskRefused } from '../desk-refused.ts';
import type { ChangedTexts } from '../history.ts';
import { words } from '../words.ts';
import type { Act } from '../protocol.ts';
import { editToTheirs } from './edit-to-theirs.ts';
import type { DraftEntry, FileConflict } from './draft-entry.ts';
import type { DraftState } from './draft-log.ts';
import { textsAfter } from './texts-after.ts';
import { changeTexts, changesOfTexts, filesOf, type Texts } from './text-change.ts';
import { textsOf, UndoStack, type AppliedAct } from './undo-stack.ts';

/**
 * The saved content, the draft on top of it, and the undo history, all derived from log entries. Only `apply` changes
 * the state, with the same entries in every tab; methods for a change, such as `write`, return the entry to append,
 * undefined if nothing would change.
 */
export class Draft {
  /** File texts: saved, and drafted. */
  readonly saved: Map<string, string>;
  readonly texts: Map<string, string>;
  readonly steps = new UndoStack();
  /** The ids of the acts so far, to recognise duplicates. */
  private readonly acts = new Set<string>();
  /** The head whose texts are `saved`. */
  head: string;
  conflicts: readonly FileConflict[];
  /** The pending commit, with its texts; undefined once its outcome is known. */
  underWay: DraftState['underWay'];
  /** The acts that the commit contains. */
  private actsUnderWay: readonly AppliedAct[] = [];

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

  /** Applies an entry; returns the files that it changed. */
  apply(entry: DraftEntry): string[] {
    if (entry.kind === 'settle') this.conflicts = entry.conflicts;
    if (entry.kind === 'commit') {
      this.underWay = { ...entry.commit, texts: textsOf(this.texts, this.changedFiles()) };
      this.actsUnderWay = this.steps.unsaved;
    }
    if (entry.kind === 'settle' || entry.kind === 'commit') return [];
    const files = entry.texts.map(({ file }) => file);
    const before = textsOf(this.texts, files);
    changeTexts(this.texts, entry.texts);
    const act = { before, after: textsOf(this.texts, files) };
    if (entry.kind === 'act') this.steps.push({ ...act, key: entry.key });
    if (entry.kind === 'act' && entry.id !== undefined) this.acts.add(entry.id);
    if (entry.kind === 'undo') this.steps.wasUndone(act);
    if (entry.kind === 'redo') this.steps.wasRedone(act);
    if (entry.kind === 'taken') this.conflicts = entry.conflicts;
    if (entry.kind === 'proposed') {
      this.steps.forget(this.actsUnderWay);
      this.underWay = undefined;
    }
    if (entry.kind !== 'head') return files;
    changeTexts(this.saved, entry.saved);
    this.head = entry.head;
    this.conflicts = entry.conflicts;
    const { texts: committed = {} } = this.underWay ?? {};
    if (Object.entries(committed).every(([file, text]) => (this.saved.get(file) ?? null) === text))
      this.steps.wereSaved(this.actsUnderWay);
    this.underWay = undefined;
    this.actsUnderWay = [];
    return [...new Set([...files, ...entry.saved.map(({ file }) => file)])];
  }

  /** Throws if a part of the act does not fit. */
  write(act: Act): DraftEntry | undefined {
    // Duplicate: the page was closed before it got the response, and sent it again.
    if (act.id !== undefined && this.acts.has(act.id)) return undefined;
    return this.act(textsAfter(this.texts, act), act.key, act.id);
  }

  /** Replaces the whole text of a file, or deletes it. */
  private replace(file: string, text: string | undefined): DraftEntry | undefined {
    return this.act(withText(this.texts, file, text));
  }

  /** Applies the value of the other side of a conflict. */
  takeTheirs(conflict: FileConflict): DraftEntry | undefined {
    const { file, path, theirs } = conflict;
    return path.length === 0
      ? this.replace(file, theirs as string | undefined)
      : this.write({ edits: [{ file, edit: editToTheirs(conflict) }] });
  }

  /** Reverts to the saved content. */
  discardAll(): DraftEntry | undefined {
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
    return this.act(this.textsWithout(versions));
  }

  /** Replaces the draft by the saved content without some versions. */
  leaveOut(versions: readonly ChangedTexts[]): DraftEntry | undefined {
    return this.act(this.textsWithout(versions, this.saved));
  }

  /** The texts after reverting versions. */
  textsWithout(versions: readonly ChangedTexts[], texts: Texts = this.texts): Texts {
    const now = new Map(texts);
    for (const [file, { before, after }] of versions.flatMap(Object.entries<ChangedTexts[string]>))
      setText(now, file, mergeTexts(after ?? undefined, before ?? undefined, now.get(file)).text);
    return now;
  }

  /**
   * Rewrites the draft so that as few lines as possible differ from the saved files.
   */
  tidy(): DraftEntry | undefined {
    if (this.changedFiles().length === 0) return undefined;
    const tidied = new Map(this.texts);
    for (const file of this.changedFiles()) {
      const [saved, text] = [this.saved.get(file), this.texts.get(file)];
      if (saved !== undefined && text !== undefined) tidied.set(file, leastChange(saved, text));
    }
    const texts = changesOfTexts(this.texts, tidied, this.texts.keys());
    return texts.length === 0 ? undefined : { kind: 'tidy', texts };
  }

  conflictAt(file: string, path: FileConflict['path']): FileConflict {
    const found = this.conflicts.find((one) => isAt(one, file, path));
    if (!found) throw new DeskRefused(words.decidedAlready);
    return found;
  }

  settle({ file, path }: Pick<FileConflict, 'file' | 'path'>): DraftEntry {
    // One at a time: a merge that git could not finish may leave two conflicts at one place.
    const settled = this.conflicts.findIndex((one) => isAt(one, file, path));
    return { kind: 'settle', conflicts: this.conflicts.filter((_, index) => index !== settled) };
  }

  private act(texts: Texts, key?: string, id?: string): DraftEntry | undefined {
    const changes = changesOfTexts(this.texts, texts, filesOf(this.texts, texts));
    return changes.length === 0 ? undefined : { kind: 'act', texts: changes, key, id };
  }

  /** The changes between two states of some files, merged into the current texts. */
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
const isAt = (conflict: FileConflict, file: string, path: FileConflict['path']) =>
  conflict.file === file && isSame(conflict.path, path);

/** Sets the text of a file; undefined removes it. */
export function setText(texts: Map<string, string>, file: string, text: string | undefined) {
  if (text === undefined) texts.delete(file);
  else texts.set(file, text);
}

function withText(texts: Texts, file: string, text: string | undefined): Texts {
  const changed = new Map(texts);
  setText(changed, file, text);
  return changed;
}
