import { join, relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { caches } from '../disk/caches.ts';
import type { Report } from '../checker/check-between.ts';
import { checkContent } from '../checker/disk/check-content.ts';
import { printReport } from '../checker/report.ts';
import { contentFolder } from '../content/content-folder.ts';
import { contentModel } from '../content/content-model.ts';
import { readPhotographs } from '../pictures/photographs.ts';
import { filesOf, postsOf } from '../content/rendered-content.ts';
import { today } from '../content/today.ts';

/** Shows mistakes over a page: src/development/mistakes.ts. */
export const overlayScript = '<script type="module" src="/src/development/mistakes.ts"></script>';

/**
 * Lets the site import content as modules: `content/files` gives the checked value of every file by its path,
 * `content/posts` all posts by name, `content/images` all photographs. While the development server runs, mistakes are shown over the page,
 * which stays as it was after the last good save. In a build the modules take their values when the pages are
 * rendered, from what scripts/build/build-site.ts has checked: the bundle holds no content.
 */
export function contentPlugin(): Plugin {
  let root = '';
  let folder = '';
  let good: Report['content'] | undefined;
  let message = '';
  let server: ViteDevServer | undefined;
  /** Photographs that were saved since the pages were rendered from good content for the last time. */
  let newPictures = false;
  /** One save after another: the last one decides. */
  let turn: Promise<unknown> = Promise.resolve();

  /** Checks all of it; answers with the names of the modules whose values have changed. */
  async function recheck(): Promise<string[]> {
    const started = performance.now();
    const report = await checkContent(folder, contentModel(today()), {
      imageCache: caches(root).decodedImages,
    });
    const failed = report.problems.some(({ severity }) => severity === 'error');
    const seconds = (performance.now() - started) / 1000;
    message = failed
      ? printReport(report, {
          folder,
          seconds,
          consequence: 'The page shows the last good content.',
          colors: false,
        })
      : '';
    if (failed) return [];
    // Not the saved file alone: what was wrong in one may have kept back what is new in another.
    const before = good ?? new Map<string, unknown>();
    const names = new Set([...before.keys(), ...report.content.keys()]);
    const changed = [...names].filter(
      (name) => JSON.stringify(before.get(name)) !== JSON.stringify(report.content.get(name)),
    );
    good = report.content;
    const modules = new Set<string>(
      changed.map((name) => (name.startsWith('posts/') ? 'posts' : 'files')),
    );
    if (newPictures) modules.add('images');
    newPictures = false;
    return [...modules];
  }

  const tell = () => server?.environments.client.hot.send('content:mistakes', message);

  /** Answers while there is no good content to make a page from. */
  async function mistakesPage(address: string): Promise<string> {
    const page = `<!doctype html><html lang="en"><title>The content has mistakes</title><body></body></html>`;
    return (await server!.transformIndexHtml(address, page)).replace(
      '</body>',
      `${overlayScript}$&`,
    );
  }

  /** The value of a module, by its name. */
  async function valueOf(name: string): Promise<unknown> {
    if (!good) throw new Error(message);
    if (name === 'images')
      return readPhotographs(join(folder, 'images'), caches(root).placeholderColours);
    return name === 'posts' ? postsOf(good) : filesOf(good);
  }

  return {
    name: 'content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      folder = contentFolder(root);
    },
    async buildStart() {
      if (!good && this.environment.mode === 'dev') await recheck();
    },
    resolveId(id, importer) {
      const inside = importer && /(?:^|\/)content\/(files|posts|images)$/.exec(id)?.[1];
      return inside && id.startsWith('.') ? join(folder, inside) : null;
    },
    async load(id) {
      const inside = relative(folder, id).replaceAll('\\', '/');
      if (!/^(files|posts|images)$/.test(inside)) return null;
      if (this.environment.name === 'client')
        this.error(`${inside} would reach the browser: content belongs to src/routes.`);
      if (this.environment.mode === 'build')
        return `export default globalThis.renderedContent.modules[${JSON.stringify(inside)}];`;
      const json = JSON.stringify(await valueOf(inside));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
    configureServer(created) {
      server = created;
      created.watcher.add(folder);
      // A reload loses what was told, so every new page is told again, once it listens.
      created.environments.client.hot.on('content:listening', tell);
      return () => {
        created.middlewares.use((request, response, next) => {
          if (good || !request.headers.accept?.includes('text/html')) return next();
          mistakesPage(request.originalUrl ?? '/').then((html) => {
            response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            response.end(html);
          }, next);
        });
      };
    },
    async hotUpdate({ file }) {
      const inside = relative(folder, file).replaceAll('\\', '/');
      if (inside.startsWith('..')) return undefined;
      if (this.environment.name !== 'ssr' || !server) return [];
      const { hot } = server.environments.client;
      const graph = this.environment.moduleGraph;
      newPictures ||= inside.startsWith('images/');
      const saved = turn.then(async () => {
        const failedBefore = message !== '';
        const changed = await recheck();
        for (const name of changed) {
          const module = graph.getModuleById(join(folder, name));
          if (module) graph.invalidateModule(module);
        }
        if (message || failedBefore) tell();
        if (changed.length > 0) hot.send({ type: 'full-reload', path: '*' });
      });
      turn = saved.catch(() => undefined);
      await saved;
      return [];
    },
  };
}
