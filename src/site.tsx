import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { sessionScript } from './accounts/session-script.ts';
import { accountAddresses } from './content/addresses.ts';
import { Head, speculationRules } from './design/document/Head.tsx';
import type { Assets, PageHandle, RenderedPage } from './design/document/renderer.ts';
import { IslandFilesContext } from './design/islands/Island.tsx';
import { logoPath } from './design/parts/Logo.tsx';
import { movedTo as moved } from './pages/blog/posts.ts';
import { content, hasAccounts } from './pages/content.ts';
import { addresses, openPage, pageScripts } from './pages/routes.tsx';
import { feedAddress, siteFiles } from './pages/site-files.ts';

/**
 * The renderer of the site, which the build, the development server and the preview of the desk import: its exports are
 * the interface `Renderer` of src/design/document/renderer.ts, which explains each.
 */
export { addresses, moved };
const headScripts = hasAccounts ? [sessionScript] : [];
export const inlineScripts = [...headScripts, speculationRules, ...pageScripts];
export const runtime = hasAccounts ? 'runtime' : 'runtime-without-accounts';
export const neverOffline = hasAccounts ? accountAddresses() : [];

/** The generated files that are not pages. */
export const files = siteFiles;

const headMark = '<meta name="end-of-head"/>';
const ending = '</body></html>';
const { url, name, descriptor } = content['site.yaml'];
export const brand = { name, descriptor, logo: logoPath };

const site = {
  url,
  name,
  feed: {
    title: content['pages/blog.yaml'].feed.title,
    address: feedAddress,
    page: '/blog',
  },
  headScripts,
  themeColor: '#14110f',
};

/** Renders the page at an address. Throws if a template throws, so that no error page is ever published. */
export async function render(
  address: string,
  assets: (page: PageHandle) => Assets | Promise<Assets>,
): Promise<RenderedPage> {
  const location = moved.get(address);
  if (location !== undefined) return movedPage(location);
  const { handle, element, status } = await openPage(address);
  const { head, foot, islandFiles, draw } = await assets(handle);
  const { script } = handle;
  const drawn = handle.noindex || !handle.picture ? undefined : draw?.(handle.picture);
  const whole = documentMarkup(
    <IslandFilesContext value={islandFiles}>
      <Head {...handle} address={address} site={site} drawn={drawn} />
      <body>
        <StaticRouter location={address}>{element}</StaticRouter>
      </body>
    </IslandFilesContext>,
  );
  const headAt = whole.indexOf(headMark);
  if (headAt < 0 || !whole.endsWith(ending))
    throw new Error('The end of the head or of the body was not found in the rendered document.');
  const ownScript = script === undefined ? '' : `<script>${script}</script>`;
  const parts = [
    shorter(whole.slice(0, headAt)),
    head,
    shorter(whole.slice(headAt + headMark.length, -ending.length)),
    `<script type="speculationrules">${speculationRules}</script>${ownScript}${foot}${ending}`,
  ];
  return {
    html: parts.join(''),
    status,
    template: handle.template,
    worksOffline: handle.worksOffline === true,
  };
}

/**
 * Makes HTML shorter than React writes it: void elements need no slash, attributes in double quotes need no other
 * escape, and elements of SVG may close themselves.
 */
const shorter = (html: string) =>
  html
    .replace(/<(meta|link|img|source|input)\b([^<>]*)\/>/g, '<$1$2>')
    .replaceAll('&#x27;', "'")
    .replaceAll('></path>', '/>');

const documentMarkup = (children: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(<html lang={__PLACE__.wordsLocale}>{children}</html>)}`;

/** A redirect page for a moved address, with a link in case redirects are off. */
async function movedPage(location: string): Promise<RenderedPage> {
  const { title, description } = (await openPage(location)).handle;
  const html = documentMarkup(
    <>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content={`0; url=${location}`} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={new URL(location, url).href} />
      </head>
      <body>
        <main>
          <h1>
            <a href={location}>{title}</a>
          </h1>
        </main>
      </body>
    </>,
  );
  return { html, status: 301 };
}
