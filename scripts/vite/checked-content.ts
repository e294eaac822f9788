import { join } from 'node:path';
import { caches } from '../disk/caches.ts';
import type { Report } from '../checker/check-between.ts';
import { checkContent } from '../checker/disk/check-content.ts';
import { contentWordings } from '../../src/content/wording/content-wordings.ts';
import { printReport } from '../checker/report.ts';
import { contentFolder } from '../content/content-folder.ts';
import { contentModel } from '../content/content-model.ts';
import { readPhotographs } from '../pictures/photographs.ts';
import { filesModule, postsModule } from '../content/rendered-content.ts';
import { today } from '../content/today.ts';

/** The content as it was when it was last without mistakes, while somebody writes. */
export class CheckedContent {
  readonly folder: string;
  /** The report of the mistakes in the saved content; empty without mistakes. */
  mistakes = '';
  private readonly root: string;
  private good: Report['content'] | undefined;
  private picturesAreNew = false;

  constructor(root: string) {
    this.root = root;
    this.folder = contentFolder(root);
  }

  get isThere(): boolean {
    return this.good !== undefined;
  }

  /** To be called before the next check, when a photograph was saved: pages are made anew once all is good. */
  expectNewPictures() {
    this.picturesAreNew = true;
  }

  /** Checks all of it; answers with the names of the modules whose values have changed. */
  async recheck(): Promise<string[]> {
    const started = performance.now();
    const report = await checkContent(this.folder, contentModel(today()), {
      imageCache: caches(this.root).decodedImages,
    });
    const failed = report.problems.some(({ severity }) => severity === 'error');
    const seconds = (performance.now() - started) / 1000;
    const consequence = 'The page shows the last good content.';
    this.mistakes = failed
      ? printReport(report, {
          folder: this.folder,
          seconds,
          wordings: contentWordings,
          consequence,
          colors: false,
        })
      : '';
    return failed ? [] : this.take(report.content);
  }

  /** Takes over content that was checked already; answers like `recheck`. */
  take(content: Report['content']): string[] {
    // All files are compared, as a mistake in one may have held back changes of others.
    const before = this.good ?? new Map<string, unknown>();
    const changed = [...new Set([...before.keys(), ...content.keys()])].filter(
      (name) => JSON.stringify(before.get(name)) !== JSON.stringify(content.get(name)),
    );
    const modules = new Set(changed.map((name) => (name.startsWith('posts/') ? 'posts' : 'files')));
    const names: string[] = this.picturesAreNew ? [...modules, 'images'] : [...modules];
    this.good = content;
    this.picturesAreNew = false;
    return names;
  }

  /** The value of a module, by its name. */
  async valueOf(name: string): Promise<unknown> {
    if (!this.good) throw new Error(this.mistakes);
    if (name === 'images')
      return readPhotographs(join(this.folder, 'images'), caches(this.root).placeholderColours);
    return name === 'posts' ? postsModule(this.good) : filesModule(this.good);
  }
}
