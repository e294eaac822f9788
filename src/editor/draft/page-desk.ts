import type { Report } from '../../checker/check-between.ts';
import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { schemaOf } from '../../checker/model.ts';
import { DeskRefused } from '../desk-refused.ts';
import type { Act, Desk, DeskConflict, DeskProblem, DeskSetting, DeskState } from '../protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { NotReached } from '../workspace/http-workspace.ts';
import { words } from '../words.ts';
import type { DraftedPages } from '../preview/drafted-pages.ts';
import { oneChangeOf } from './bring-back.ts';
import type { DraftEntry } from './draft-entry.ts';
import { DraftInWords } from './draft-in-words.ts';
import type { DraftLog } from './draft-log.ts';
import { DraftPictures } from './draft-pictures.ts';
import { DraftValues, valueOf } from './draft-values.ts';
import { isAt, type Draft } from './draft.ts';
import type { DraftedSite } from './drafted-site.ts';
import { KeptDraft } from './kept-draft.ts';
import { tidyName } from './person-name.ts';
import { RunningCheck } from './running-check.ts';
import { SavedContent } from './saved-content.ts';
import { filesOfAct } from './texts-after.ts';

export interface PageDeskParts {
  log: DraftLog;
  workspace: Workspace;
  siteOn: (today: string) => DraftedSite;
  /** "2026-11-23" */
  today: () => string;
}

/** The desk of a page: the draft, its check, and every action on it. Made to run in a worker. */
export class PageDesk implements Desk {
  private readonly parts: PageDeskParts;
  private readonly kept: KeptDraft;
  private readonly content: SavedContent;
  private readonly pictures: DraftPictures;
  private readonly site: DraftedSite;
  private readonly values: DraftValues;
  private readonly check: RunningCheck;
  private version = 1;
  /** What the page knows. */
  private sentVersion = 0;
  private readonly versions = new Map<string, number>();
  /** In words: the last ones, until a check is through after the last change. */
  private problemsInWords: readonly DeskProblem[] = [];
  private hasNewProblems = false;
  /** The pages made last, with what they were made of. */
  private pages:
    { content: Report['content']; key: string; made: Promise<DraftedPages> } | undefined;
  private isThere = true;
  private onNews: (version: number) => void = () => undefined;
  private onConnection: (isThere: boolean) => void = () => undefined;

  static async open(parts: PageDeskParts): Promise<PageDesk> {
    const { log, workspace } = parts;
    const content = new SavedContent(log, workspace);
    await content.remember();
    const kept = await KeptDraft.open(log, () => content.begin());
    const pictures = new DraftPictures(log, workspace);
    await pictures.readAdded();
    const desk = new PageDesk(parts, kept, content, pictures);
    await desk.look();
    return desk;
  }

  private constructor(
    parts: PageDeskParts,
    kept: KeptDraft,
    content: SavedContent,
    pictures: DraftPictures,
  ) {
    this.parts = parts;
    this.kept = kept;
    this.content = content;
    this.pictures = pictures;
    this.site = parts.siteOn(parts.today());
    this.values = new DraftValues(this.site, () => this.kept.draft);
    const { images } = this.site.model;
    this.check = new RunningCheck({
      model: this.site.model,
      draft: () => this.kept.draft,
      pictures: () => new Map([...pictures.sizes, ...content.picturesIn(images)]),
      onProblems: () => {
        this.version++;
        this.hasNewProblems = true;
        this.onNews(this.version);
      },
    });
  }

  private get draft(): Draft {
    return this.kept.draft;
  }

  async setting(): Promise<DeskSetting> {
    const { forms } = this.values;
    return { forms, today: this.site.model.today, person: await this.parts.log.person() };
  }

  /** Everything; of `values` what is newer than `since`. The first check begins after the first answer. */
  read(since = 0): Promise<DeskState> {
    return Promise.resolve(this.state(since));
  }

  write(act: Act) {
    return this.change((draft) => {
      for (const file of filesOfAct(act))
        if (!schemaOf(this.site.model, file)) throw new DeskRefused(words.noSuchPart);
      return draft.write(act);
    });
  }

  undo() {
    return this.change((draft) => draft.undo());
  }

  redo() {
    return this.change((draft) => draft.redo());
  }

  putAllBack() {
    return this.change((draft) => draft.putAllBack());
  }

  /** Resolves a conflict; taking their value is an act, so Undo reverts it. */
  async settle({ file, path }: Pick<DeskConflict, 'file' | 'path'>, by: 'mine' | 'theirs') {
    const conflict = this.draft.conflicts.find((one) => isAt(one, file, path));
    if (!conflict) throw new DeskRefused(words.settledAlready);
    if (by === 'theirs') await this.change((draft) => draft.takeTheirs(conflict));
    return this.change((draft) => draft.settle(conflict));
  }

  /** Saves the draft: all of it or nothing. */
  async save(by: string): Promise<DeskState> {
    const name = tidyName(by);
    await this.parts.log.keepPerson(name);
    this.update(await this.content.follow(this.kept));
    this.update(
      await this.content.commit(
        this.kept,
        name || words.somebody,
        (draft) => this.tidied(draft),
        () => this.linesToSave(),
      ),
    );
    return this.state(0);
  }

  async history() {
    return this.parts.workspace.history(100);
  }

