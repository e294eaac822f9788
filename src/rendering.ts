/** What a document takes from the build, or from the development server. */
export interface Assets {
  /** Markup for the end of the head: styles, preloads. */
  head: string;
  /** Markup for the end of the body: the runtime. */
  foot: string;
  /** Addresses of the scripts of an island, its own first. */
  islandScripts: (name: string) => readonly string[];
}

export interface RenderedPage {
  html: string;
  /** 200; 301 for an address that has moved, as a page that leads on; 404 for one that there is not. */
  status: 200 | 301 | 404;
}

/** A file beside the pages that is made from the content: a calendar, the index of the search. */
export interface SiteFile {
  address: string;
  text: string;
}

/** What src/render.tsx offers to those that make documents. */
export interface Renderer {
  /** Every page, those that have moved at the end. */
  addresses: readonly string[];
  files: () => Iterable<SiteFile>;
  render: (
    address: string,
    assets: (template: string) => Assets | Promise<Assets>,
  ) => Promise<RenderedPage>;
}
