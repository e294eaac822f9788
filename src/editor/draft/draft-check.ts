import type { Report } from '../../checker/check-between.ts';
import { ContentInMemory } from '../../checker/content-in-memory.ts';
import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';

/** With more errors than this, somebody is in the middle of something new. */
const mostProved = 8;

/** Checks a draft, and keeps the last state without errors for the preview. */
export class DraftCheck {
  private readonly draft: ContentInMemory;
  private readonly shown: ContentInMemory;
  private readonly texts: Map<string, string>;
  private readonly shownTexts: Map<string, string>;
  private content: Report['content'] | undefined;
  private behind = false;
  /** The ids that the draft declares, by kind of thing. */
  ids: Report['ids'] = new Map();

  /** `texts` are the saved files; `pictures`, sizes in bytes by name, is read live at each check. */
  constructor(
    model: ContentModel,
    texts: ReadonlyMap<string, string>,
    pictures: ReadonlyMap<string, number>,
  ) {
    this.texts = new Map(texts);
    this.shownTexts = new Map(texts);
    this.draft = new ContentInMemory(model, texts, pictures);
    this.shown = new ContentInMemory(model, texts, pictures);
    const saved = this.shown.check();
    if (!saved.problems.some(isError)) this.content = saved.content;
  }

  /** `isWritten`: by the desk rather than by hand. */
  write(file: string, text: string | undefined, isWritten: boolean) {
    if (text === undefined) this.texts.delete(file);
    else this.texts.set(file, text);
    this.draft.write(file, text, isWritten);
  }

  /** Also updates the content to show. */
  problems(): readonly Problem[] {
    const { problems, ids } = this.draft.check();
    this.ids = ids;
    const wrong = new Set(problems.filter(isError).map(({ file }) => file));
    this.show(wrong);
    return problems;
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
  private show(wrong: ReadonlySet<string>) {
    const files = new Set([...this.texts.keys(), ...this.shownTexts.keys()]);
    const changed = [...files].filter((file) => this.texts.get(file) !== this.shownTexts.get(file));
    const next = changed.filter((file) => !wrong.has(file));
    for (const file of next) this.shown.write(file, this.texts.get(file));
    const report = this.shown.check();
    if (report.problems.some(isError)) {
      for (const file of next) this.shown.write(file, this.shownTexts.get(file));
      this.behind = changed.length > 0;
      return;
    }
    for (const file of next) this.take(file);
    this.content = report.content;
    this.behind = next.length < changed.length;
  }

  private take(file: string) {
    const text = this.texts.get(file);
    if (text === undefined) this.shownTexts.delete(file);
    else this.shownTexts.set(file, text);
  }
}

export const isError = ({ severity }: Problem) => severity === 'error';
