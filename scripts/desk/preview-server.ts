import { createHash } from 'node:crypto';
import { createServer, type Plugin } from 'vite';
import type { Report } from '../../src/checker/check-between.ts';
import type { ContentApi } from '../vite/content-plugin.ts';

/** The site, made of the draft, beside the desk: on an origin of its own, so that none of its pages can call the desk. */
export interface PreviewServer {
  /** Has the pages made from other content; `newPictures`: also from other photographs. */
  show: (content: Report['content'], newPictures: boolean) => void;
  listen: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** `desk` is the address of the desk, the only page that may show the preview in a frame. */
export async function previewServer(
  root: string,
  port: number,
  desk: string,
): Promise<PreviewServer> {
  const server = await createServer({
    root,
    logLevel: 'error',
    plugins: [inTheDesk(desk)],
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

/** Puts into each page what talks to the desk around it. */
const inTheDesk = (desk: string): Plugin => ({
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
      { tag: 'script', children: onItsDay, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'desk', content: desk }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'desk-page', content: signOf(page) }, injectTo: 'head' },
      {
        tag: 'script',
        attrs: { type: 'module', src: '/src/editor/preview/in-preview.ts' },
        injectTo: 'body',
      },
    ],
  },
});

/** Sets the clock of a page to noon of the day on which it is looked at: what is said on that day only is said. */
const onItsDay = `{
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

/** The same for the same page: what stands in the frame may be older than what the frame is given next. */
const signOf = (page: string) => createHash('sha256').update(page).digest('base64url');
