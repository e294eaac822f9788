import { join, relative } from 'node:path';
import type { DevEnvironment, HotUpdateOptions, Plugin, ViteDevServer } from 'vite';
import type { Report } from '../../src/checker/check-between.ts';
import type { SiteToBuild } from '../build/site-to-build.ts';
import { CheckedContent } from './checked-content.ts';
import { answerWithMistakes } from './mistakes-page.ts';

/** For whoever has the content already, checked, and serves it with a development server of his own. */
export interface ContentApi {
  show: (server: ViteDevServer, content: Report['content'], newPictures: boolean) => void;
}

/**
 * Lets the site import content as modules: `content/files` gives the checked value of every file by its path,
 * `content/FOLDER` all files of a folder by name, `content/images` all photographs. While the development server runs, mistakes
 * are shown over the page, which stays as it was after the last good save. In a build the modules take their values
 * when the pages are rendered, from what scripts/build.ts has checked: the bundle holds no content.
 */
export function contentPlugin(site: SiteToBuild): Plugin<ContentApi> {
  let content: CheckedContent;
  /** One save after another: the last one decides. */
  let turn: Promise<unknown> = Promise.resolve();
  const inside = (file: string) => relative(content.folder, file).replaceAll('\\', '/');

  return {
    name: 'content',
    enforce: 'pre',
    api: {
      show({ environments }, given, newPictures) {
        if (newPictures) content.expectNewPictures();
        forget(content, content.take(given), environments.ssr);
      },
    },
    configResolved({ root }) {
      content = new CheckedContent(root, site);
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
        this.error(`${name} would reach the browser: content belongs to src/routes.`);
      if (this.environment.mode === 'build')
        return `export default globalThis.renderedContent.modules[${JSON.stringify(name)}];`;
      const json = JSON.stringify(await content.valueOf(name));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
    configureServer(server) {
      server.watcher.add(content.folder);
      const { hot } = server.environments.client;
      // Every new page asks once it listens: a reload forgets what the page before it was sent.
      hot.on('content:listening', () => hot.send('content:mistakes', content.mistakes));
      return () => answerWithMistakes(server, () => !content.isThere);
    },
    async hotUpdate(update) {
      const file = inside(update.file);
      if (file.startsWith('..')) return undefined;
      if (this.environment.name !== 'ssr') return [];
      if (content.isPicture(file)) content.expectNewPictures();
      const saved = turn.then(() => takeSave(content, this.environment, update));
      turn = saved.catch(() => undefined);
      await saved;
      return [];
    },
  };
}

/** Checks what was saved, and sends the mistakes to the open pages or has them loaded again. */
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

/** Has the pages take the values of these modules anew. */
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
