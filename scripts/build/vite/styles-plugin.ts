import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

type NameClass = (name: string, file: string) => string;

/** In development: the original name, and a hash of its file. */
export const readableClassNames =
  (root: string): NameClass =>
  (name, file) =>
    `${name}-${createHash('sha256').update(pathFromRoot(root, file)).digest('hex').slice(0, 4)}`;

/**
 * In the build: two or three letters for each class, so that each document is half a kilobyte smaller. Numbered in the
 * order of the files, so that all bundles agree.
 */
export function shortClassNames(root: string): NameClass {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss'))
    .map((file) => pathFromRoot(root, join(root, 'src', file)))
    .sort();
  const names = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    // Animations are renamed like classes.
    for (const [, name] of source.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, shortName(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${pathFromRoot(root, file)} ${name}`);
    if (short === undefined) throw new Error(`${file} has no class written as .${name}`);
    return short;
  };
}

const pathFromRoot = (root: string, file: string) =>
  relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/');

// No vowels, so that no words arise, nor names like "Ad…", which ad blockers hide.
const first = 'BCDFGHJKLMNPQRSTVWXZ';
// No digits: a path command such as M6 in a script would count as a class (template-styles.ts).
const later = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/** 0 → "Bb", 1 → "Cb", …, 20 → "Bc" */
function shortName(count: number): string {
  let name = first[count % first.length]!;
  let rest = Math.floor(count / first.length);
  do {
    name += later[rest % later.length]!;
    rest = Math.floor(rest / later.length);
  } while (rest > 0);
  return name;
}

/** The order of the cascade layers, first in the styles of every page. */
export const layerOrder = '@layer tokens,base,parts,pages;';

const isPage = /\/src\/(?:pages|accounts)\//;

/**
 * Puts the styles of src/pages and src/accounts into the layer `pages`, all others into `parts`, which pages override.
 */
export function inItsLayer(styles: string, file: string): string {
  const [uses = ''] = /^(?:@use .*;\n|\n)*/.exec(styles)!;
  return `${uses}@layer ${isPage.test(file) ? 'pages' : 'parts'} {\n${styles.slice(uses.length)}}\n`;
}

export const styleLayersPlugin = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.scss$/ },
    handler: (styles, file) => inItsLayer(styles, file),
  },
});
