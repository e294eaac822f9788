import type { Typeface } from '../../../src/design/styles/faces.ts';

/** The entry points of the desk of a site. Paths are below src/. */
export interface DeskSources {
  /** The script of the page. */
  page: string;
  /** The script of its worker, which holds and checks the draft. */
  worker: string;
  /** The renderer, a module as in src/design/document/renderer.ts. */
  renderer: string;
  /** The names of the islands. */
  islands: readonly string[];
  typeface: Typeface;
  /** The service worker of a desk on the web, where people sign in; undefined for a local desk. */
  serviceWorker?: string;
  /** Variables inlined into the page, which configure the account service. */
  settings?: Readonly<Record<string, string>>;
}

/** A file of the desk, as its server sends it. */
export interface DeskFile {
  type: string;
  bytes: Buffer;
  /** Its URL changes with its content. */
  isLasting: boolean;
  /**
   * Loaded by pages in the preview, which have no origin and send no cookie: needs `Access-Control-Allow-Origin: *` and
   * `Cross-Origin-Resource-Policy: cross-origin`.
   */
  isForFrame: boolean;
}

/** All files by URL path: "/desk.js", "/preview/site-1a2b3c4d.css". */
export type DeskFiles = Readonly<Record<string, DeskFile>>;
