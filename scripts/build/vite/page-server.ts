import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import type {
  Assets,
  PageHandle,
  RenderedPage,
  Renderer,
} from '../../../src/design/document/renderer.ts';
import type { Typeface } from '../../../src/design/styles/faces.ts';
import { contentTypeOf } from '../../deploy/local-host/content-types.ts';
import { caches } from '../../disk/caches.ts';
import { everyLetter, makeFonts, type Fonts } from '../fonts/fonts.ts';
import { headMarkup, layerOrder } from '../prerender/head-markup.ts';
import { overlayScript } from './mistakes-page.ts';
import type { PageStyles } from './page-styles.ts';

/** Prefix of the module that loads a list of styles, followed by the name of the list. */
export const stylesPrefix = 'virtual:styles/';

/** Serves pages and files of the site, rendered on request. */
export class PageServer {
  private readonly server: ViteDevServer;
  private readonly styles: PageStyles;
  private readonly typeface: Typeface;
  private fonts: Promise<Fonts> | undefined;
  /** Modules load for one page at a time: parallel requests would get versions from before a change. */
  private loading: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, styles: PageStyles, typeface: Typeface) {
    this.server = server;
    this.typeface = typeface;
    this.styles = styles;
  }

  readonly answer: Connect.NextHandleFunction = (request, response, next) => {
    const address = (request.originalUrl ?? '/').replace(/[?#].*$/, '');
    const failed = (error: unknown) => {
      if (error instanceof Error) this.server.ssrFixStacktrace(error);
      next(error);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (/\.(ics|json|xml|txt|webmanifest)$/.test(address)) {
      this.fileAt(address).then((text) => {
        if (text === undefined) return next();
        response.setHeader('content-type', contentTypeOf(address));
        response.end(text);
      }, failed);
      return;
    }
    // The 404 page is only for navigations, not for missing files.
    const isFile = /\.\w+$/.test(address);
    if (isFile && !request.headers.accept?.includes('text/html')) return next();
    this.renderPage(address).then(({ html, status }) => {
      // Redirect pages redirect by themselves.
      response.statusCode = status === 301 ? 200 : status;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
    }, failed);
  };

  private renderer(): Promise<Renderer> {
    const { ssr } = this.server.environments;
    if (!isRunnableDevEnvironment(ssr))
      throw new Error('The pages cannot be loaded in this environment.');
    const load = () => ssr.runner.import<Renderer>('/src/site.tsx');
    const loaded = this.loading.then(load, load);
    this.loading = loaded;
    return loaded;
  }

  private async renderPage(address: string): Promise<RenderedPage> {
    const { render } = await this.renderer();
    const faces = await (this.fonts ??= makeFonts(
      this.typeface,
      caches(this.server.config.root).fonts,
      everyLetter,
    ));
    let styles = '';
    const assets = (handle: PageHandle): Assets => {
      const { markup, list } = this.styles.give(this.server, handle.template);
      styles = markup;
      return {
        head: `${headMarkup(faces, handle)}<style>${layerOrder}${faces.css}${faces.laterCss}</style><!--styles-->`,
        foot:
          `<script type="module" src="/@id/__x00__${stylesPrefix}${list}"></script>` +
          `<script type="module" src="/src/design/runtime/runtime.ts"></script>${overlayScript}`,
        islandFiles: { scripts: (name) => [`/@id/__x00__virtual:island/${name}`] },
      };
    };
    const page = await render(address, assets);
    const html = await this.server.transformIndexHtml(address, page.html);
    return { ...page, html: html.replace('<!--styles-->', () => styles) };
  }

  private async fileAt(address: string): Promise<string | undefined> {
    const { files } = await this.renderer();
    for (const file of files()) if (file.address === address) return [...file.text].join('');
    return undefined;
  }
}
