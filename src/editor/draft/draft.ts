import { applyEdit } from '../../yaml-edits/apply-edit.ts';
import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { mergeTexts, type Conflict, type MergedText } from '../../yaml-edits/merge-texts.ts';
import { leastChange } from '../../yaml-edits/least-change.ts';
import { newText } from '../../yaml-edits/new-text.ts';
import { sidesOfMerge } from '../../yaml-edits/sides-of-merge.ts';
import type { Act } from '../protocol.ts';
import type { ChangedTexts } from '../history.ts';

/** Texts by the names of their files; null is a file that is not there. */
export type Texts = Record<string, string | null>;

/** What one act did. */
export interface Deed {
  before: Texts;
  after: Texts;
  key?: string | undefined;
}

export interface FileConflict extends Conflict {
  file: string;
}

/** One line of the journal. */
export type DraftEntry =
  | { did: 'act'; deed: Deed }
  | { did: 'undo' | 'redo'; deed: Deed }
  /** Files were saved, here or by somebody else: what is saved now, and what the draft makes of it. */
  | { did: 'save'; saved: Texts; texts: Texts; conflicts: readonly FileConflict[] }
  | { did: 'settle'; conflicts: readonly FileConflict[] };

/** Keeps the entries, the oldest first, and has each of them before it counts. */
export interface DraftJournal {
  read: () => DraftEntry[];
  add: (entry: DraftEntry) => void;
  replace: (entries: readonly DraftEntry[]) => void;
}

/** Acts further back than this cannot be undone. */
const mostDeeds = 1000;

/**
 * The content as somebody is changing it: what is saved, what the draft makes of it, and how to go back. Each change is
 * in the journal before it counts.
 */
export class Draft {
  /** What is saved, and what the draft holds; a file that neither has is in neither. */
  readonly saved: Map<string, string>;
  readonly texts: Map<string, string>;
  conflicts: readonly FileConflict[] = [];
  private done: Deed[] = [];
  private undone: Deed[] = [];
  private readonly journal: DraftJournal;

  /** `saved`: the files as they are on the disk now. */
  constructor(saved: ReadonlyMap<string, string>, journal: DraftJournal) {
    this.journal = journal;
    const entries = journal.read();
    this.saved = new Map(saved);
    this.texts = new Map(saved);
    // As everything was when the journal began: what an entry found before any other had touched it.
    for (const [file, text] of Object.entries(textsBefore(entries))) {
      put(this.saved, file, text);
      put(this.texts, file, text);
    }
    for (const entry of entries) this.follow(entry);
    for (const file of new Set([...this.saved.keys(), ...saved.keys()]))
      this.savedOutside(file, saved.get(file) ?? null);
  }

  /** What Undo takes back, as it was made. */
  get undoes(): Deed | undefined {
    return this.done.at(-1);
  }

  /** What Redo makes again. */
  get redoes(): Deed | undefined {
    return this.undone.at(-1);
  }

  /** The files in which the draft differs from what is saved. */
  changedFiles(): string[] {
    return [...new Set([...this.texts.keys(), ...this.saved.keys()])]
      .filter((file) => this.texts.get(file) !== this.saved.get(file))
      .sort();
  }

  /** Makes a change; all of it, or none and EditRefused is thrown. Answers with the files that it touched. */
  write(act: Act): string[] {
    const texts = new Map(this.texts);
    for (const { from, to } of act.rename ?? []) {
      if (texts.has(to)) throw new EditRefused([], 'there is something of this name already.');
      put(texts, to, textIn(texts, from));
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
    return this.become(texts, act.key);
  }

  private become(texts: ReadonlyMap<string, string>, key?: string): string[] {
    const files = [...new Set([...texts.keys(), ...this.texts.keys()])].filter(
      (file) => texts.get(file) !== this.texts.get(file),
    );
    if (files.length === 0) return files;
    const deed = { before: pick(this.texts, files), after: pick(texts, files), key };
    this.enter({ did: 'act', deed });
    return files;
  }

  /** Gives a file another text as a whole, or takes it away. */
  replace(file: string, text: string | undefined): string[] {
    const texts = new Map(this.texts);
    put(texts, file, text ?? null);
    return this.become(texts);
  }

  /** What is saved, as an act. */
  putAllBack(): string[] {
    return this.become(this.saved);
  }

  undo(): string[] {
    return this.turn('undo', this.undoes);
  }

  redo(): string[] {
    return this.turn('redo', this.redoes);
  }

  /** Undoes what old saves did, one after another, and nothing that came after them: one act. */
  takeBack(saves: readonly ChangedTexts[]): string[] {
    const now = new Map(this.texts);
    for (const [file, { before, after }] of saves.flatMap((texts) => Object.entries(texts))) {
      const { text } = mergeTexts(after ?? undefined, before ?? undefined, now.get(file));
      put(now, file, text ?? null);
    }
    return this.become(now);
  }

  /** Somebody has saved a file, with another program or at another desk: what both did is put together. */
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
    this.enter({ did: 'save', saved: { [file]: text }, texts, conflicts });
  }

