import { join, relative } from 'node:path';
import type { DevEnvironment, HotUpdateOptions, Plugin } from 'vite';
import type { Report } from '../../../src/check/check-between.ts';
import { folders, imagesFolder, modulesOf } from '../../../src/content/files.ts';
import { checkContent } from '../../check/check-content.ts';
import { printReport } from '../../check/report.ts';
import { caches, contentFolder } from '../../disk.ts';
import { today } from '../day-of-build.ts';
import { readPhotographs } from '../pictures.ts';
import { placeFormatsOf } from '../place-of-build.ts';
import { answerWithMistakes } from './development-plugins.ts';

/**
 * Provides the content as modules (src/content/modules.d.ts: change both together): `content/files` has the checked
 * value of every file by its path, `content/FOLDER` all files of a folder by name, `content/images` all photographs.
 * The development server shows mistakes over the page, which stays as it was after the last valid save. In a build the
 * modules get their values when the pages are rendered, so that the bundle has no content.
 */
export function contentPlugin(): Plugin {
  let content: CheckedContent;
  /** The end of the last save: saves are handled one after the other, so that the last one counts. */
  let turn: Promise<unknown> = Promise.resolve();
  const inside = (file: string) => relative(content.folder, file).replaceAll('\\', '/');

  return {
    name: 'content',
    enforce: 'pre',
    configResolved({ root }) {
      content = new CheckedContent(root);
    },
    async buildStart() {
      if (!content.isThere && this.environment.mode === 'dev') await content.recheck();
    },
    resolveId(id, importer) {
      const name = importer && /(?:^|\/)content\/(\w+)$/.exec(id)?.[1];
      const isModule = name && id.startsWith('.') && content.modules.includes(name);
      return isModule ? join(content.folder, name) : null;
    },
    async load(id) {
      const name = inside(id);
      if (!content.modules.includes(name)) return null;
      if (this.environment.name === 'client')
        this.error(`${name} would reach the browser: content belongs to src/pages.`);
      if (this.environment.mode === 'build')
        return `export default globalThis.renderedContent.modules[${JSON.stringify(name)}];`;
      const json = JSON.stringify(await content.valueOf(name));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
    configureServer(server) {
      server.watcher.add(content.folder);
      const { hot } = server.environments.client;
      // Each page asks again after a reload, which discards earlier messages.
      hot.on('content:listening', () => hot.send('content:mistakes', content.mistakes));
      return () => answerWithMistakes(server, () => !content.isThere);
    },
    async hotUpdate(update) {
      const file = inside(update.file);
      if (file.startsWith('..')) return undefined;
      if (this.environment.name !== 'ssr') return [];
      if (content.isPicture(file)) content.expectNewPictures();
      const saved = turn.then(async () => {
        await takeSave(content, this.environment, update);
        // The scripts of the pages have the place as constants.
        const isElsewhere =
          JSON.stringify(placeFormatsOf(content.folder)) !== JSON.stringify(__PLACE__);
        if (isElsewhere && content.mistakes === '') await update.server.restart();
      });
      turn = saved.catch(() => undefined);
      await saved;
      return [];
    },
  };
}

/** Checks the saved content, and then shows mistakes on the open pages or reloads the pages. */
async function takeSave(
  content: CheckedContent,
  environment: DevEnvironment,
  { server }: HotUpdateOptions,
) {
  const { hot } = server.environments.client;
  const failedBefore = content.mistakes !== '';
  const changed = await content.recheck();
  forget(content, changed, environment);
  if (content.mistakes || failedBefore) hot.send('content:mistakes', content.mistakes);
  if (changed.length > 0) hot.send({ type: 'full-reload', path: '*' });
}

/** Invalidates modules, so that pages read their values again. */
function forget(
  content: CheckedContent,
  names: readonly string[],
  { moduleGraph }: DevEnvironment,
) {
  for (const name of names) {
    const module = moduleGraph.getModuleById(join(content.folder, name));
    if (module) moduleGraph.invalidateModule(module);
  }
}

/**
 * Checks the content for the development server, and keeps the last valid version, so that pages stay visible while a
 * file has mistakes.
 */
export class CheckedContent {
  readonly folder: string;
  /** The report of the mistakes in the saved content; '' if there are none. */
  mistakes = '';
  private readonly root: string;
  private good: Report['content'] | undefined;
  private picturesAreNew = false;

  constructor(root: string) {
    this.root = root;
    this.folder = contentFolder(root);
  }

  /** The names of the content modules: one for all required files, and one for each folder. */
  get modules(): readonly string[] {
    return ['files', ...Object.keys(folders), imagesFolder];
  }

  private moduleOf(file: string) {
    const folder = file.slice(0, Math.max(0, file.indexOf('/')));
    return folder in folders ? folder : 'files';
  }

  /** Whether a file in the content folder is a photograph. */
  isPicture(file: string) {
    return file.startsWith(`${imagesFolder}/`);
  }

  /** Whether there has been valid content since the start. */
  get isThere(): boolean {
    return this.good !== undefined;
  }

  /** Lets the next check render the pages again, because a photograph was saved. */
  expectNewPictures() {
    this.picturesAreNew = true;
  }

  /** Checks all content; returns the names of the changed modules. */
  async recheck(): Promise<string[]> {
    const started = performance.now();
    const report = await checkContent(this.folder, today(), {
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

  /** Takes over checked content; returns the names of the changed modules. */
  private take(content: Report['content']): string[] {
    // All files are compared, because an error in one may have delayed changes of others.
    const before = this.good ?? new Map<string, unknown>();
    const changed = [...new Set([...before.keys(), ...content.keys()])].filter(
      (name) => JSON.stringify(before.get(name)) !== JSON.stringify(content.get(name)),
    );
    const modules = new Set(changed.map((name) => this.moduleOf(name)));
    if (this.picturesAreNew) modules.add(imagesFolder);
    this.good = content;
    this.picturesAreNew = false;
    return [...modules];
  }

  /** Returns the value of a module. */
  async valueOf(name: string): Promise<unknown> {
    if (!this.good) throw new Error(this.mistakes);
    if (name === imagesFolder)
      return readPhotographs(join(this.folder, name), caches(this.root).placeholderColours);
    return modulesOf(this.good)[name as 'files' | 'posts'];
  }
}

/**
 * Makes the content modules read the variable `renderedContent`, so that the preview of the desk can render the same
 * bundle of templates again with the content of a draft.
 */
export const contentFromOutside = (): Plugin => ({
  name: 'content-from-outside',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*\/content\/\w+$/ },
    handler: (id, importer) =>
      importer?.includes('/src/content/') ? null : `\0content/${id.split('/').at(-1)}`,
  },
  load: {
    filter: { id: /^\0content\// },
    handler: (id) =>
      `export default renderedContent.modules[${JSON.stringify(id.slice('\0content/'.length))}];`,
  },
});
