import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { mergeTexts, type Conflict, type MergedText } from '../../yaml-edits/merge-texts.ts';
import { leastChange } from '../../yaml-edits/least-change.ts';
import { newText } from '../../yaml-edits/new-text.ts';
import { sidesOfMerge } from '../../yaml-edits/sides-of-merge.ts';
import type { Act } from '../protocol.ts';
import type { ChangedTexts } from '../history.ts';

/** Texts by file name; null where the file does not exist. */
export type Texts = Record<string, string | null>;

/** What one act changed. */
export interface AppliedAct {
  before: Texts;
  after: Texts;
  key?: string | undefined;
}

export interface FileConflict extends Conflict {
  file: string;
}

/** One line of the journal. */
export type DraftEntry =
  | { did: 'act'; deed: AppliedAct }
  | { did: 'undo' | 'redo'; deed: AppliedAct }
  /** Files were saved, here or by somebody else: their saved texts, and the merged texts of the draft. */
  | { did: 'save'; saved: Texts; texts: Texts; conflicts: readonly FileConflict[] }
  | { did: 'settle'; conflicts: readonly FileConflict[] };

/** Stores entries, oldest first; each is stored before it takes effect. */
export interface DraftJournal {
  read: () => DraftEntry[];
  add: (entry: DraftEntry) => void;
  replace: (entries: readonly DraftEntry[]) => void;
}

/** The number of acts that can be undone. */
const mostUndoSteps = 1000;

/**
 * The saved content, the draft on top of it, and the undo history. Each change is in the journal before it takes
 * effect.
 */
export class Draft {
  /** The saved and the drafted texts, by file; a file that does not exist has no entry. */
  readonly saved: Map<string, string>;
  readonly texts: Map<string, string>;
  conflicts: readonly FileConflict[] = [];
  private done: AppliedAct[] = [];
  private undone: AppliedAct[] = [];
  private readonly journal: DraftJournal;

  /** `saved`: the files on disk now. */
  constructor(saved: ReadonlyMap<string, string>, journal: DraftJournal) {
    this.journal = journal;
    const entries = journal.read();
    this.saved = new Map(saved);
    this.texts = new Map(saved);
    // Start from the state before the journal: the text of each file before its first entry.
    for (const [file, text] of Object.entries(textsBefore(entries))) {
      setText(this.saved, file, text);
      setText(this.texts, file, text);
    }
    for (const entry of entries) this.apply(entry);
    for (const file of new Set([...this.saved.keys(), ...saved.keys()]))
      this.savedOutside(file, saved.get(file) ?? null);
  }

  /** The act that Undo reverts. */
  get undoes(): AppliedAct | undefined {
    return this.done.at(-1);
  }

  /** The act that Redo repeats. */
  get redoes(): AppliedAct | undefined {
    return this.undone.at(-1);
  }

  /** The files in which the draft differs from the saved content. */
  changedFiles(): string[] {
    return [...new Set([...this.texts.keys(), ...this.saved.keys()])]
      .filter((file) => this.texts.get(file) !== this.saved.get(file))
      .sort();
  }

  /** Applies an act completely, or throws EditRefused and changes nothing. Returns the files that it changed. */
  write(act: Act): string[] {
    const texts = new Map(this.texts);
    for (const { from, to } of act.rename ?? []) {
      if (texts.has(to)) throw new EditRefused([], 'there is something of this name already.');
      setText(texts, to, textIn(texts, from));
      texts.delete(from);
    }
    for (const { file, value } of act.make ?? []) {
      if (texts.has(file)) throw new EditRefused([], 'there is something of this name already.');
      texts.set(file, newText(value));
    }
    for (const { file, edit } of act.edits ?? [])
      texts.set(file, applyEdit(textIn(texts, file), edit));
    for (const file of act.drop ?? []) {
      textIn(texts, file);
      texts.delete(file);
    }
    return this.applyTexts(texts, act.key);
  }

  private applyTexts(texts: ReadonlyMap<string, string>, key?: string): string[] {
    const files = [...new Set([...texts.keys(), ...this.texts.keys()])].filter(
      (file) => texts.get(file) !== this.texts.get(file),
    );
    if (files.length === 0) return files;
    const applied = { before: pick(this.texts, files), after: pick(texts, files), key };
    this.record({ did: 'act', deed: applied });
    return files;
  }

  /** Replaces the whole text of a file, or deletes it. */
  replace(file: string, text: string | undefined): string[] {
    const texts = new Map(this.texts);
    setText(texts, file, text ?? null);
    return this.applyTexts(texts);
  }

  /** Reverts to the saved content. */
  putAllBack(): string[] {
    return this.applyTexts(this.saved);
  }

  undo(): string[] {
    return this.step('undo', this.undoes);
  }

  redo(): string[] {
    return this.step('redo', this.redoes);
  }

  /** Reverts old saves in order, as one act; later changes stay. */
  takeBack(saves: readonly ChangedTexts[]): string[] {
    const now = new Map(this.texts);
    for (const [file, { before, after }] of saves.flatMap((texts) => Object.entries(texts))) {
      const { text } = mergeTexts(after ?? undefined, before ?? undefined, now.get(file));
      setText(now, file, text ?? null);
    }
    return this.applyTexts(now);
  }

