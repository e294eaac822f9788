import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  isRunnableDevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import type { Assets, PageHandle, RenderedPage, Renderer } from '../../src/rendering.ts';
import { caches } from '../disk/caches.ts';
import { makeFonts, type Fonts } from '../fonts/fonts.ts';
import { contentTypeOf } from '../local-host/content-types.ts';
import { headMarkup, layerOrder } from '../prerender/head-markup.ts';
import { overlayScript } from './content-plugin.ts';

const stylesPrefix = 'virtual:styles/';

/** Development: the very same render as in the build, through Vite's loading of modules on the server. */
export function pagesPlugin(): Plugin {
  /** Compiled styles by module, so that a page comes with them and does not flash without. */
  const compiled = new Map<string, string>();
  /** The lists of styles that pages were given: nobody else says what is loaded. */
  const given = new Map<string, readonly string[]>();
  let root = '';
  let fonts: Promise<Fonts> | undefined;

  /** Style modules of the shell and of one template, in the order in which they are imported. */
  function stylesOf(server: ViteDevServer, template: string): string[] {
    const graph = server.environments.ssr.moduleGraph;
    const seen = new Set<EnvironmentModuleNode>();
    const found: string[] = [];
    const walk = (module: EnvironmentModuleNode | undefined, intoPages: boolean) => {
      if (!module || seen.has(module)) return;
      seen.add(module);
      if (module.id && compiled.has(module.id)) found.push(module.id);
      for (const imported of module.importedModules) {
        if (intoPages || !/\/src\/(pages\/|accounts\/\w+Screen\.)/.test(imported.id ?? ''))
          walk(imported, intoPages);
      }
    };
    walk(graph.getModuleById(join(root, 'src/routes/routes.tsx')), false);
    walk(graph.getModuleById(join(root, `src/${template}.tsx`)), true);
    return found;
  }

  async function renderPage(server: ViteDevServer, address: string): Promise<RenderedPage> {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr))
      throw new Error('The pages cannot be loaded in this environment.');
    const { render } = await ssr.runner.import<Renderer>('/src/render.tsx');
    fonts ??= makeFonts(caches(root).fonts);
    const faces = await fonts;
    let styles = '';
    const assets = (handle: PageHandle): Assets => {
      const ids = stylesOf(server, handle.template);
      styles = ids
        .map((id) => `<style data-vite-dev-id="${id}">${compiled.get(id)}</style>`)
        .join('\n');
      const list = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16);
      given.set(list, ids);
      return {
        head: `${headMarkup(faces, handle)}<style>${layerOrder}${faces.css}</style><!--styles-->`,
        foot:
          `<script type="module" src="/@id/__x00__${stylesPrefix}${list}"></script>` +
          `<script type="module" src="/src/runtime/runtime.ts"></script>${overlayScript}`,
        islandFiles: { scripts: (name) => [`/@id/__x00__virtual:island/${name}`] },
      };
    };
    const page = await render(address, assets);
    const html = await server.transformIndexHtml(address, page.html);
    return { ...page, html: html.replace('<!--styles-->', () => styles) };
  }

  async function fileAt(server: ViteDevServer, address: string): Promise<string | undefined> {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) return undefined;
    const { files } = await ssr.runner.import<Renderer>('/src/render.tsx');
    for (const file of files())
      if (file.address === address) {
        const { text } = file;
        return typeof text === 'string' ? text : [...text].join('');
      }
    return undefined;
  }

  return {
    name: 'pages',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\.s?css$/ },
      handler(code, id) {
        if (this.environment.name === 'ssr') compiled.set(id, code);
      },
    },
    resolveId: {
      filter: { id: /^\/?virtual:styles\// },
      handler: (id) => `\0${id.replace(/^\//, '')}`,
    },
    load: {
      // One module that imports and accepts all styles of a page: style modules do not accept themselves.
      filter: { id: /^\0virtual:styles\// },
      handler(id) {
        const ids = given.get(id.slice(1 + stylesPrefix.length));
        if (!ids) this.error('No page of this server has such styles.');
        return `${ids.map((file) => `import ${JSON.stringify(file)};`).join('\n')}\nimport.meta.hot.accept();`;
      },
    },
    async hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || /\.(ya?ml|s?css)$/.test(file) || modules.length === 0)
        return;
      const { hot, moduleGraph } = server.environments.client;
      try {
        for (const module of modules) {
          this.environment.moduleGraph.invalidateModule(module);
          await this.environment.transformRequest(module.url);
        }
      } catch (error) {
        // The page stays as it is until the template can be read again.
        hot.send({ type: 'error', err: { message: (error as Error).message, stack: '' } });
        return [];
      }
      if (!moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload', path: '*' });
      return;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const address = (request.originalUrl ?? '/').replace(/[?#].*$/, '');
          const failed = (error: unknown) => {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          };
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          if (/\.(ics|json|xml|txt|webmanifest)$/.test(address)) {
            fileAt(server, address).then((text) => {
              if (text === undefined) return next();
              response.setHeader('content-type', contentTypeOf(address));
              response.end(text);
            }, failed);
            return;
          }
          // A file that is not there is no page, unless a person asks for it.
          const isFile = /\.\w+$/.test(address);
          if (isFile && !request.headers.accept?.includes('text/html')) return next();
          renderPage(server, address).then(({ html, status }) => {
            // The page of an address that has moved leads on by itself.
            response.statusCode = status === 301 ? 200 : status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(html);
          }, failed);
        });
      };
    },
  };
}