  /** Writes what came of all the acts with as few lines that differ from what is saved as can be. */
  tidy() {
    const texts: Texts = {};
    for (const file of this.changedFiles()) {
      const [saved, text] = [this.saved.get(file), this.texts.get(file)];
      if (saved === undefined || text === undefined) continue;
      const tidied = leastChange(saved, text);
      if (tidied !== text) texts[file] = tidied;
    }
    if (Object.keys(texts).length > 0)
      this.enter({ did: 'save', saved: {}, texts, conflicts: this.conflicts });
  }

  /** The draft was saved: what it holds is what is on the disk. */
  wasSaved(files: readonly string[]) {
    const texts = pick(this.texts, files);
    this.enter({ did: 'save', saved: texts, texts, conflicts: this.conflicts });
    if (this.changedFiles().length === 0 && this.conflicts.length === 0) this.shorten();
  }

  settle(file: string, path: FileConflict['path']) {
    const conflicts = this.conflicts.filter(
      (one) => one.file !== file || JSON.stringify(one.path) !== JSON.stringify(path),
    );
    this.enter({ did: 'settle', conflicts });
  }

  /** Leaves out of the journal what neither Undo nor the draft needs any more. */
  private shorten() {
    const acts = this.done.map((deed): DraftEntry => ({ did: 'act', deed }));
    const files = new Set(this.done.flatMap(({ after }) => Object.keys(after)));
    const texts = pick(this.texts, [...files]);
    this.journal.replace([...acts, { did: 'save', saved: texts, texts, conflicts: [] }]);
  }

  private turn(did: 'undo' | 'redo', deed: Deed | undefined): string[] {
    if (!deed) return [];
    const [from, to] = did === 'undo' ? [deed.after, deed.before] : [deed.before, deed.after];
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
    this.enter({
      did,
      deed: did === 'undo' ? { before: made, after: now } : { before: now, after: made },
    });
    return files;
  }

  private enter(entry: DraftEntry) {
    this.journal.add(entry);
    this.follow(entry);
  }

  private follow(entry: DraftEntry) {
    if (entry.did === 'settle') this.conflicts = entry.conflicts;
    else if (entry.did === 'save') {
      for (const [file, text] of Object.entries(entry.saved)) put(this.saved, file, text);
      for (const [file, text] of Object.entries(entry.texts)) put(this.texts, file, text);
      this.conflicts = entry.conflicts;
    } else this.followDeed(entry.did, entry.deed);
  }

  private followDeed(did: 'act' | 'undo' | 'redo', deed: Deed) {
    const to = did === 'undo' ? deed.before : deed.after;
    for (const [file, text] of Object.entries(to)) put(this.texts, file, text);
    if (did === 'act') {
      const last = this.done.at(-1);
      const isSame = deed.key !== undefined && deed.key === last?.key && this.undone.length === 0;
      if (isSame)
        this.done[this.done.length - 1] = { ...deed, before: { ...deed.before, ...last.before } };
      else this.done.push(deed);
      this.undone = [];
      if (this.done.length > mostDeeds) this.done.shift();
    } else if (did === 'undo') {
      this.done.pop();
      this.undone.push(deed);
    } else {
      this.undone.pop();
      this.done.push(deed);
    }
  }
}

/** What stood in each file that the entries touch, before the first of them. */
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

function put(texts: Map<string, string>, file: string, text: string | null) {
  if (text === null) texts.delete(file);
  else texts.set(file, text);
}

function textIn(texts: ReadonlyMap<string, string>, file: string): string {
  const text = texts.get(file);
  if (text === undefined) throw new EditRefused([], 'this is not here any more.');
  return text;
}

/** A text in which git has left the marks of a merge, put together as far as its two sides agree. */
function textOfSides(saved: string | undefined, text: string | undefined): MergedText {
  const sides = text === undefined ? undefined : sidesOfMerge(text);
  const isKnown = saved !== undefined && !sidesOfMerge(saved);
  const merged = sides && mergeTexts(isKnown ? saved : undefined, sides.mine, sides.theirs);
  const isRead = merged?.conflicts.every(({ path }) => path.length > 0);
  return merged && isRead ? merged : { text, conflicts: [] };
}
