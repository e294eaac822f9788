import type { Report } from '../../checker/check-between.ts';
import { ContentInMemory } from '../../checker/content-in-memory.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { FormField } from '../form-field.ts';
import type { Names } from '../names.ts';
import { completedContent, type Completed } from './completed-content.ts';
import type { Texts } from './text-change.ts';

/** With more errors than this, somebody is in the middle of something new, and no fixes are tried. */
const mostProved = 8;

export interface DraftModel {
  model: ContentModel;
  formOf: (file: string) => FormField | undefined;
  names: () => Names;
}

/** Checks a draft, and finds what its pages show: a draft with errors is completed, or shown as it was before them. */
export class DraftCheck {
  private readonly site: DraftModel;
  private readonly draft: ContentInMemory;
  /** Of each file the last text without errors. */
  private readonly right: ContentInMemory;
  private readonly pictures = new Map<string, number>();
  private shown: Completed | undefined;
  /** The ids that the draft declares, by kind of thing. */
  ids: Report['ids'] = new Map();

  /** `saved` are the saved files: while the draft has errors, the pages begin with them. */
  constructor(site: DraftModel, saved: Texts, pictures: ReadonlyMap<string, number>) {
    this.site = site;
    this.setPictures(pictures);
    this.right = new ContentInMemory(site.model, saved, this.pictures);
    this.shown = this.rightAlone();
    this.draft = this.right.copy();
  }

  /** Checks the texts of a draft and the sizes of its pictures in bytes; also updates the content to show. */
  problems(texts: Texts, saved: Texts, pictures: ReadonlyMap<string, number>): readonly Problem[] {
    this.setPictures(pictures);
    write(this.draft, texts, saved);
    const report = this.draft.check();
    this.ids = report.ids;
    this.show(report);
    return report.problems;
  }

  /** The problems with their proved fixes: each is proved by a check of its own, so not for very many errors. */
  withFixes(): readonly Problem[] {
    const { problems } = this.draft.check();
    return problems.filter(isError).length > mostProved
      ? problems
      : this.draft.checkWithEdits().problems;
  }

  /** The errors that the draft would have with other texts, and has not now. */
  newErrors(texts: Texts, saved: Texts): readonly Problem[] {
    const changed = this.draft.copy();
    write(changed, texts, saved);
    const [before, after] = [this.draft, changed].map((one) =>
      one.check().problems.filter(isError),
    );
    // Not by their paths: what comes back may move the items after it.
    const countIn = (errors: readonly Problem[], { file, code }: Problem) =>
      errors.filter((one) => one.file === file && one.code === code).length;
    return after!.filter((error) => countIn(after!, error) > countIn(before!, error));
  }

  /** What the pages show; undefined until there is a content without errors. */
  get toShow(): Completed | undefined {
    return this.shown;
  }

  private show({ content, ids, problems }: Report) {
    const errors = problems.filter(isError);
    const wrong = new Set(errors.map(({ file }) => file));
    for (const file of this.draft.filesThatDiffer(this.right))
      if (!wrong.has(file)) this.right.take(file, this.draft);
    if (errors.length === 0) {
      this.shown = { content, gaps: [], pictures: [], isBehind: false };
      return;
    }
    const { draft, right, pictures } = this;
    const { model, formOf, names } = this.site;
    const things = { ids, names: names(), today: model.today };
    const before = this.shown && { ...this.shown, isBehind: true };
    this.shown =
      completedContent({ model, draft, right, errors, pictures, formOf, things }) ??
      this.rightAlone() ??
      before;
  }

  /** The last texts without errors, unless together they have some. */
  private rightAlone(): Completed | undefined {
    const { problems, content } = this.right.check();
    return problems.some(isError) ? undefined : { content, gaps: [], pictures: [], isBehind: true };
  }

  private setPictures(pictures: ReadonlyMap<string, number>) {
    this.pictures.clear();
    for (const [name, size] of pictures) this.pictures.set(name, size);
  }
}

function write(content: ContentInMemory, texts: Texts, saved: Texts) {
  for (const file of new Set([...content.files, ...texts.keys()])) {
    const text = texts.get(file);
    // What the desk has written has no line in a wrong place.
    content.write(file, text, text !== saved.get(file));
  }
}

export const isError = ({ severity }: Problem) => severity === 'error';
