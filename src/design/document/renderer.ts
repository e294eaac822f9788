import type { Photograph } from '../../content/photographs.ts';

/** A breadcrumb; the last one is the page itself. */
export interface Breadcrumb {
  name: string;
  /** "/blog" */
  address: string;
}

/** The preview image of a page for shared links: text over a photograph. */
export interface SharePicture {
  words: string;
  photograph: Photograph;
  /** "60% 50%": the point of the photograph that stays visible. */
  focus: string;
}

/** Options of a page for the shell. */
export interface ShellHandle {
  /** Hides the phone bar, on contact pages and forms. */
  withoutPhoneBar?: true;
  /** Devices keep a copy of it from the first visit to any page. */
  worksOffline?: true;
}

/** Metadata of a page, for its head, search engines and the shell. */
export interface PageHead extends ShellHandle {
  title: string;
  description: string;
  picture?: SharePicture;
  /** Breadcrumbs; empty for the home page and for pages that are not indexed. */
  breadcrumbs: readonly Breadcrumb[];
  /** Faces that the first view needs besides the text faces, so that they are preloaded. */
  faces?: readonly string[];
  /** schema.org nodes besides the breadcrumbs; `picture` is the URL of the image for shared links. */
  structuredData?: (picture: string) => readonly object[];
  /** The canonical address, if it is not the page's own. */
  canonical?: string;
  /** An article, which links to the feed. */
  kind?: 'article';
  /** Excluded from search results. */
  noindex?: true;
  /** A script at the end of the body, one of the renderer's `inlineScripts`, for changes before the first paint. */
  script?: string;
}

/** What the document needs to know before the page is rendered. */
export interface PageHandle extends PageHead {
  /** Module of its template below src/, whose styles the document inlines. */
  template: string;
}

/** The files of the islands, by URL. */
export interface IslandFiles {
  /** URLs of the scripts of an island: its own, then what that imports. */
  scripts: (name: string) => readonly string[];
  /** Writes the props of an island to a file and returns its URL; only in a build. */
  keep?: (json: string) => string;
}

/** The parts that the build, the development server or the preview of the desk adds to a document. */
export interface Assets {
  /** Markup for the end of the head: styles, preloads. */
  head: string;
  /** Markup for the end of the body: the runtime. */
  foot: string;
  islandFiles: IslandFiles;
  /** Queues the preview image and returns its URL; only in a build. */
  draw?: (picture: SharePicture) => string;
}

/** A whole HTML document. */
export interface RenderedPage {
  html: string;
  /** 301 is a redirect page for a moved address. */
  status: 200 | 301 | 404;
  /** Module of its template below src/; undefined for a redirect page. */
  template?: string;
  /** Devices keep a copy of it from the first visit to any page. */
  worksOffline?: boolean;
}

/** A generated file that is not a page: a calendar, the sitemap, the feed. */
export interface SiteFile {
  address: string;
  text: string;
}

/** The interface of src/site.tsx for the build, the development server and the preview of the desk. */
export interface Renderer {
  /** All pages, redirects last. */
  addresses: readonly string[];
  /** New addresses, by old address. */
  moved: ReadonlyMap<string, string>;
  /** All inline scripts that pages may have, apart from the runtime, for the content security policy. */
  inlineScripts: readonly string[];
  /** The bundle of the script at the end of every page: 'runtime' or another of vite.config.ts. */
  runtime: string;
  /** Addresses of pages that devices never keep a copy of. */
  neverOffline: readonly string[];
  /** The text on every preview image. */
  brand: { name: string; descriptor: string; logo: string };
  files: () => Iterable<SiteFile>;
  render: (
    address: string,
    assets: (page: PageHandle) => Assets | Promise<Assets>,
  ) => Promise<RenderedPage>;
}
