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
  /** A folder of this desk alone, for saves that are under way. */
  own: string;
}

/** In milliseconds after the last act. */
const calm = 120;

/** The desk of the content folder on this computer: the draft, what is wrong with it, and everything done with it. */
export class LocalDesk {
  /** Emits 'change'. */
  readonly news = new EventEmitter<{ change: [] }>();
  readonly check: DraftCheck;
  private readonly parts: DeskParts;
  private readonly draft: Draft;
  private readonly values: DraftValues;
  /** Above every version of a desk that ran before: a page that stayed open meanwhile asks for all that is newer. */
  private readonly firstVersion = Date.now();
  private version = this.firstVersion;
  private hasPreview = false;
  private readonly versions = new Map<string, number>();

  constructor(parts: DeskParts) {
    this.parts = parts;
    const { site, disk, journal, pictures } = parts;
    this.draft = new Draft(disk.readAll(), journal);
    this.values = new DraftValues(site, this.draft);
    // First what is saved, then the draft: with a draft that has mistakes the preview begins with what is saved.
    this.check = new DraftCheck(site.model, this.draft.saved, pictures.sizes);
    this.tell(this.draft.changedFiles());
  }

  get forms() {
    return this.values.forms;
  }

  /** Goes up with each change. */
  get newest() {
    return this.version;
  }

  /** The preview answers from now on. */
  showPreview() {
    if (this.hasPreview) return;
    this.hasPreview = true;
    this.tell([]);
  }

  /** Everything, or what is newer than a version. */
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
      problems: (this.told ??= inWords.problems(this.found)),
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
    this.tell(this.draft.write(act));
  }

  undo() {
    this.tell(this.draft.undo());
  }

  redo() {
    this.tell(this.draft.redo());
  }

  putAllBack() {
    this.tell(this.draft.putAllBack());
  }

  /** Ends a conflict; the value of the other person comes as an act, which Undo takes back. */
  settle(file: string, path: FileConflict['path'], by: 'mine' | 'theirs') {
    const conflict = this.draft.conflicts.find(
      (one) => one.file === file && JSON.stringify(one.path) === JSON.stringify(path),
    );
    if (!conflict) throw new DeskRefused(words.settledAlready);
    const files = by === 'theirs' ? this.takeTheirs(conflict) : [file];
    this.draft.settle(file, path);
    this.tell(files);
  }

  /** Looks whether somebody saved a file with another program. */
  lookOutside() {
    const { disk, pictures } = this.parts;
    const files = disk.changedSince();
    for (const file of files) this.draft.savedOutside(file, disk.read(file));
    const newPictures = pictures.follow();
    if (files.length > 0 || newPictures) this.tell(files);
  }

  /** Writes the draft into the content folder: all files or none. */
  async save(by: string) {
    const release = await aloneIn(this.parts.disk.folder);
    // Synchronous until the first await, so no other save interleaves.
    const saving = this.saveAlone(by);
    release();
    await saving;
  }

  private async saveAlone(by: string) {
    this.lookOutside();
    if (this.draft.conflicts.length > 0) throw new DeskRefused(words.settleFirst);
    if (
      this.inWords()
        .problems(this.found)
        .some(({ severity }) => severity === 'error')
    )
      throw new DeskRefused(words.fixFirst);
    this.draft.tidy();
    const files = this.draft.changedFiles();
    if (files.length === 0) return;
    const told = this.inWords().changeLines();
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
    this.tell(files);
    const name = keepPerson(own, by) || words.somebody;
    try {
      await history.add({
        at: new Date().toISOString(),
        by: name,
        words: told,
        texts,
        pictures: used,
      });
    } catch (error) {
      // It stands on the disk; only the list of earlier saves lacks it.
      throw new DeskRefused((error as Error).message);
    }
  }

  history(most: number): Promise<readonly Saved[]> {
    return this.parts.history.list(most);
  }

  /** Undoes old saves in the draft, newest first, or one line of one, and nothing that came after them. */
  async bringBack(ids: readonly string[], line?: number) {
    const saves = await Promise.all(ids.map((id) => this.parts.history.textsOf(id)));
    const undone =
      line === undefined
        ? saves
        : saves.map((texts) =>
            oneChangeOf(texts, line, this.values.formOf, valueOf, this.values.names()),
          );
    this.tell(this.draft.takeBack(undone));
  }

  async takePicture(
    name: string,
    bytes: Uint8Array,
  ): Promise<{ name: string } | { refused: string }> {
    const taken = await takePicture(name, bytes);
    return 'refused' in taken ? taken : this.keepPicture(taken);
  }

  /** Turns a photograph clockwise by a right angle: a new one, so that other places keep the one that they have. */
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
    this.tell([]);
    return { name };
  }

  private tell(files: readonly string[]) {
    this.version++;
    for (const file of files) {
      this.versions.set(file, this.version);
      const text = this.draft.texts.get(file);
      this.check.write(file, text, text !== this.draft.saved.get(file));
    }
    this.find(this.check.problems());
    // Fixes are looked for once nobody types: it takes a check for each.
    clearTimeout(this.search);
    if (this.found.some(isError)) this.search = setTimeout(() => this.findRemedies(), calm).unref();
  }

  private findRemedies() {
    this.version++;
    this.find(this.check.withRemedies());
  }

  private find(problems: readonly Problem[]) {
    this.found = problems;
    this.told = undefined;
    this.news.emit('change');
  }

  private search: NodeJS.Timeout | undefined;
  private found: readonly Problem[] = [];
  private told: readonly DeskProblem[] | undefined;

  inWords(): DraftInWords {
    return new DraftInWords(this.parts.site, this.draft, this.values, this.check);
  }

  /** The value of the other person, as an act. */
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
