import type { Server } from 'node:http';
import { join } from 'node:path';
import {
  type Connect,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type {
  Assets,
  PageHandle,
  CreateSite,
  RenderedPage,
  Site,
} from '../../../src/design/document/renderer.ts';
import { loadOnce } from '../../../src/design/runtime/load-once.ts';
import { contentTypeOf } from '../../deploy/local-host.ts';
import { refuseInvalidPaths } from '../../deploy/valid-requests.ts';
import { caches, contentFolder } from '../../disk.ts';
import { everyLetter, type Fonts, makeFonts, preloadedFonts } from '../fonts.ts';
import { PhotographsOnRequest } from '../pictures.ts';
import { layerOrder } from './bundle-plugins.ts';
import type { ServedContent } from './served-content.ts';
import { sha256 } from '../../sha256.ts';

/** Renders pages during development with the same code as the build, by Vite's server-side rendering. */
export function pagesPlugin(content: ServedContent): Plugin {
  const styles = new PageStyles();

  return {
    name: 'pages',
    apply: 'serve',
    transform: {
      filter: { id: /\.s?css$/ },
      handler(code, id) {
        if (this.environment.name === 'ssr') styles.keep(id, code);
      },
    },
    load: {
      // This module imports and accepts all styles of a page, because style modules do not accept their own changes.
      filter: { id: /^\0virtual:styles\// },
      handler(id) {
        const files = styles.modulesOf(id.slice(1 + stylesPrefix.length));
        if (!files) this.error('No page of this server has such styles.');
        return `${files.map((file) => `import ${JSON.stringify(file)};`).join('\n')}\nimport.meta.hot.accept();`;
      },
    },
    async hotUpdate(update) {
      const { file, modules } = update;
      if (this.environment.name !== 'ssr' || /\.(ya?ml|s?css)$/.test(file) || modules.length === 0)
        return;
      return reloadAfter(update, this.environment);
    },
    configureServer(server) {
      const pages = new PageServer(server, styles, content);
      return () => void server.middlewares.use(pages.answer);
    },
  };
}

/** Reloads the pages when a template or one of its imports was saved, unless it has errors. */
async function reloadAfter(
  { file, modules, server }: HotUpdateOptions,
  environment: DevEnvironment,
): Promise<[] | undefined> {
  const { hot, moduleGraph } = server.environments.client;
  try {
    for (const module of modules) {
      environment.moduleGraph.invalidateModule(module);
      await environment.transformRequest(module.url);
    }
  } catch (error) {
    // The page stays as it is until the template is valid again.
    hot.send({ type: 'error', err: { message: (error as Error).message, stack: '' } });
    return [];
  }
  if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload', path: '*' });
  return undefined;
}

/** The prefix of a module that loads a list of styles, before the name of the list. */
export const stylesPrefix = 'virtual:styles/';

/** Serves pages and files of the site, rendered on request. */
export class PageServer {
  private readonly server: ViteDevServer;
  private readonly styles: PageStyles;
  private readonly content: ServedContent;
  private readonly fonts: () => Promise<Fonts>;
  /** The last loading: modules load for one page at a time, because parallel requests could get old versions. */
  private loading: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, styles: PageStyles, content: ServedContent) {
    this.server = server;
    this.styles = styles;
    this.content = content;
    this.fonts = loadOnce(() => makeFonts(caches(server.config.root).fonts, everyLetter));
  }

  readonly answer: Connect.NextHandleFunction = (request, response, next) => {
    const path = (request.originalUrl ?? '/').replace(/[?#].*$/, '');
    const failed = (error: unknown) => {
      if (error instanceof Error) this.server.ssrFixStacktrace(error);
      next(error);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (/\.(ics|json|xml|txt|webmanifest)$/.test(path)) {
      this.fileAt(path).then((text) => {
        if (text === undefined) return next();
        response.setHeader('content-type', contentTypeOf(path));
        response.end(text);
      }, failed);
      return;
    }
    // A missing file does not get the 404 page, which is only for navigations.
    const isFile = /\.\w+$/.test(path);
    if (isFile && !request.headers.accept?.includes('text/html')) return next();
    this.renderPage(path).then(({ html, status }) => {
      // A redirect page redirects by itself.
      response.statusCode = status === 301 ? 200 : status;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, failed);
  };

  private async site(): Promise<Site> {
    const { ssr } = this.server.environments;
    if (!isRunnableDevEnvironment(ssr))
      throw new Error('The pages cannot be loaded in this environment.');
    const load = () => ssr.runner.import<{ createSite: CreateSite }>('/src/site.tsx');
    const loaded = this.loading.then(load, load);
    this.loading = loaded;
    return this.content.site((await loaded).createSite);
  }

  private async renderPage(path: string): Promise<RenderedPage> {
    const { render, runtime } = await this.site();
    const faces = await this.fonts();
    let styles = '';
    const assets = (handle: PageHandle): Assets => {
      const { markup, list } = this.styles.give(this.server, handle.template);
      styles = markup;
      return {
        fonts: preloadedFonts(faces, handle),
        styles: layerOrder + faces.css + faces.laterCss,
        scripts: [
          { module: `/@id/__x00__${stylesPrefix}${list}` },
          { module: `/src/design/runtime/${runtime}.ts` },
          { module: mistakesDialog },
        ],
        islandFiles: { scripts: (name) => [`/@id/__x00__virtual:island/${name}`] },
      };
    };
    const page = await render(path, assets);
    const html = await this.server.transformIndexHtml(path, page.html);
    return { ...page, html: html.replace('</head>', () => `${styles}</head>`) };
  }

  private async fileAt(path: string): Promise<string | undefined> {
    const { files } = await this.site();
    for (const file of files()) if (file.path === path) return file.text;
    return undefined;
  }
}

/** The styles of the pages of the development server, which are inlined so that no page is without styles at first. */
export class PageStyles {
  /** The compiled styles by module. */
  private readonly compiled = new Map<string, string>();
  /** The lists of styles of rendered pages; only these can be loaded, not any file that a request names. */
  private readonly given = new Map<string, readonly string[]>();

  /** Remembers the compiled styles of a module. */
  keep(id: string, css: string) {
    this.compiled.set(id, css);
  }

  /** Returns the style elements for a template, and the name of their list. */
  give(server: ViteDevServer, template: string): { markup: string; list: string } {
    const ids = this.stylesOf(server, template);
    const list = sha256(ids.join('\n')).slice(0, 16);
    this.given.set(list, ids);
    const element = (id: string) =>
      `<style data-vite-dev-id="${id}">${this.compiled.get(id)}</style>`;
    return { markup: ids.map(element).join('\n'), list };
  }

  /** Returns the modules of a known list. */
  modulesOf(list: string): readonly string[] | undefined {
    return this.given.get(list);
  }

  /** Returns the style modules of the shell and of a template, in the order of imports. */
  private stylesOf(server: ViteDevServer, template: string): string[] {
    const graph = server.environments.ssr.moduleGraph;
    const src = join(server.config.root, 'src');
    const moduleOf = (name: string) => {
      const module = graph.getModuleById(join(src, `${name}.tsx`));
      if (!module) throw new Error(`The server has not loaded src/${name}.tsx.`);
      return module;
    };
    const seen = new Set<EnvironmentModuleNode>();
    const found: string[] = [];
    const walk = (module: EnvironmentModuleNode | undefined, intoPages: boolean) => {
      if (!module || seen.has(module)) return;
      seen.add(module);
      if (module.id && this.compiled.has(module.id)) found.push(module.id);
      for (const imported of module.importedModules) {
        if (intoPages || !/\/src\/(pages\/|accounts\/\w+Screen\.)/.test(imported.id ?? ''))
          walk(imported, intoPages);
      }
    };
    walk(moduleOf('pages/routes'), false);
    walk(moduleOf(template), true);
    return found;
  }
}

/** The script that shows mistakes over a page (src/check/mistakes-dialog.ts). */
const mistakesDialog = '/src/check/mistakes-dialog.ts';

/** Answers all requests for pages with the mistakes while `isNeeded()`, because there is no valid content yet. */
export function answerWithMistakes(server: ViteDevServer, isNeeded: () => boolean) {
  server.middlewares.use((request, response, next) => {
    if (!isNeeded() || !request.headers.accept?.includes('text/html')) return next();
    mistakesPage(server, request.originalUrl ?? '/').then((html) => {
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html);
    }, next);
  });
}

async function mistakesPage(server: ViteDevServer, path: string): Promise<string> {
  const page =
    '<!doctype html><html lang="en"><title>The content has mistakes</title>' +
    `<body><script type="module" src="${mistakesDialog}"></script></body></html>`;
  return server.transformIndexHtml(path, page);
}

/** Makes photographs and fonts on request during development, with the paths of the build. */
export function filesPlugin(): Plugin {
  return {
    name: 'files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const cache = caches(config.root);
      const photographs = new PhotographsOnRequest(
        join(contentFolder(config.root), 'images'),
        cache,
      );
      const fonts = loadOnce(() => makeFonts(cache.fonts, everyLetter));

      async function fileAt(path: string): Promise<Buffer | undefined> {
        if (path.startsWith('/fonts/')) {
          return (await fonts()).files.find((file) => file.path === path)?.bytes;
        }
        return photographs.fileAt(path);
      }

      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/[?#].*$/, '');
        if (!/^\/(photographs|fonts)\//.test(path)) return next();
        fileAt(path).then((bytes) => {
          if (!bytes) return next();
          response.setHeader('content-type', contentTypeOf(path));
          response.end(bytes);
        }, next);
      });
    },
  };
}

/** Refuses invalid paths during development too, before anything else reads them, also after each restart. */
export const validPathsPlugin = (): Plugin => ({
  name: 'valid-paths',
  apply: 'serve',
  configureServer({ httpServer }) {
    if (httpServer) refuseInvalidPaths(httpServer as Server);
  },
});
