import { join } from 'node:path';
import { caches } from '../../disk/caches.ts';
import type { Report } from '../../../src/check/check-between.ts';
import { checkContent } from '../../check/check-content.ts';
import { printReport } from '../../check/report.ts';
import { contentFolder } from '../../disk/content-folder.ts';
import { readPhotographs } from '../pictures/photographs.ts';
import { filesModule, folderModule } from '../../../src/content/content-modules.ts';
import type { SiteToBuild } from '../site-to-build.ts';

/**
 * Checks the content for the development server, and keeps the last valid version, so that pages stay visible while a
 * file has mistakes.
 */
export class CheckedContent {
  readonly folder: string;
  /** The report of the mistakes in the saved content; empty without mistakes. */
  mistakes = '';
  private readonly root: string;
  private readonly site: SiteToBuild;
  private good: Report['content'] | undefined;
  private picturesAreNew = false;

  constructor(root: string, site: SiteToBuild) {
    this.root = root;
    this.site = site;
    this.folder = contentFolder(root);
  }

  private get model() {
    return this.site.modelOn(this.site.today());
  }

  /** Names of the content modules: one for all required files, one for each folder. */
  get modules(): readonly string[] {
    return ['files', ...Object.keys(this.model.folders), this.model.images];
  }

  private moduleOf(file: string) {
    const folder = file.slice(0, Math.max(0, file.indexOf('/')));
    return folder in this.model.folders ? folder : 'files';
  }

  /** Whether a file in the content folder is a photograph. */
  isPicture(file: string) {
    return file.startsWith(`${this.model.images}/`);
  }

  /** Whether there was valid content since the start. */
  get isThere(): boolean {
    return this.good !== undefined;
  }

  /** Called before the next check when a photograph was saved, so that pages are rendered again. */
  expectNewPictures() {
    this.picturesAreNew = true;
  }

  /** Checks all content; returns the names of the changed modules. */
  async recheck(): Promise<string[]> {
    const started = performance.now();
    const { model } = this;
    const report = await checkContent(this.folder, model, {
      imageCache: caches(this.root).decodedImages,
    });
    const failed = report.problems.some(({ severity }) => severity === 'error');
    const seconds = (performance.now() - started) / 1000;
    const consequence = 'The page shows the last good content.';
    this.mistakes = failed
      ? printReport(report, {
          folder: this.folder,
          seconds,
          consequence,
          colors: false,
        })
      : '';
    return failed ? [] : this.take(report.content);
  }

  /** Adopts checked content; returns the same as `recheck`. */
  private take(content: Report['content']): string[] {
    // Compares all files, because an error in one may have delayed changes of others.
    const before = this.good ?? new Map<string, unknown>();
    const changed = [...new Set([...before.keys(), ...content.keys()])].filter(
      (name) => JSON.stringify(before.get(name)) !== JSON.stringify(content.get(name)),
    );
    const modules = new Set(changed.map((name) => this.moduleOf(name)));
    if (this.picturesAreNew) modules.add(this.model.images);
    this.good = content;
    this.picturesAreNew = false;
    return [...modules];
  }

  /** Returns the value of a module. */
  async valueOf(name: string): Promise<unknown> {
    if (!this.good) throw new Error(this.mistakes);
    const { model } = this;
    if (name === model.images)
      return readPhotographs(join(this.folder, name), caches(this.root).placeholderColours);
    return name in model.folders ? folderModule(this.good, name) : filesModule(this.good, model);
  }
}