  /** Reverts versions in the draft, newest first, or one line of a single version; later changes stay. */
  async bringBack(ids: readonly string[], line?: number) {
    const versions = await Promise.all(
      ids.map(async (id) => {
        const texts = await this.parts.workspace.version(id);
        if (!texts) throw new DeskRefused(words.noSuchSave);
        return line === undefined
          ? texts
          : oneChangeOf(texts, line, this.values.formOf, valueOf, this.values.names());
      }),
    );
    return this.change((draft) => draft.takeBack(versions));
  }

  async takePicture(file: File) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return this.addPicture(file.name, bytes, 0);
  }

  /** Rotates a photograph by 90° clockwise, as a new file, so that other uses of the old one stay as they are. */
  async turnPicture(name: string) {
    const bytes = await this.pictures.bytesOf(name);
    if (!bytes) throw new DeskRefused(words.noSuchPart);
    return this.addPicture(name, bytes, 1);
  }

  async page(address: string, day?: string): Promise<string | undefined> {
    const content = this.check.contentToShow;
    if (!content) return undefined;
    const photographs = this.pictures.onPages;
    const key = JSON.stringify([day, Object.keys(photographs)]);
    if (this.pages?.content !== content || this.pages.key !== key)
      this.pages = { content, key, made: this.site.pagesOf(content, photographs, day) };
    return (await this.pages.made).render(address);
  }

  follow(onNews: (version: number) => void, onConnection: (isThere: boolean) => void) {
    this.onNews = onNews;
    this.onConnection = onConnection;
    onConnection(this.isThere);
    onNews(this.version);
    this.check.schedule();
    return Promise.resolve();
  }

  private async addPicture(name: string, bytes: Uint8Array<ArrayBuffer>, turns: 0 | 1) {
    const added = await this.pictures.add(await this.parts.workspace.prepare(name, bytes, turns));
    this.update([]);
    return added;
  }

  /** Of `values` what is newer than `since`, mostly what the page was sent last. */
  private state(since = this.sentVersion): DeskState {
    this.sentVersion = this.version;
    const inWords = this.inWords();
    const content = this.check.contentToShow;
    const files = [...this.draft.texts.keys()].sort();
    const fresh = files.filter((file) => (this.versions.get(file) ?? 1) > since);
    return {
      version: this.version,
      values: Object.fromEntries(
        fresh.map((file) => [file, this.values.shown(file, this.values.of(file))]),
      ),
      saved: Object.fromEntries(
        this.draft
          .changedFiles()
          .map((file) => [file, this.values.shown(file, this.values.savedOf(file))]),
      ),
      files,
      problems: this.describeProblems(),
      changes: inWords.changes(),
      conflicts: inWords.conflicts(),
      ...inWords.waysBack(),
      isChecked: this.check.hasRun,
      hasPages: content !== undefined,
      pagesAreBehind: this.check.isBehind,
      things: inWords.things(),
      facts: content ? this.site.factsIn(content) : {},
      pictures: this.pictures.shown,
    };
  }

  private async change(command: (draft: Draft) => DraftEntry | undefined): Promise<DeskState> {
    try {
      this.update(await this.kept.change(command));
    } catch (error) {
      if (error instanceof EditRefused) throw new DeskRefused(words.doesNotFit);
      throw error;
    }
    return this.state();
  }

  /** Takes over what other tabs have added. */
  async readOthers(): Promise<void> {
    const hasPictures = await this.pictures.readAdded();
    const files = await this.kept.read();
    if (files.length > 0 || hasPictures) this.update(files);
  }

  /** Takes over another head; to be called now and again. Without a connection the draft goes on. */
  async look(): Promise<void> {
    const wasThere = this.isThere;
    try {
      const files = await this.content.follow(this.kept);
      this.isThere = true;
      const pictures = this.content.picturesIn(this.site.model.images);
      const known = Object.keys(this.pictures.saved);
      const isNew = known.length !== pictures.size || known.some((name) => !pictures.has(name));
      if (isNew) await this.pictures.readSaved();
      if (files.length > 0 || isNew) this.update(files);
    } catch (error) {
      if (!(error instanceof NotReached || error instanceof DeskRefused)) throw error;
      this.isThere = error instanceof DeskRefused;
    }
    if (wasThere !== this.isThere) this.onConnection(this.isThere);
  }

  private describeProblems(): readonly DeskProblem[] {
    if (this.hasNewProblems) this.problemsInWords = this.inWords().problems(this.check.problems);
    this.hasNewProblems = false;
    return this.problemsInWords;
  }

  private update(files: readonly string[]) {
    this.version++;
    // They are about a text that is no more.
    this.hasNewProblems = false;
    for (const file of files) this.versions.set(file, this.version);
    this.onNews(this.version);
    this.check.schedule();
  }

  /** The draft as it is saved; throws where something forbids that. */
  private tidied(draft: Draft): DraftEntry | undefined {
    this.linesToSave();
    const content = this.check.contentToShow!;
    return draft.tidy((texts) => this.site.oldComments((file) => texts.get(file)!, content));
  }

  /** The changes in words; throws where something forbids saving them. */
  private linesToSave(): string[] {
    if (this.draft.conflicts.length > 0) throw new DeskRefused(words.settleFirst);
    this.check.run();
    if (this.describeProblems().some(({ severity }) => severity === 'error'))
      throw new DeskRefused(words.fixFirst);
    const lines = this.inWords().changeLines();
    return lines.length > 0 ? lines : [words.onlyComments];
  }

  private inWords(): DraftInWords {
    return new DraftInWords(this.site, this.draft, this.values, this.check.ids);
  }
}
