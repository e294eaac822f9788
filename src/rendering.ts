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
  /** 200, or 404 for an address that there is not. */
  status: number;
}

/** What src/render.tsx offers to those that make documents. */
export interface Renderer {
  addresses: readonly string[];
  render: (
    address: string,
    assets: (template: string) => Assets | Promise<Assets>,
  ) => Promise<RenderedPage>;
}
