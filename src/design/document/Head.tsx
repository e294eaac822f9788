/* The head of a page. */

import type { Breadcrumb, PageHandle } from './renderer.ts';

/** The facts about the site in the head of every page. */
interface SiteMetadata {
  /** A URL such as "https://ironbanyan.example". */
  url: string;
  name: string;
  /** The feed; `page` is the path of the page whose posts it has. */
  feed: { title: string; path: string; page: string };
  /** The inline scripts that run before the first paint. */
  headScripts: readonly string[];
  /** The colour of the browser's interface. */
  themeColor: string;
}

interface HeadProps extends PageHandle {
  /** A path such as "/blog". */
  path: string;
  site: SiteMetadata;
  /** The path of the preview image for shared links, such as "/share/0123456789ab.jpg". */
  drawn: string | undefined;
  /** The paths of the font files to preload. */
  fonts: readonly string[];
  /** The inline styles, which come before all scripts. */
  styles: string | undefined;
}

/** The head of a page, for browsers, search engines and link previews. */
export function Head(props: HeadProps) {
  const { title, description, site, path, canonical = path, noindex, kind } = props;
  const { fonts, styles } = props;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site.url + canonical} />
      )}
      {styles !== undefined && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      {site.headScripts.map((script) => (
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ))}
      <meta name="theme-color" content={site.themeColor} />
      <link rel="icon" href="/favicon.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      {(kind === 'article' || canonical === site.feed.page) && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={site.feed.title}
          href={site.feed.path}
        />
      )}
      {!noindex && <Shared {...props} canonical={canonical} />}
      {fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </head>
  );
}

/** Metadata for link previews, and structured data for search engines. */
function Shared({
  title,
  description,
  site,
  canonical,
  kind,
  drawn,
  breadcrumbs,
  structuredData,
}: HeadProps & { canonical: string }) {
  const picture = drawn === undefined ? undefined : site.url + drawn;
  const data = structuredDataScript(
    site.url,
    breadcrumbs,
    structuredData?.(picture ?? `${site.url}/favicon.svg`) ?? [],
  );
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.url + canonical} />
      <meta property="og:type" content={kind ?? 'website'} />
      <meta property="og:site_name" content={site.name} />
      {picture !== undefined && (
        <>
          <meta property="og:image" content={picture} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  );
}

/**
 * Returns the JSON-LD of a page, its schema.org nodes and its breadcrumbs, or undefined if it has none
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). "<" is escaped, so that no text
 * can close the script element.
 */
export function structuredDataScript(
  url: string,
  breadcrumbs: readonly Breadcrumb[],
  pageNodes: readonly object[],
): string | undefined {
  const nodes =
    breadcrumbs.length > 1 ? [...pageNodes, breadcrumbList(url, breadcrumbs)] : pageNodes;
  if (nodes.length === 0) return undefined;
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

const breadcrumbList = (url: string, breadcrumbs: readonly Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url + path,
  })),
});

/** Lets browsers prerender a page of this site when its link is hovered or touched; not this page, not files. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='.'],[aria-current=page])" },
      eagerness: 'moderate',
    },
  ],
});
