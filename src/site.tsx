import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { sessionScript } from './accounts/session-script.ts';
import { accountPaths } from './content/page-paths.ts';
import { Head, speculationRules } from './design/document/Head.tsx';
import type { Assets, CreateSite, PageHandle, RenderedPage } from './design/document/renderer.ts';
import { IslandFilesContext } from './design/islands/Island.tsx';
import { logoPath } from './design/parts/Logo.tsx';
import { movedPosts } from './pages/blog/posts.ts';
import { openPage, pathsOf } from './pages/routes.tsx';
import { todayFirstScript } from './pages/schedule/week-parts.ts';
import { type SiteContent, siteContentOf } from './pages/site-content.ts';
import { feedPath, siteFiles } from './pages/site-files.ts';

/**
 * Makes the site from checked content: the build calls it once, the development server after each save, the preview of
 * the desk with each draft. src/design/document/renderer.ts explains each member.
 */
export const createSite: CreateSite = (content, facts) => {
  const site = siteContentOf(content, facts);
  const { hasAccounts, files } = site;
  const { name, descriptor } = files['site.yaml'];
  const moved = movedPosts(site);
  const headScripts = hasAccounts ? [sessionScript] : [];
  return {
    paths: [...pathsOf(site), ...moved.keys()],
    moved,
    inlineScripts: [...headScripts, speculationRules, todayFirstScript(site.place)],
    runtime: hasAccounts ? 'runtime-with-accounts' : 'runtime',
    neverOffline: hasAccounts ? accountPaths() : [],
    brand: { name, descriptor, logo: logoPath },
    place: site.place,
    files: () => siteFiles(site),
    render(path, assets) {
      const location = moved.get(path);
      return location === undefined
        ? renderPage(site, { path, headScripts, assets })
        : renderRedirect(site, location);
    },
  };
};

/** Renders the page at a path. Throws if a template throws, so that no error page is ever published. */
async function renderPage(
  site: SiteContent,
  {
    path,
    headScripts,
    assets,
  }: {
    path: string;
    headScripts: readonly string[];
    assets: (page: PageHandle) => Assets | Promise<Assets>;
  },
): Promise<RenderedPage> {
  const { url, name } = site.files['site.yaml'];
  const { handle, element, status } = await openPage(site, path);
  const { fonts = [], styles, scripts = [], islandFiles, draw } = await assets(handle);
  const drawn = handle.noindex || !handle.picture ? undefined : draw?.(handle.picture);
  const feed = {
    title: site.files['pages/blog.yaml'].feed.title,
    path: feedPath,
    page: '/blog',
  };
  const html = documentMarkup(
    site,
    <IslandFilesContext value={islandFiles}>
      <Head
        {...handle}
        path={path}
        site={{ url, name, feed, headScripts, themeColor: '#14110f' }}
        drawn={drawn}
        fonts={fonts}
        styles={styles}
      />
      <body>
        <StaticRouter location={path}>{element}</StaticRouter>
        <Script type="speculationrules" text={speculationRules} />
        {handle.script !== undefined && <Script text={handle.script} />}
        {scripts.map((script) =>
          'text' in script ? (
            <Script key={script.text} text={script.text} />
          ) : (
            <script key={script.module} type="module" src={script.module} />
          ),
        )}
      </body>
    </IslandFilesContext>,
  );
  return {
    html,
    status,
    template: handle.template,
    worksOffline: handle.worksOffline === true,
  };
}

const Script = ({ type, text }: { type?: string; text: string }) => (
  <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
);

/** Writes a document, with the clock of the place for its scripts (src/timetable/page-clock.ts). */
const documentMarkup = ({ place }: SiteContent, children: ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={place.wordsLocale} data-clock={JSON.stringify(place.clock)}>
      {children}
    </html>,
  )}`;

/** Renders a redirect page for a moved address, with a link in case redirects are off. */
async function renderRedirect(site: SiteContent, location: string): Promise<RenderedPage> {
  const { title, description } = (await openPage(site, location)).handle;
  const html = documentMarkup(
    site,
    <>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content={`0; url=${location}`} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={new URL(location, site.files['site.yaml'].url).href} />
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
