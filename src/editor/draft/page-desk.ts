import { EditRefused } from '../../yaml-edits/edit-refused.ts';
import { schemaOf } from '../../checker/model.ts';
import { DeskRefused } from '../desk-refused.ts';
import type { Act, Connection, Desk, DeskConflict, DeskSetting, DeskState } from '../protocol.ts';
import type { PictureSize } from '../pictures/size-of-picture.ts';
import { words } from '../words.ts';
import { connectionAfter } from './connection-after.ts';
import type { DraftEntry } from './draft-entry.ts';
import { DraftValues } from './draft-values.ts';
import type { Draft } from './draft.ts';
import { EarlierVersions } from './earlier-versions.ts';
import { openParts, type OpenedParts, type PageDeskParts } from './page-desk-parts.ts';
import { PreviewCache } from './preview-cache.ts';
import type { DraftedSite } from './drafted-site.ts';
import { ProposalsAtDesk } from './proposals-at-desk.ts';
import { RunningCheck } from './running-check.ts';
import { saveDraft } from './save-draft.ts';
import type { DraftSync } from '../sync/draft-sync.ts';
import { StateForPage } from './state-for-page.ts';
import { filesOfAct } from './texts-after.ts';

/** The desk behind a page: the draft, its check, and every action on it. Runs in a worker. */
export class PageDesk implements Desk {
  private readonly parts: OpenedParts;
  private readonly site: DraftedSite;
  private readonly values: DraftValues;
  private readonly check: RunningCheck;
  private readonly state: StateForPage;
  private readonly pages: PreviewCache;
  private readonly sync: DraftSync | undefined;
  private readonly versions: EarlierVersions;
  /** The publish of `takeBack` that is under way, which other acts wait for. */
  private publish: Promise<unknown> = Promise.resolve();
  private connection: Connection = 'there';
  private onNews: (version: number) => void = () => undefined;
  private onConnection: (connection: Connection) => void = () => undefined;

  static async open(parts: PageDeskParts): Promise<PageDesk> {
    const desk = new PageDesk(await openParts(parts));
    await desk.look();
    return desk;
  }

  private constructor(parts: OpenedParts) {
    const { kept, content, pictures } = parts;
    this.parts = parts;
    this.sync = parts.sync?.({ ...parts, about: () => this.state.inWords().changedFiles() });
    this.site = parts.siteOn(parts.today());
    const { model } = this.site;
    this.values = new DraftValues(this.site, () => kept.draft);
    this.check = new RunningCheck({
      model,
      formOf: this.values.formOf,
      names: () => this.values.names(),
      draft: () => kept.draft,
      pictures: () => pictures.sizesWith(content.picturesIn(model.images)),
      onProblems: () => {
        this.state.hasChecked();
        this.onNews(this.state.version);
      },
    });
    const { site, values, check } = this;
    this.state = new StateForPage({ site, kept, values, check, pictures });
    this.pages = new PreviewCache({ site, check, pictures });
    this.versions = new EarlierVersions({ ...parts, check, state: this.state, values });
  }

  async setting(): Promise<DeskSetting> {
    const { forms } = this.values;
    return { forms, today: this.site.model.today, person: await this.parts.log.person() };
  }

  /** The state, with only those `values` that are newer than `since`. The first check begins in `follow`. */
  read(since = 0): Promise<DeskState> {
    return Promise.resolve(this.state.read(since));
  }

  async write(act: Act) {
    if (act.of !== undefined) await this.readOthers();
    return this.change((draft) => {
      for (const file of filesOfAct(act)) {
        if (!schemaOf(this.site.model, file)) throw new DeskRefused(words.partDoesNotExist);
        if (act.of !== undefined && this.state.isNewer(file, act.of))
          throw new DeskRefused(words.changedSince);
      }
      return draft.write(act);
    });
  }

  readonly undo = () => this.change((draft) => draft.undo());
  readonly redo = () => this.change((draft) => draft.redo());
  readonly discardAll = () => this.change((draft) => draft.discardAll());

