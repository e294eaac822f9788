/*
 * What the worker of the desk does: reads what is published, checks the draft, renders its pages and publishes. The
 * page of the desk calls it as `DeskEngine` (protocol.ts).
 */

import type { Report } from '../../check/check-across-files.ts';
import { ContentInMemory } from '../../check/content-in-memory.ts';
import { imagesFolder } from '../../content/files.ts';
import { placeOfText } from '../../content/place-of-site.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import type { Clock } from '../../content/place/zone.ts';
import type { Photograph } from '../../content/photographs.ts';
import { loadOnce } from '../../design/runtime/load-once.ts';
import type { Workspace } from '../../host/workspace/workspace.ts';
import type { MeasurePicture, PictureSize, PreparePicture } from '../pictures/prepare-picture.ts';
import { setGymPlace } from '../words/gym-place.ts';
import type { Names } from '../words/names.ts';
import { factsInWords } from './facts-in-words.ts';
import { words } from '../words/words.ts';
import type { DraftDatabase } from './draft-database.ts';
import { DraftPictures } from './draft-pictures.ts';
import type { Publish } from './draft.ts';
import { editsToReach, type FileEdit, filesOf, type Values, valuesWith } from './edit.ts';
import { editsBetween } from '../../content/compare.ts';
import { mergeWithTexts } from './merge-text.ts';
import { problemAtDesk } from './problem-at-desk.ts';
import {
  type Checked,
  connectionAfter,
  type DeskEngine,
  DeskRefused,
  type DeskSetting,
  type DraftedPage,
  type DraftedPages,
  type LookResult,
  type PagesOfDraft,
  type PublishReply,
} from './protocol.ts';
import { PublishedContent } from './published-content.ts';
import { formIn, type Forms } from './forms.ts';
import { formsOf, namesInContent, textWith, valueOfText } from './texts-and-values.ts';

/** Everything that is different on the web, on a computer and in tests. */
export interface EngineParts {
  database: DraftDatabase;
  workspace: Workspace;
  prepare: PreparePicture;
  measure: MeasurePicture;
  /** Loads the templates, after the forms, because they are as large as everything else together. */
  loadPages: () => Promise<PagesOfDraft>;
  /** The date by a clock, as this device knows it. */
  today: (clock: Clock) => string;
}

type Texts = ReadonlyMap<string, string>;

const commitRefused = {
  mistakes: 'Something still needs fixing. It is at the top of the list of changes.',
  'not-content': 'This is not part of the website’s content, and was not published.',
  'upload-missing':
    'A photograph was lost on its way, and nothing was published. Your draft is kept. Choose the photograph again.',
  'disk-full':
    'The disk is full, and nothing was published. Make room on it, then publish again. Your draft is kept.',
  'store-failed':
    'The changes could not be written, and nothing was published. Your draft is kept. Show this to whoever looks after the website.',
};

/** Knows the published content, and what a draft makes of it: its texts, its problems, its pages. */
export class ContentEngine implements DeskEngine {
  private readonly parts: EngineParts;
  private readonly content: PublishedContent;
  private readonly photographs: DraftPictures;
  private readonly forms: Forms;
  /** The published values by file, of the texts with which they were read. */
  private values: Values = {};
  /** The values of the files that the last checked draft changes; undefined for deleted ones. */
  private draft: Values = {};
  private readonly sizes = new Map<string, number>();
  private checked: ContentInMemory;
  /** The last content without errors, of which the pages are made. */
  private whole: Report['content'] | undefined;
  private rendered:
    { content: Report['content']; key: string; pages: () => Promise<DraftedPages> } | undefined;

  static async open(parts: EngineParts): Promise<ContentEngine> {
    const content = await PublishedContent.open(parts.workspace, parts.database, parts.today);
    const engine = new ContentEngine(parts, content);
    await engine.photographs.readAdded();
    return engine;
  }

  private constructor(parts: EngineParts, content: PublishedContent) {
    this.parts = parts;
    this.content = content;
    const { database, workspace, prepare, measure } = parts;
    this.photographs = new DraftPictures(database, workspace, prepare, measure);
    this.forms = formsOf();
    this.checked = new ContentInMemory(this.today, new Map(), this.sizes);
    this.readValues();
  }

  private get today(): string {
    return this.content.today;
  }

  async setting(): Promise<DeskSetting> {
    const person = await this.parts.database.person();
    return { forms: this.forms, today: this.today, person, place: this.placeOfPublished() };
  }

  published = () => Promise.resolve({ head: this.content.head, values: this.values });

  pictures = () => Promise.resolve(this.photographs.shown);

