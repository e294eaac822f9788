import type { Report } from '../../checker/check-between.ts';
import { ContentInMemory } from '../../checker/content-in-memory.ts';
import { schemaOf, type ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import { formOf } from './form-of.ts';
import type { Texts } from './text-change.ts';
import { withoutBlankWords } from './undescribed.ts';

/** With more errors than this, somebody is in the middle of something new. */
const mostProved = 8;

/** Checks a draft, and keeps the last state without errors for its pages. */
export class DraftCheck {
  private readonly model: ContentModel;
  private readonly draft: ContentInMemory;
  /** The state that the pages show. */
  private shown: ContentInMemory;
  private readonly pictures = new Map<string, number>();
  private content: Report['content'] | undefined;
  private behind = false;
  /** The ids that the draft declares, by kind of thing. */
  ids: Report['ids'] = new Map();

  /** `saved` are the saved files: while the draft has errors, the pages begin with them. */
  constructor(model: ContentModel, saved: Texts, pictures: ReadonlyMap<string, number>) {
    this.model = model;
    this.setPictures(pictures);
    this.shown = new ContentInMemory(model, saved, this.pictures);
    const { problems, content } = this.shown.check();
    if (!problems.some(isError)) this.content = content;
    this.draft = this.shown.copy();
  }

  /** Checks the texts of a draft and the sizes of its pictures in bytes; also updates the content to show. */
  problems(texts: Texts, saved: Texts, pictures: ReadonlyMap<string, number>): readonly Problem[] {
    this.setPictures(pictures);
    for (const file of new Set([...this.draft.files, ...texts.keys()])) {
      const text = texts.get(file);
      // What the desk has written has no line in a wrong place.
      this.draft.write(file, text, text !== saved.get(file));
    }
    const report = this.draft.check();
    this.ids = report.ids;
    this.show(report, texts);
    return report.problems;
  }

  /** The problems with their proved fixes. Each fix is proved by a check, so not for very many errors. */
  withFixes(): readonly Problem[] {
    const { problems } = this.draft.check();
    return problems.filter(isError).length > mostProved
      ? problems
      : this.draft.checkWithEdits().problems;
  }

  /** The checked values of the last draft without errors, by file; undefined until there is one. */
  get contentToShow(): Report['content'] | undefined {
    return this.content;
  }

  /** The draft has errors, and the content to show is older, or missing. */
  get isBehind(): boolean {
    return this.behind || this.content === undefined;
  }

  /**
   * Shows the new texts of files without errors, and photographs that are not described yet; if the mixture has errors,
   * everything stays as shown before.
   */
  private show({ problems, content }: Report, texts: Texts) {
    const errors = problems.filter(isError);
    const wrong = new Set(errors.map(({ file }) => file));
    const hasErrors = wrong.size > 0;
    const changed = this.draft.filesThatDiffer(this.shown);
    const mixture = this.shown.copy();
    for (const file of changed) {
      if (!wrong.has(file)) mixture.take(file, this.draft);
      const filled = wrong.has(file) ? this.textToShow(file, texts, errors) : undefined;
      if (filled === undefined) continue;
      mixture.write(file, filled, true);
      wrong.delete(file);
    }
    const mixed = hasErrors ? mixture.check() : { problems, content };
    const isWhole = !mixed.problems.some(isError);
    if (isWhole) [this.shown, this.content] = [mixture, mixed.content];
    this.behind = changed.some((file) => wrong.has(file) || !isWhole);
  }

  private textToShow(file: string, texts: Texts, errors: readonly Problem[]) {
    const [schema, text] = [schemaOf(this.model, file), texts.get(file)];
    const own = errors.filter((one) => one.file === file);
    return schema && text !== undefined
      ? withoutBlankWords(text, formOf(schema, file), own)
      : undefined;
  }

  private setPictures(pictures: ReadonlyMap<string, number>) {
    this.pictures.clear();
    for (const [name, size] of pictures) this.pictures.set(name, size);
  }
}

export const isError = ({ severity }: Problem) => severity === 'error';
