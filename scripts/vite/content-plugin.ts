import { join, relative } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { caches } from '../caches.ts';
import { checkContent, type Report } from '../checker/check-content.ts';
import { printReport } from '../checker/report.ts';
import { contentFolder } from '../content-folder.ts';
import { contentModel } from '../content-model.ts';
import { readPhotographs } from '../photographs.ts';
import { postsOf } from '../rendered-content.ts';
import { today } from '../today.ts';

/**
 * Lets the site import content as modules: one file gives its checked value, `content/posts` all posts by
 * name, `content/images` all photographs. While the development server runs, mistakes are shown over the page,
 * which stays as it was after the last good save. In a build the modules take their values when the pages are
 * rendered, from what scripts/build.ts has checked: the bundle holds no content.
 */
export function contentPlugin(): Plugin {
  let root = '';
  let folder = '';
  let good: Report['content'] | undefined;
  let message = '';
  let server: ViteDevServer | undefined;

  async function recheck() {
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
    if (!failed) good = report.content;
  }

  const overlay = () => ({
    type: 'error' as const,
    err: {
      message: `The content has mistakes.\n\n${message}`,
      stack: '',
      plugin: 'content',
      id: folder,
    },
  });

  /** The value of a module, by its path inside content/ without ending. */
  async function valueOf(name: string): Promise<unknown> {
    if (!good) throw new Error(message);
    if (name === 'images')
      return readPhotographs(join(folder, 'images'), caches(root).placeholderColours);
    return name === 'posts' ? postsOf(good) : good.get(name);
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
      const inside = importer && /(?:^|\/)content\/((?:[\w/-]+\.yaml)|posts|images)$/.exec(id)?.[1];
      return inside && id.startsWith('.') ? join(folder, inside) : null;
    },
    async load(id) {
      const inside = relative(folder, id).replaceAll('\\', '/');
      if (inside.startsWith('..') || !/(^posts|^images|\.yaml)$/.test(inside)) return null;
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
      // A reload loses the overlay, so every new page gets it again.
      created.ws.on('connection', () => {
        if (message) setTimeout(() => created.environments.client.hot.send(overlay()), 0);
      });
    },
    async hotUpdate({ file, modules }) {
      const inside = relative(folder, file).replaceAll('\\', '/');
      if (inside.startsWith('..')) return undefined;
      if (this.environment.name !== 'ssr' || !server) return [];
      const before = good && JSON.stringify([...good]);
      const failedBefore = message !== '';
      await recheck();
      const { hot } = server.environments.client;
      if (message) {
        hot.send(overlay());
        return [];
      }
      const graph = this.environment.moduleGraph;
      const stale: EnvironmentModuleNode[] = [...modules];
      for (const kind of ['posts', 'images']) {
        const module = graph.getModuleById(join(folder, kind));
        if (module && inside.startsWith(`${kind}/`)) stale.push(module);
      }
      for (const module of stale) graph.invalidateModule(module);
      const changed = inside.startsWith('images/') || before !== JSON.stringify([...(good ?? [])]);
      if (changed || failedBefore) hot.send({ type: 'full-reload', path: '*' });
      return [];
    },
  };
}
