import { join, relative } from 'node:path';
import type { DevEnvironment, HotUpdateOptions, Plugin } from 'vite';
import { CheckedContent } from './checked-content.ts';
import { answerWithMistakes } from './mistakes-page.ts';

const isModule = (inside: string) => /^(files|posts|images)$/.test(inside);

/**
 * Lets the site import content as modules: `content/files` gives the checked value of every file by its path,
 * `content/posts` all posts by name, `content/images` all photographs. While the development server runs, mistakes
 * are shown over the page, which stays as it was after the last good save. In a build the modules take their values
 * when the pages are rendered, from what scripts/build.ts has checked: the bundle holds no content.
 */
export function contentPlugin(): Plugin {
  let content: CheckedContent;
  /** One save after another: the last one decides. */
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
      const name = importer && /(?:^|\/)content\/(files|posts|images)$/.exec(id)?.[1];
      return name && id.startsWith('.') ? join(content.folder, name) : null;
    },
    async load(id) {
      const name = inside(id);
      if (!isModule(name)) return null;
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
      if (file.startsWith('images/')) content.expectNewPictures();
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
  { moduleGraph }: DevEnvironment,
  { server }: HotUpdateOptions,
) {
  const { hot } = server.environments.client;
  const failedBefore = content.mistakes !== '';
  const changed = await content.recheck();
  for (const name of changed) {
    const module = moduleGraph.getModuleById(join(content.folder, name));
    if (module) moduleGraph.invalidateModule(module);
  }
  if (content.mistakes || failedBefore) hot.send('content:mistakes', content.mistakes);
  if (changed.length > 0) hot.send({ type: 'full-reload', path: '*' });
}