  async look(): Promise<LookResult> {
    try {
      const isNew = await this.content.follow();
      if (isNew) this.readValues();
      const hasPictures = await this.photographs.readPublished(this.pictureNames());
      return {
        connection: 'there',
        today: this.today,
        ...(isNew && { published: await this.published() }),
        ...(hasPictures && { pictures: this.photographs.shown }),
      };
    } catch (error) {
      return { connection: connectionAfter(error) };
    }
  }

  check(edits: readonly FileEdit[], base: string): Promise<Checked | undefined> {
    if (base !== this.content.head) return Promise.resolve(undefined);
    const after = valuesWith(this.values, edits);
    this.draft = Object.fromEntries(filesOf(edits).map((file) => [file, after[file]]));
    if (this.checked.today !== this.today) this.checked = this.checked.copy(this.today);
    const {
      problems: found,
      ids,
      content,
      place,
    } = this.report(this.textsWith(edits), this.checked);
    const names = this.names();
    const valueOf = (file: string) => this.valueOf(file) ?? null;
    const formOf = (file: string) => formIn(this.forms, file);
    const problems = found
      .filter(({ file }) => formOf(file))
      .map((problem) => problemAtDesk(problem, { valueOf, formOf, names }));
    const isWhole = !found.some(({ severity }) => severity === 'error');
    if (isWhole) this.whole = content;
    else this.whole ??= this.wholeWithoutDraft();
    return Promise.resolve({
      problems,
      things: Object.fromEntries(
        [...ids].map(([kind, own]) => [
          kind,
          own.map((id) => {
            const name = kind === 'page' ? names.page(id, valueOf) : names.thing(kind, id);
            return [id, name] as const;
          }),
        ]),
      ),
      facts: this.whole ? factsInWords(this.whole, this.today) : {},
      place,
      hasPages: this.whole !== undefined,
      pagesAreBehind: !isWhole,
    });
  }

  async page(asked: string, day?: string): Promise<DraftedPage | undefined> {
    const photographs = this.photographs.onPages;
    // The list of photographs is not loaded if the desk was opened offline.
    if (!this.whole || Object.keys(this.photographs.onWebsite).length === 0) return undefined;
    // The length tells a plain picture from the photograph of the same name that takes its place.
    const lengths = Object.entries(photographs).map(([name, { file }]) => [name, file?.length]);
    const key = JSON.stringify([this.today, day, lengths]);
    const { whole } = this;
    if (this.rendered?.content !== whole || this.rendered.key !== key) {
      const pages = loadOnce(() => this.pagesOf(whole, photographs, day));
      this.rendered = { content: whole, key, pages };
    }
    const { paths, render } = await this.rendered.pages();
    // A new coach, class or post has its page once nothing lacks; until then, the page that will list it is shown.
    const address = paths.includes(asked) ? asked : asked.slice(0, asked.lastIndexOf('/')) || '/';
    return { address, html: await render(address) };
  }

  private async pagesOf(
    content: Report['content'],
    photographs: Record<string, Photograph>,
    day: string | undefined,
  ): Promise<DraftedPages> {
    const pagesOfDraft = await this.parts.loadPages();
    return pagesOfDraft(content, photographs, this.today, day);
  }

  async publish(
    { id, by, sentences }: Publish,
    edits: readonly FileEdit[],
    base: string,
  ): Promise<PublishReply> {
    await this.parts.database.keepPerson(by);
    // A publish on an older head is not sent again; the desk only asks whether it was made.
    const isOnHead = base === this.content.head;
    const texts: Record<string, string | null> = {};
    for (const file of isOnHead ? filesOf(edits) : []) {
      const text = this.textAfter(file, edits);
      if (text !== this.content.texts[file]) texts[file] = text ?? null;
    }
    const added = (await this.parts.database.pictures()).filter(({ name }) =>
      Object.values(texts).some((text) => text?.includes(name)),
    );
    const pictures = Object.fromEntries(added.map(({ name, bytes }) => [name, bytes]));
    const reply = await this.parts.workspace.publish({
      id,
      base: isOnHead ? base : '',
      by,
      texts,
      pictures,
      sentences,
    });
    if (reply.kind === 'refused') return { kind: 'refused', why: commitRefused[reply.why] };
    await this.content.follow(reply.head);
    this.readValues();
    if (reply.kind === 'done') {
      // First read as published, then dropped as added, so that no page lacks a photograph meanwhile.
      await this.photographs.readPublished(this.pictureNames());
      await this.parts.database.removePictures(added.map(({ name }) => name));
      await this.photographs.readAdded();
    }
    return { ...reply, ...(await this.published()) };
  }