  /** Merges a file that another program or another desk has saved. */
  savedOutside(file: string, text: string | null) {
    const [saved, now] = [this.saved.get(file), text ?? undefined];
    const sides = textOfSides(saved, now);
    const isSettled = sides.text === now || this.texts.get(file) !== now;
    if (now === saved && isSettled) return;
    const merged = mergeTexts(saved, this.texts.get(file), sides.text);
    const conflicts = [
      ...this.conflicts.filter((one) => one.file !== file),
      ...[...sides.conflicts, ...merged.conflicts].map((one) => ({ ...one, file })),
    ];
    const texts = { [file]: merged.text ?? null };
    this.record({ did: 'save', saved: { [file]: text }, texts, conflicts });
  }

  /** Rewrites the draft so that as few lines as possible differ from the saved files. */
  tidy() {
    const texts: Texts = {};
    for (const file of this.changedFiles()) {
      const [saved, text] = [this.saved.get(file), this.texts.get(file)];
      if (saved === undefined || text === undefined) continue;
      const tidied = leastChange(saved, text);
      if (tidied !== text) texts[file] = tidied;
    }
    if (Object.keys(texts).length > 0)
      this.record({ did: 'save', saved: {}, texts, conflicts: this.conflicts });
  }

  /** Marks files as saved: their drafted texts are on disk. */
  wasSaved(files: readonly string[]) {
    const texts = pick(this.texts, files);
    this.record({ did: 'save', saved: texts, texts, conflicts: this.conflicts });
    if (this.changedFiles().length === 0 && this.conflicts.length === 0) this.shorten();
  }

  settle(file: string, path: FileConflict['path']) {
    const conflicts = this.conflicts.filter(
      (one) => one.file !== file || JSON.stringify(one.path) !== JSON.stringify(path),
    );
    this.record({ did: 'settle', conflicts });
  }

  /** Removes from the journal what neither Undo nor the draft needs. */
  private shorten() {
    const acts = this.done.map((act): DraftEntry => ({ did: 'act', deed: act }));
    const files = new Set(this.done.flatMap(({ after }) => Object.keys(after)));
    const texts = pick(this.texts, [...files]);
    this.journal.replace([...acts, { did: 'save', saved: texts, texts, conflicts: [] }]);
  }

  private step(did: 'undo' | 'redo', act: AppliedAct | undefined): string[] {
    if (!act) return [];
    const [from, to] = did === 'undo' ? [act.after, act.before] : [act.before, act.after];
    const files = Object.keys(to);
    const made = Object.fromEntries(
      files.map((file) => {
        const { text } = mergeTexts(
          from[file] ?? undefined,
          to[file] ?? undefined,
          this.texts.get(file),
        );
        return [file, text ?? null];
      }),
    );
    const now = pick(this.texts, files);
    this.record({
      did,
      deed: did === 'undo' ? { before: made, after: now } : { before: now, after: made },
    });
    return files;
  }

  private record(entry: DraftEntry) {
    this.journal.add(entry);
    this.apply(entry);
  }

  private apply(entry: DraftEntry) {
    if (entry.did === 'settle') this.conflicts = entry.conflicts;
    else if (entry.did === 'save') {
      for (const [file, text] of Object.entries(entry.saved)) setText(this.saved, file, text);
      for (const [file, text] of Object.entries(entry.texts)) setText(this.texts, file, text);
      this.conflicts = entry.conflicts;
    } else this.applyAct(entry.did, entry.deed);
  }

  private applyAct(did: 'act' | 'undo' | 'redo', act: AppliedAct) {
    const to = did === 'undo' ? act.before : act.after;
    for (const [file, text] of Object.entries(to)) setText(this.texts, file, text);
    if (did === 'act') {
      const last = this.done.at(-1);
      const isSame = act.key !== undefined && act.key === last?.key && this.undone.length === 0;
      if (isSame)
        this.done[this.done.length - 1] = { ...act, before: { ...act.before, ...last.before } };
      else this.done.push(act);
      this.undone = [];
      if (this.done.length > mostUndoSteps) this.done.shift();
    } else if (did === 'undo') {
      this.done.pop();
      this.undone.push(act);
    } else {
      this.undone.pop();
      this.done.push(act);
    }
  }
}

/** The text of each file that the entries touch, before the first of them. */
function textsBefore(entries: readonly DraftEntry[]): Texts {
  const texts: Texts = {};
  for (const entry of entries)
    if (entry.did === 'act')
      for (const [file, text] of Object.entries(entry.deed.before))
        if (!Object.hasOwn(texts, file)) texts[file] = text;
  return texts;
}

const pick = (texts: ReadonlyMap<string, string>, files: readonly string[]): Texts =>
  Object.fromEntries(files.map((file) => [file, texts.get(file) ?? null]));

function setText(texts: Map<string, string>, file: string, text: string | null) {
  if (text === null) texts.delete(file);
  else texts.set(file, text);
}

function textIn(texts: ReadonlyMap<string, string>, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new EditRefused([], 'this is not here any more.');
  return text;
}

/** Merges the two sides of a text with git's conflict markers, as far as they agree. */
function textOfSides(saved: string | undefined, text: string | undefined): MergedText {
  const sides = text === undefined ? undefined : sidesOfMerge(text);
  const isKnown = saved !== undefined && !sidesOfMerge(saved);
  const merged = sides && mergeTexts(isKnown ? saved : undefined, sides.mine, sides.theirs);
  const isRead = merged?.conflicts.every(({ path }) => path.length > 0);
  return merged && isRead ? merged : { text, conflicts: [] };
}
