import type { Report } from '../../checker/check-between.ts';
import { ContentInMemory } from '../../checker/content-in-memory.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { Texts } from './text-change.ts';

/** With more errors than this, somebody is in the middle of something new. */
const mostProved = 8;

/** Checks a draft, and keeps the last state without errors for its pages. */
export class DraftCheck {
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
    this.show(report);
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

  /** Shows the new texts of files without errors; if the mixture has errors, everything stays as shown before. */
  private show({ problems, content }: Report) {
    const wrong = new Set(problems.filter(isError).map(({ file }) => file));
    const changed = this.draft.filesThatDiffer(this.shown);
    const mixture = this.shown.copy();
    for (const file of changed) if (!wrong.has(file)) mixture.take(file, this.draft);
    const mixed = wrong.size === 0 ? { problems, content } : mixture.check();
    const isWhole = !mixed.problems.some(isError);
    if (isWhole) [this.shown, this.content] = [mixture, mixed.content];
    this.behind = changed.some((file) => wrong.has(file) || !isWhole);
  }

  private setPictures(pictures: ReadonlyMap<string, number>) {
    this.pictures.clear();
    for (const [name, size] of pictures) this.pictures.set(name, size);
  }
}

export const isError = ({ severity }: Problem) => severity === 'error';
