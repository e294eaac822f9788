import { join, relative } from 'node:path';
import type { DevEnvironment, HotUpdateOptions, Plugin } from 'vite';
import type { SiteToBuild } from '../site-to-build.ts';
import { CheckedContent } from './checked-content.ts';
import { answerWithMistakes } from './mistakes-page.ts';

/**
 * Provides the content as modules: `content/files` has the checked value of every file by its path, `content/FOLDER`
 * all files of a folder by name, `content/images` all photographs. The development server shows mistakes over the page,
 * which remains as of the last valid save. In a build the modules get their values when the pages are rendered, so that
 * the bundle holds no content.
 */
export function contentPlugin(site: SiteToBuild): Plugin {
  let content: CheckedContent;
  /** Saves are handled in sequence, so that the last one wins. */
  let turn: Promise<unknown> = Promise.resolve();
  const inside = (file: string) => relative(content.folder, file).replaceAll('\\', '/');

  return {
    name: 'content',
    enforce: 'pre',
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
        // The scripts of the pages hold the place as constants.
        const isElsewhere =
          JSON.stringify(site.placeIn(content.folder)) !== JSON.stringify(__PLACE__);
        if (isElsewhere && content.mistakes === '') await update.server.restart();
      });
      turn = saved.catch(() => undefined);
      await saved;
      return [];
    },
  };
}

/** Checks the saved content, then sends mistakes to the open pages or reloads them. */
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
