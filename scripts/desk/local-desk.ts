import { EventEmitter } from 'node:events';
import { schemaOf } from '../../src/checker/model.ts';
import type { Problem } from '../../src/checker/problem.ts';
import type { Act, DeskProblem, DeskState, Saved } from '../../src/editor/protocol.ts';
import { words } from '../../src/editor/words.ts';
import { aloneIn } from './alone-in.ts';
import { oneChangeOf } from '../../src/editor/draft/bring-back.ts';
import type { ContentDisk } from './content-disk.ts';
import { DeskRefused } from '../../src/editor/desk-refused.ts';
import { Draft, type DraftEntry, type FileConflict } from '../../src/editor/draft/draft.ts';
import { editToTheirs } from '../../src/editor/draft/conflicts.ts';
import { DraftInWords } from '../../src/editor/draft/draft-in-words.ts';
import { DraftValues, valueOf } from '../../src/editor/draft/draft-values.ts';
import { DraftCheck, isError } from '../../src/editor/draft/draft-check.ts';
import type { DraftedSite } from '../../src/editor/draft/drafted-site.ts';
import type { DraftPictures } from './draft-pictures.ts';
import { freeName } from './free-name.ts';
import type { History } from '../../src/editor/history.ts';
import { keepPerson } from './history/person.ts';
import type { Journal } from './journal.ts';
import { saveAll, type FilesToSave } from './save-all.ts';
import { takePicture } from './take-picture.ts';
import { turnPicture } from './turn-picture.ts';

export interface DeskParts {
  site: DraftedSite;
  disk: ContentDisk;
  journal: Journal<DraftEntry>;
  pictures: DraftPictures;
  history: History;
  /** A folder that no other desk uses, for unfinished saves. */
  own: string;
}

/** Milliseconds after the last act. */
const fixDelay = 120;

/** The desk of the content folder on this computer: the draft, its check, and every action on it. */
export class LocalDesk {
  readonly news = new EventEmitter<{ change: [] }>();
  readonly check: DraftCheck;
  private readonly parts: DeskParts;
  private readonly draft: Draft;
  private readonly values: DraftValues;
  /** A timestamp, to exceed every version of an earlier run: a page that stayed open asks for all that is newer. */
  private readonly firstVersion = Date.now();
  private version = this.firstVersion;
  private hasPreview = false;
  private readonly versions = new Map<string, number>();

  constructor(parts: DeskParts) {
    this.parts = parts;
    const { site, disk, journal, pictures } = parts;
    this.draft = new Draft(disk.readAll(), journal);
    this.values = new DraftValues(site, this.draft);
    // The saved files first: while the draft has mistakes, the preview begins with them.
    this.check = new DraftCheck(site.model, this.draft.saved, pictures.sizes);
    this.update(this.draft.changedFiles());
  }

  get forms() {
    return this.values.forms;
  }

  /** Increases with each change. */
  get newest() {
    return this.version;
  }

  /** Reports that the preview is ready. */
  showPreview() {
    if (this.hasPreview) return;
    this.hasPreview = true;
    this.update([]);
  }

  /** Everything; of `values` what is newer than `since`. */
  state(since = 0): DeskState {
    const inWords = this.inWords();
    const { contentToShow, isBehind } = this.check;
    const files = [...this.draft.texts.keys()].sort();
    const fresh = files.filter((file) => (this.versions.get(file) ?? this.firstVersion) > since);
    const changed = this.draft.changedFiles();
    return {
      version: this.version,
      values: Object.fromEntries(fresh.map((file) => [file, this.values.of(file)])),
      saved: Object.fromEntries(changed.map((file) => [file, this.values.savedOf(file)])),
      files,
      problems: (this.problemsInWords ??= inWords.problems(this.problems)),
      changes: inWords.changes(),
      conflicts: inWords.conflicts(),
      ...inWords.waysBack(),
      previewIsThere: this.hasPreview,
      previewIsBehind: isBehind,
      things: inWords.things(),
      facts: contentToShow ? this.parts.site.factsIn(contentToShow) : {},
      pictures: this.parts.pictures.seen,
    };
  }

  write(act: Act) {
    for (const file of filesOf(act))
      if (!schemaOf(this.parts.site.model, file)) throw new DeskRefused(words.noSuchPart);
    this.update(this.draft.write(act));
  }

  undo() {
    this.update(this.draft.undo());
  }

  redo() {
    this.update(this.draft.redo());
  }

  putAllBack() {
    this.update(this.draft.putAllBack());
  }

