import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../disk/files-in.ts';

/** A built site. File names are kept in memory, contents are read on demand. */
export interface BuiltSite {
  folder: string;
  /** "/assets/runtime-1a2b.js", "/about.html" */
  names: ReadonlySet<string>;
  /** Names of the pages, sorted. */
  pages: readonly string[];
  read: (name: string) => string;
}

export function readSite(folder: string): BuiltSite {
  const names = filesIn(folder).map((name) => `/${name}`);
  return {
    folder,
    names: new Set(names),
    pages: names.filter((name) => name.endsWith('.html')),
    read: (name) => readFileSync(join(folder, name), 'utf8'),
  };
}

/** "/index.html" → "/", "/blog/a-post.html" → "/blog/a-post" */
export const addressOf = (page: string) => page.replace(/(^\/index)?\.html$/, '') || '/';

/** The file that a host serves for an address, or undefined. */
export function fileAt(names: ReadonlySet<string>, address: string): string | undefined {
  if (address === '/') return '/index.html';
  return [`${address}.html`, address].find((name) => names.has(name));
}
