import type { Report } from '../../checker/check-between.ts';
import { ContentInMemory } from '../../checker/content-in-memory.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { FormField } from '../form-field.ts';
import type { Names } from '../names.ts';
import { completedContent, type Completed } from './completed-content.ts';
import type { Texts } from './text-change.ts';

/** The parts of a site that the check needs: schemas and rules, forms, and names for messages. */
export interface DraftModel {
  model: ContentModel;
  formOf: (file: string) => FormField | undefined;
  names: () => Names;
}

/**
 * Checks a draft and prepares the content of its preview. If the draft has errors, stand-in or earlier values replace
 * missing and wrong ones, or the preview shows the last valid content.
 */
export class DraftCheck {
  private readonly site: DraftModel;
  private readonly draft: ContentInMemory;
  /** The last text of each file without errors. */
  private readonly lastValid: ContentInMemory;
  private readonly pictures = new Map<string, number>();
  private shown: Completed | undefined;
  /** The ids that the draft declares, by kind of thing. */
  ids: Report['ids'] = new Map();

  /** `saved`: the saved files, which the preview shows until the first check of the draft. */
  constructor(site: DraftModel, saved: Texts, pictures: ReadonlyMap<string, number>) {
    this.site = site;
    this.setPictures(pictures);
    this.lastValid = new ContentInMemory(site.model, saved, this.pictures);
    this.shown = this.rightAlone();
    this.draft = this.lastValid.copy();
  }

  /** Checks the texts of a draft and the sizes of its pictures in bytes; also updates the content to show. */
  problems(texts: Texts, pictures: ReadonlyMap<string, number>): readonly Problem[] {
    this.setPictures(pictures);
    write(this.draft, texts);
    const report = this.draft.check();
    this.ids = report.ids;
    this.show(report);
    return report.problems;
  }

  /** The errors that other texts would add to those of the draft. */
  newErrors(texts: Texts): readonly Problem[] {
    const changed = this.draft.copy();
    write(changed, texts);
    const [before, after] = [this.draft, changed].map((one) =>
      one.check().problems.filter(isError),
    );
    // Not compared by path: a restored item may move the items after it.
    const countIn = (errors: readonly Problem[], { file, message }: Problem) =>
      errors.filter((one) => one.file === file && one.message === message).length;
    return after!.filter((error) => countIn(after!, error) > countIn(before!, error));
  }

  /** The content that the preview shows; undefined while none could be made of the draft or the saved files. */
  get latestValid(): Completed | undefined {
    return this.shown;
  }

  private show({ content, ids, problems }: Report) {
    const errors = problems.filter(isError);
    const wrong = new Set(errors.map(({ file }) => file));
    for (const file of this.draft.filesThatDiffer(this.lastValid))
      if (!wrong.has(file)) this.lastValid.take(file, this.draft);
    if (errors.length === 0) {
      this.shown = { content, gaps: [], pictures: [], isBehind: false };
      return;
    }
    const { draft, lastValid, pictures } = this;
    const { model, formOf, names } = this.site;
    const things = { ids, names: names(), today: model.today };
    const before = this.shown && { ...this.shown, isBehind: true };
    this.shown =
      completedContent({ model, draft, lastValid, errors, pictures, formOf, things }) ??
      this.rightAlone() ??
      before;
  }

  /** The content of the last valid texts, unless they contradict each other. */
  private rightAlone(): Completed | undefined {
    const { problems, content } = this.lastValid.check();
    return problems.some(isError) ? undefined : { content, gaps: [], pictures: [], isBehind: true };
  }

  private setPictures(pictures: ReadonlyMap<string, number>) {
    this.pictures.clear();
    for (const [name, size] of pictures) this.pictures.set(name, size);
  }
}

function write(content: ContentInMemory, texts: Texts) {
  for (const file of new Set([...content.files, ...texts.keys()]))
    content.write(file, texts.get(file));
}

/** Whether a problem is an error, not a note. */
export const isError = ({ severity }: Problem) => severity === 'error';
