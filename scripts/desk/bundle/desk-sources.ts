import type { Typeface } from '../../../src/rendering/typeface.ts';

/** What a site gives to the build of its desk. Paths are below src/. */
export interface DeskSources {
  /** The script of the page. */
  page: string;
  /** The script of its worker. */
  brain: string;
  /** The renderer, a module as in src/rendering/renderer.ts. */
  renderer: string;
  /** The names of the islands. */
  islands: readonly string[];
  typeface: Typeface;
  /** For the web, where people sign in and publish. */
  isOnWeb?: boolean;
}

/** A file of the desk, as a server sends it. */
export interface DeskFile {
  type: string;
  bytes: Buffer;
  /** Its address changes with its content. */
  isLasting: boolean;
  /**
   * A page in the preview loads it, which has no origin and sends no cookie: it needs `Access-Control-Allow-Origin: *`
   * and `Cross-Origin-Resource-Policy: cross-origin`.
   */
  isForFrame: boolean;
}

/** All files by address: '/desk.js', '/preview/site-1a2b3c4d.css'. */
export type DeskFiles = Readonly<Record<string, DeskFile>>;
