import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { IslandScripts } from './islands/Island.tsx';
import { content } from './routes/content.ts';
import type { Assets, RenderedPage } from './rendering.ts';
import { addresses, routes, type PageHandle } from './routes/routes.tsx';

export { addresses };

const handler = createStaticHandler(routes);
const headMark = '<meta name="end-of-head"/>';

/**
 * Renders the page at an address: the one door to all pages, for the build and for development. A template
 * that throws makes this throw, so that no error page is ever published.
 */
export async function render(
  address: string,
  assets: (template: string) => Assets | Promise<Assets>,
): Promise<RenderedPage> {
  const { url, locale } = content['site.yaml'];
  const context = await handler.query(new Request(new URL(address, url)));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect.`);
  if (context.errors) throw Object.values(context.errors)[0];
  const { route } = context.matches.at(-1)!;
  const { template, title, description, canonical = address, noindex } = route.handle as PageHandle;
  const { head, foot, islandScripts } = await assets(template);
  const html = renderToStaticMarkup(
    <IslandScripts value={islandScripts}>
      <html lang={locale}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{title}</title>
          <meta name="description" content={description} />
          {noindex ? (
            <meta name="robots" content="noindex" />
          ) : (
            <link rel="canonical" href={new URL(canonical, url).href} />
          )}
          <meta name="theme-color" content="#14110f" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta name="end-of-head" />
        </head>
        <body>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </body>
      </html>
    </IslandScripts>,
  );
  if (!html.includes(headMark))
    throw new Error('The end of the head was not found in the rendered document.');
  return {
    html: `<!doctype html>${html.replace(headMark, () => head).replace(/<\/body><\/html>$/, () => `${foot}</body></html>`)}`,
    status: route.path === '*' ? 404 : 200,
  };
}