  /** Resolves a conflict; taking their value is an act, so Undo reverts it. */
  settle(file: string, path: FileConflict['path'], by: 'mine' | 'theirs') {
    const conflict = this.draft.conflicts.find(
      (one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(path),
    );
    if (!conflict) throw new DeskRefused(words.settledAlready);
    const files = by === 'theirs' ? this.takeTheirs(conflict) : [file];
    this.draft.settle(file, path);
    this.update(files);
  }

  /** Takes over files that another program saved. */
  lookOutside() {
    const { disk, pictures } = this.parts;
    const files = disk.changedSince();
    for (const file of files) this.draft.savedOutside(file, disk.read(file));
    const newPictures = pictures.follow();
    if (files.length > 0 || newPictures) this.update(files);
  }

  /** Writes the draft into the content folder: all files or none. */
  async save(by: string) {
    const release = await aloneIn(this.parts.disk.folder);
    // Synchronous until the first await, so no other save interleaves.
    const saving = this.saveLocked(by);
    release();
    await saving;
  }

  private async saveLocked(by: string) {
    this.lookOutside();
    if (this.draft.conflicts.length > 0) throw new DeskRefused(words.settleFirst);
    if (
      this.inWords()
        .problems(this.problems)
        .some(({ severity }) => severity === 'error')
    )
      throw new DeskRefused(words.fixFirst);
    this.draft.tidy();
    const files = this.draft.changedFiles();
    if (files.length === 0) return;
    const changeLines = this.inWords().changeLines();
    const { pictures, disk, own, history } = this.parts;
    const texts = Object.fromEntries(
      files.map((file) => [
        file,
        { before: this.draft.saved.get(file) ?? null, after: this.draft.texts.get(file) ?? null },
      ]),
    );
    const used = pictures
      .newOf(this.picturesIn(files))
      .map((name) => `${this.parts.site.model.images}/${name}`);
    const toSave: FilesToSave = new Map<string, string | Uint8Array | undefined>([
      ...used.map((file) => [file, pictures.bytesOf(file.slice(file.indexOf('/') + 1))!] as const),
      ...files.map((file) => [file, this.draft.texts.get(file)] as const),
    ]);
    saveAll(disk.folder, own, toSave);
    this.draft.wasSaved(files);
    disk.changedSince();
    this.update(files);
    const name = keepPerson(own, by) || words.somebody;
    try {
      await history.add({
        at: new Date().toISOString(),
        by: name,
        words: changeLines,
        texts,
        pictures: used,
      });
    } catch (error) {
      // The files are saved; only the history lacks them.
      throw new DeskRefused((error as Error).message);
    }
  }

  history(most: number): Promise<readonly Saved[]> {
    return this.parts.history.list(most);
  }

  /** Reverts saves in the draft, newest first, or one line of a single save; later changes stay. */
  async bringBack(ids: readonly string[], line?: number) {
    const saves = await Promise.all(ids.map((id) => this.parts.history.textsOf(id)));
    const undone =
      line === undefined
        ? saves
        : saves.map((texts) =>
            oneChangeOf(texts, line, this.values.formOf, valueOf, this.values.names()),
          );
    this.update(this.draft.takeBack(undone));
  }

  async takePicture(
    name: string,
    bytes: Uint8Array,
  ): Promise<{ name: string } | { refused: string }> {
    const taken = await takePicture(name, bytes);
    return 'refused' in taken ? taken : this.keepPicture(taken);
  }

  /** Rotates a photograph by 90° clockwise, as a new file, so that other uses of the old one stay as they are. */
  async turnPicture(name: string): Promise<{ name: string } | { refused: string }> {
    const bytes = this.parts.pictures.bytesOf(name);
    if (!bytes) throw new DeskRefused(words.noSuchPart);
    const turned = await turnPicture(bytes);
    return 'refused' in turned ? turned : this.keepPicture({ name, bytes: turned.bytes });
  }

  private keepPicture(picture: { name: string; bytes: Uint8Array }) {
    const { pictures } = this.parts;
    const name = freeName(picture, pictures.bytesOf);
    pictures.add(name, picture.bytes);
    this.update([]);
    return { name };
  }

  private update(files: readonly string[]) {
    this.version++;
    for (const file of files) {
      this.versions.set(file, this.version);
      const text = this.draft.texts.get(file);
      this.check.write(file, text, text !== this.draft.saved.get(file));
    }
    this.setProblems(this.check.problems());
    // Debounced, because each fix that is tried needs a check of its own.
    clearTimeout(this.fixTimer);
    if (this.problems.some(isError))
      this.fixTimer = setTimeout(() => this.findFixes(), fixDelay).unref();
  }

  private findFixes() {
    this.version++;
    this.setProblems(this.check.withFixes());
  }

  private setProblems(problems: readonly Problem[]) {
    this.problems = problems;
    this.problemsInWords = undefined;
    this.news.emit('change');
  }

  private fixTimer: NodeJS.Timeout | undefined;
  private problems: readonly Problem[] = [];
  private problemsInWords: readonly DeskProblem[] | undefined;

  inWords(): DraftInWords {
    return new DraftInWords(this.parts.site, this.draft, this.values, this.check);
  }

  /** Applies the other person's value as an act. */
  private takeTheirs(conflict: FileConflict): string[] {
    const { file, path, theirs } = conflict;
    return path.length === 0
      ? this.draft.replace(file, theirs as string | undefined)
      : this.draft.write({ edits: [{ file, edit: editToTheirs(conflict) }] });
  }

  private picturesIn(files: readonly string[]): string[] {
    const { sizes } = this.parts.pictures;
    const all = files.map((file) => this.draft.texts.get(file) ?? '').join('\n');
    return [...sizes.keys()].filter((name) => all.includes(name));
  }
}

const filesOf = ({ edits = [], make = [], drop = [], rename = [] }: Act) => [
  ...edits.map(({ file }) => file),
  ...make.map(({ file }) => file),
  ...drop,
  ...rename.flatMap(({ from, to }) => [from, to]),
];
