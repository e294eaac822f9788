import { createHash } from 'node:crypto';
import { createServer, type Plugin } from 'vite';
import type { Report } from '../../src/checker/check-between.ts';
import type { ContentApi } from '../vite/content-plugin.ts';

/** Serves the site with the draft, on an origin of its own, so that its pages cannot call the desk. */
export interface PreviewServer {
  /** Renders the pages from new content; `newPictures`: photographs have changed too. */
  show: (content: Report['content'], newPictures: boolean) => void;
  listen: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** `desk` is the address of the desk, the only page that may frame the preview. */
export async function previewServer(
  root: string,
  port: number,
  desk: string,
): Promise<PreviewServer> {
  const server = await createServer({
    root,
    logLevel: 'error',
    plugins: [deskConnection(desk)],
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
  });
  const plugin = server.config.plugins.find(({ name }) => name === 'content') as Plugin<ContentApi>;
  const { show } = plugin.api!;
  return {
    show: (content, newPictures) => show(server, content, newPictures),
    listen: () => server.listen(),
    close: () => server.close(),
  };
}

/** Injects into each page the script that talks to the desk. */
const deskConnection = (desk: string): Plugin => ({
  name: 'in-the-desk',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      response.setHeader('content-security-policy', `frame-ancestors ${desk}`);
      next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => [
      { tag: 'script', children: clockScript, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'desk', content: desk }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'desk-page', content: hashOf(page) }, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/editor/preview/in-preview.ts' },
        injectTo: 'body',
      },
    ],
  },
});

/** Sets the clock of a page to noon in India on the previewed day, so that it shows what is for that day. */
const clockScript = `{
  const day = sessionStorage.getItem('desk-preview-day');
  if (day) {
    const ahead = Date.parse(day + 'T06:30:00Z') - Date.now();
    const Clock = Date;
    Date = class extends Clock {
      constructor(...given) {
        if (given.length === 0) super(Clock.now() + ahead);
        else super(...given);
      }
      static now() {
        return Clock.now() + ahead;
      }
    };
  }
}`;

/** A hash of the page, by which the desk knows whether the frame shows it or an older one. */
const hashOf = (page: string) => createHash('sha256').update(page).digest('base64url');