  async publisherOf(file: string): Promise<string | undefined> {
    for (const { id, by } of await this.parts.workspace.history(5)) {
      const text = (await this.parts.workspace.version(id))?.[file]?.after;
      // A later change may come from outside the desk.
      if (text !== undefined) return text === this.content.texts[file] ? by : undefined;
    }
    return undefined;
  }

  history = () => this.parts.workspace.history(100);

  async version(id: string): Promise<Values> {
    const texts = await this.parts.workspace.version(id);
    if (!texts) throw new DeskRefused(words.noSuchPublish);
    return Object.fromEntries(
      Object.entries(texts).map(([file, { after }]) => [file, this.read(file, after)]),
    );
  }

  async takeBack(id: string, by: string, sentence: string): Promise<PublishReply> {
    const texts = await this.parts.workspace.version(id);
    if (!texts) return { kind: 'refused', why: words.noSuchPublish };
    if (await this.content.follow()) this.readValues();
    const files: Record<string, unknown> = {};
    for (const [file, { before, after }] of Object.entries(texts)) {
      const [from, to] = [this.read(file, after), this.read(file, before)];
      const merged = mergeWithTexts(from, this.values[file], to);
      if (merged.conflicts.length > 0)
        return {
          kind: 'refused',
          why: 'This cannot be taken back, because it was changed again later. Change it by hand instead.',
        };
      files[file] = merged.value;
    }
    const alone = new ContentInMemory(this.today, new Map(), this.sizes);
    const edits = editsToReach(this.values, { ...this.values, ...files });
    const { problems } = this.report(this.textsWith(edits), alone);
    if (problems.some(({ severity }) => severity === 'error'))
      return {
        kind: 'refused',
        why: 'This cannot be taken back, because something that was published later needs it. Change it by hand instead.',
      };
    const publish = { id: crypto.randomUUID(), by, sentences: [sentence], actions: [] };
    return this.publish(publish, edits, this.content.head);
  }

  progress = () => this.parts.workspace.progress(this.content.head);

  takePicture = (file: File, size: PictureSize | undefined) => this.photographs.take(file, size);

  turnPicture = (name: string) => this.photographs.turn(name);

  private valueOf(file: string): unknown {
    return file in this.draft ? this.draft[file] : this.values[file];
  }

  private pictureNames(): string[] {
    return this.content.picturesIn(imagesFolder).map(([name]) => name);
  }

  private names(): Names {
    return namesInContent(this.forms, [this.values, this.draft]);
  }

  private read(file: string, text: string | null): unknown {
    return text === null ? undefined : valueOfText(text, formIn(this.forms, file));
  }

  private placeOfPublished(): PlaceFormats {
    return placeOfText(this.content.texts['site.yaml'], Number(this.today.slice(0, 4)));
  }

  private readValues() {
    setGymPlace(this.placeOfPublished());
    this.values = Object.fromEntries(
      Object.entries(this.content.texts).map(([file, text]) => [file, this.read(file, text)]),
    );
  }

  /** The text of a file after some edits of what is published; undefined if they delete it. */
  private textAfter(file: string, all: readonly FileEdit[]): string | undefined {
    const form = formIn(this.forms, file);
    if (!form) throw new DeskRefused(words.partDoesNotExist);
    const own = all.filter((edit) => edit.file === file);
    const before = this.values[file];
    const value = valuesWith(this.values, own)[file];
    if (value === undefined) return undefined;
    const isMade = own.some(({ path }) => path.length === 0);
    const edits = isMade ? editsBetween(before, value) : own;
    return textWith(this.content.texts[file], before, edits, form);
  }

  /** The texts of the content after some edits of what is published. */
  private textsWith(edits: readonly FileEdit[]): Texts {
    const texts = new Map(Object.entries(this.content.texts));
    for (const file of filesOf(edits)) {
      const text = this.textAfter(file, edits);
      if (text === undefined) texts.delete(file);
      else texts.set(file, text);
    }
    return texts;
  }

  private report(texts: Texts, content: ContentInMemory): Report {
    this.sizes.clear();
    const published = this.content.picturesIn(imagesFolder);
    for (const [name, size] of this.photographs.sizesWith(published)) this.sizes.set(name, size);
    for (const file of new Set([...content.files, ...texts.keys()]))
      content.write(file, texts.get(file));
    const report = content.check();
    setGymPlace(report.place);
    return report;
  }

  /** What is published, for the pages of a draft with errors from the beginning. */
  private wholeWithoutDraft(): Report['content'] | undefined {
    const alone = new ContentInMemory(this.today, new Map(), this.sizes);
    const { problems, content } = this.report(this.textsWith([]), alone);
    return problems.some(({ severity }) => severity === 'error') ? undefined : content;
  }
}
