import { join } from 'node:path';
import { type CheckedFiles, imagesFolder } from '../../../src/content/files.ts';
import { finalContent } from '../../../src/content/final-content.ts';
import type { Photograph } from '../../../src/content/photographs.ts';
import type { CreateSite, Site } from '../../../src/design/document/renderer.ts';
import { checkContent } from '../../check/check-content.ts';
import { reportAsText } from '../../check/report.ts';
import { caches, contentFolder } from '../../disk.ts';
import { contentChangedAt, today } from '../day-of-build.ts';
import { writeEditorFiles } from '../editor-schemas.ts';
import { readPhotographs } from '../pictures.ts';

/** The content of the development server: the last without a mistake, so that pages stay visible while a file has one. */
export class ServedContent {
  readonly folder: string;
  /** The report of the mistakes in the saved content; '' if there are none. */
  mistakes = '';
  hasAccounts = false;
  readonly #root: string;
  /** The ids that editors offer while typing. */
  #offered: string | undefined;
  #good: { checked: [string, unknown][]; photographs: Record<string, Photograph> } | undefined;
  /** The site of the last valid content, made by the code that was loaded then. */
  #made: { by: CreateSite; on: string; site: Site } | undefined;

  constructor(root: string) {
    this.#root = root;
    this.folder = contentFolder(root);
  }

  /** Whether there has been valid content since the start. */
  get isThere(): boolean {
    return this.#good !== undefined;
  }

  /** Checks all content, and offers its ids to editors; returns whether the pages may have changed. */
  async recheck(): Promise<boolean> {
    const started = performance.now();
    const report = await checkContent(this.folder, today(this.folder), {
      imageCache: caches(this.#root).decodedImages,
    });
    const failed = report.problems.some(({ severity }) => severity === 'error');
    const seconds = (performance.now() - started) / 1000;
    const consequence = 'The page shows the last good content.';
    this.mistakes = failed
      ? reportAsText(report, { folder: this.folder, seconds, consequence, colors: false })
      : '';
    if (failed) return false;
    if (this.folder === join(this.#root, 'content')) this.#offer(report.ids);
    return this.#take(report.content);
  }

  #offer(ids: ReadonlyMap<string, readonly string[]>) {
    const offered = JSON.stringify([...ids]);
    if (offered !== this.#offered) writeEditorFiles(this.#root, ids);
    this.#offered = offered;
  }

  async #take(checked: CheckedFiles): Promise<boolean> {
    const images = join(this.folder, imagesFolder);
    const good = {
      checked: [...checked],
      photographs: await readPhotographs(images, caches(this.#root).placeholderColours),
    };
    if (JSON.stringify(good) === JSON.stringify(this.#good)) return false;
    this.#good = good;
    this.#made = undefined;
    return true;
  }

  /** Returns the site of today; `createSite` is the function of the code as it is now. */
  site(createSite: CreateSite): Site {
    if (!this.#good) throw new Error(this.mistakes);
    const on = today(this.folder);
    if (this.#made?.by !== createSite || this.#made.on !== on) {
      const { checked, photographs } = this.#good;
      const visitors = { today: on, accounts: this.hasAccounts, drafts: true };
      const site = createSite(finalContent(new Map(checked), visitors), {
        photographs,
        today: on,
        changedAt: contentChangedAt(this.folder),
      });
      this.#made = { by: createSite, on, site };
    }
    return this.#made.site;
  }
}
