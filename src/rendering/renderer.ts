import type { Photograph } from './photographs.ts';

/** One step on the way from the home page to a page; the last step is the page itself. */
export interface Step {
  name: string;
  /** "/blog" */
  address: string;
}

/** The picture that stands beside a link to a page: these words over this photograph. */
export interface SharePicture {
  words: string;
  photograph: Photograph;
  /** "60% 50%": the point of the photograph that stays visible. */
  focus: string;
}

/** What a page wants from the shell. */
export interface ShellHandle {
  /** Pages that are themselves the way to reach us, or a form, go without the bar at the foot of a phone. */
  withoutPhoneBar?: true;
  /** Devices keep it for the time without a network. */
  kept?: true;
}

/** What a page says of itself: to the head of its document, to search engines, to the shell. */
export interface PageHead extends ShellHandle {
  title: string;
  description: string;
  picture?: SharePicture;
  /** None for the home page. */
  way: readonly Step[];
  /** What the first view contains besides plain words, so that the typefaces for it are preloaded. */
  faces?: readonly string[];
  /** Facts for search engines in the vocabulary of schema.org, besides the way to the page. */
  facts?: (picture: string) => readonly object[];
  /** The address that search results show, when it is not its own. */
  canonical?: string;
  /** An article, with the address of the feed that it stands in. */
  kind?: 'article';
  /** Kept out of search results. */
  noindex?: true;
}

/** What the document needs to know of a page before it is rendered. */
export interface PageHandle extends PageHead {
  /** Module of its template below src/, whose styles go into the document. */
  template: string;
}

/** Where the browser finds what makes an island live. */
export interface IslandFiles {
  /** Addresses of the scripts of an island, its own first. */
  scripts: (name: string) => readonly string[];
  /** Keeps the props of an island in a file, and answers with its address; not while developing. */
  keep?: (json: string) => string;
}

/** What a document takes from the build, or from the development server. */
export interface Assets {
  /** Markup for the end of the head: styles, preloads. */
  head: string;
  /** Markup for the end of the body: the runtime. */
  foot: string;
  islandFiles: IslandFiles;
  /** Markup that pages have in common, kept from one to the next; not while developing. */
  same?: Map<string, string>;
  /** Orders the picture and returns its address; not while developing. */
  draw?: (picture: SharePicture) => string;
}

export interface RenderedPage {
  html: string;
  /** 200; 301 for an address that has moved, as a page that leads on; 404 for one that there is not. */
  status: 200 | 301 | 404;
  /** Module of its template below src/; a page that leads on has none. */
  template?: string;
  /** Devices keep it for the time without a network. */
  kept?: boolean;
}

/** A file beside the pages that is made from the content: a calendar, the map of the site, the feed. */
export interface SiteFile {
  address: string;
  /** As a whole, or piece by piece when it is long. */
  text: string | Iterable<string>;
}

/** What src/render.tsx offers to the build and the development server. */
export interface Renderer {
  /** Every page, those that have moved at the end. */
  addresses: readonly string[];
  /** Addresses that have moved, and where to. */
  moved: ReadonlyMap<string, string>;
  /** Addresses of pages of one template, of which there may be thousands: two processes can share them. */
  alike: readonly string[];
  /** The scripts that are in the head of every page. */
  headScripts: readonly string[];
  /** The bundle of the script at the end of every page: 'runtime' or another of vite.config.ts. */
  runtime: string;
  /** Pages that devices never keep. */
  neverKept: readonly string[];
  /** What stands on every picture beside a link. */
  brand: { name: string; descriptor: string };
  files: () => Iterable<SiteFile>;
  render: (
    address: string,
    assets: (page: PageHandle) => Assets | Promise<Assets>,
  ) => Promise<RenderedPage>;
}
