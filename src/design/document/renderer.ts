import type { Content } from '../../content/files.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import type { Photograph } from '../../content/photographs.ts';

/*
 * The interface of src/site.tsx for the build, the development server and the preview of the desk, with the types of
 * pages, heads and documents.
 */

/** The facts of a site that are not in its content files. */
export interface SiteFacts {
  /** The date at the gym, such as "2026-11-21". */
  today: string;
  /** The time at which the content last changed, in seconds since 1970. */
  changedAt: number;
  /** The photographs of content/images/, by the names of their files. */
  photographs: Readonly<Record<string, Photograph>>;
  /** Returns the words that a page shows for a field of a group of content; only the preview of the desk marks them. */
  marked?: (group: object, field: string, words: string) => string;
}

/** The function that src/site.tsx exports, of final content (src/content/final-content.ts). */
export type CreateSite = (content: Content, facts: SiteFacts) => Site;

/** A site, which renders its pages and generates its files. */
export interface Site {
  /** The paths of all pages, redirects last. */
  paths: readonly string[];
  /** The new path of each old one. */
  moved: ReadonlyMap<string, string>;
  /** All inline scripts that pages may have, apart from the runtime, for the content security policy. */
  inlineScripts: readonly string[];
  /** The script of src/design/runtime at the end of every page, with or without the code for accounts. */
  runtime: 'runtime' | 'runtime-with-accounts';
  /** The paths of pages of which devices never keep a copy. */
  neverOffline: readonly string[];
  /** The text on every preview image. */
  brand: { name: string; descriptor: string; logo: string };
  /** How the place of the gym writes dates. */
  place: PlaceFormats;
  files: () => Iterable<SiteFile>;
  render: (
    path: string,
    assets: (page: PageHandle) => Assets | Promise<Assets>,
  ) => Promise<RenderedPage>;
}

/** A breadcrumb; the last one is the page itself. */
export interface Breadcrumb {
  name: string;
  /** A path such as "/blog". */
  path: string;
}

/** The preview image of a page for shared links: text over a photograph. */
export interface SharePicture {
  words: string;
  photograph: Photograph;
  /** The point of the photograph that stays visible, such as "60% 50%". */
  focus: string;
}

/** The options of a page for the shell. */
export interface ShellHandle {
  /** Whether the phone bar is hidden, as on contact pages and forms. */
  withoutPhoneBar?: true;
  /** Whether devices keep a copy of the page from the first visit to any page. */
  worksOffline?: true;
}

/** The metadata of a page, for its head, search engines and the shell. */
export interface PageHead extends ShellHandle {
  title: string;
  description: string;
  picture?: SharePicture;
  /** The breadcrumbs; none for the home page and for pages that are not indexed. */
  breadcrumbs: readonly Breadcrumb[];
  /** The faces (src/design/styles/typeface.ts) that the first view needs besides the text faces, for their preloads. */
  faces?: readonly string[];
  /** Returns the schema.org nodes besides the breadcrumbs; `picture` is the URL of the image for shared links. */
  structuredData?: (picture: string) => readonly object[];
  /** The canonical path, if it is not the page's own. */
  canonical?: string;
  /** The kind of the page, if it is an article, which links to the feed. */
  kind?: 'article';
  /** Whether search results leave the page out. */
  noindex?: true;
  /** A script at the end of the body, one of the renderer's `inlineScripts`, for changes before the first paint. */
  script?: string;
}

/** The facts that a document needs before its page is rendered. */
export interface PageHandle extends PageHead {
  /** The path of its template below src/; the document inlines the styles of this template. */
  template: string;
}

/** The files of the islands, by URL. */
export interface IslandFiles {
  /** Returns the URLs of the scripts of an island: its own, then what it imports. */
  scripts: (name: string) => readonly string[];
  /** Writes the props of an island to a file and returns its URL. Only a build has this. */
  keep?: (json: string) => string;
}

/** The parts that the build, the development server or the preview of the desk adds to a document. */
export interface Assets {
  /** The paths of the font files to preload. */
  fonts?: readonly string[];
  /** The inline styles. */
  styles?: string;
  /** The scripts at the end of the body: the text of an inline script, or the path of a module. */
  scripts?: readonly ({ text: string } | { module: string })[];
  islandFiles: IslandFiles;
  /** Queues the preview image and returns its URL. Only a build has this. */
  draw?: (picture: SharePicture) => string;
}

/** A whole HTML document. */
export interface RenderedPage {
  html: string;
  /** The status of the answer; 301 is a redirect page for a moved path. */
  status: 200 | 301 | 404;
  /** The path of its template below src/; undefined for a redirect page. */
  template?: string;
  /** Whether devices keep a copy of the page from the first visit to any page. */
  worksOffline?: boolean;
}

/** A generated file that is not a page: a calendar, the sitemap, the feed. */
export interface SiteFile {
  path: string;
  text: string;
}