  /** Resolves a conflict; taking their value is an act, so Undo reverts it. */
  async settle({ file, path }: Pick<DeskConflict, 'file' | 'path'>, by: 'mine' | 'theirs') {
    const conflict = this.parts.kept.draft.conflictAt(file, path);
    if (by === 'theirs') await this.change((draft) => draft.takeTheirs(conflict));
    return this.change((draft) => draft.settle(conflict));
  }

  /** Saves the whole draft or nothing. */
  async save(by: string, proposal?: number | 'new'): Promise<DeskState> {
    const { parts, check, state } = this;
    this.update(await parts.content.follow(parts.kept));
    // A proposal makes no new head, so the other devices learn of it only by an exchange before and after.
    if (proposal === 'new') this.update((await this.sync?.now()) ?? []);
    this.update(await saveDraft({ ...parts, check, state }, by, proposal));
    if (proposal === 'new') this.update((await this.sync?.now()) ?? []);
    return this.state.read(0);
  }

  get proposals(): Desk['proposals'] {
    const openDesk = (parts: PageDeskParts) => PageDesk.open(parts);
    return new ProposalsAtDesk(this.parts, (files) => this.update(files), openDesk);
  }

  readonly history = () => this.parts.workspace.history(100);

  whyNotBack(ids: readonly string[], line?: number) {
    return this.versions.whyNot(ids, line);
  }

  async bringBack(ids: readonly string[], line?: number) {
    await this.readOthers();
    const versions = await this.versions.reverted(ids, line);
    return this.change((draft) => draft.takeBack(versions));
  }

  takeBack(id: string, by: string): Promise<DeskState> {
    const isDone = this.publishWithout(id, by);
    this.publish = isDone.catch(() => undefined);
    return isDone;
  }

  private async publishWithout(id: string, by: string): Promise<DeskState> {
    const { kept, content } = this.parts;
    this.update(await content.follow(kept));
    const changed = () => this.update([...kept.draft.texts.keys()]);
    await this.versions.takeBack(id, by).finally(changed);
    return this.state.read(0);
  }

  takePicture(file: File, size: PictureSize | undefined) {
    return this.withNews(this.parts.pictures.take(file, size));
  }

  readonly turnPicture = (name: string) => this.withNews(this.parts.pictures.turn(name));
  readonly progress = () => this.parts.workspace.progress(this.parts.kept.draft.head);
  readonly page = (address: string, day?: string) => this.pages.page(address, day);

  follow(...[onNews, onConnection, onSync]: Parameters<Desk['follow']>) {
    this.onNews = onNews;
    this.onConnection = onConnection;
    onConnection(this.connection);
    onNews(this.state.version);
    this.sync?.follow(onSync);
    this.check.begin();
    return Promise.resolve();
  }

  private async change(command: (draft: Draft) => DraftEntry | undefined): Promise<DeskState> {
    // Meanwhile another draft takes the place of this one.
    await this.publish;
    try {
      this.update(await this.parts.kept.change(command));
    } catch (error) {
      if (error instanceof EditRefused) throw new DeskRefused(words.doesNotFit);
      throw error;
    }
    return this.state.read();
  }

  /** Applies the entries of other tabs. */
  async readOthers(): Promise<void> {
    const hasPictures = await this.parts.pictures.readAdded();
    const files = await this.parts.kept.read();
    if (files.length > 0 || hasPictures) this.update(files);
  }

  /** Merges a new head and the drafts of other devices, and notes whether the store answers; called regularly. */
  async look(): Promise<void> {
    const { content, kept, pictures } = this.parts;
    const before = this.connection;
    try {
      const files = await content.follow(kept);
      files.push(...((await this.sync?.step()) ?? []));
      this.connection = 'there';
      const names = [...content.picturesIn(this.site.model.images).keys()];
      const hasPictures = await pictures.readSaved(names);
      if (files.length > 0 || hasPictures) this.update(files);
    } catch (error) {
      this.connection = connectionAfter(error);
    }
    if (before !== this.connection) this.onConnection(this.connection);
  }

  private async withNews<Reply>(adding: Promise<Reply>): Promise<Reply> {
    const reply = await adding;
    this.update([]);
    return reply;
  }

  private update(files: readonly string[]) {
    this.state.hasChanged(files);
    this.sync?.hasChanged();
    this.onNews(this.state.version);
    this.check.schedule();
  }
}
