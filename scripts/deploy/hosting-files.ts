import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkedEachTime,
  type HeaderRule,
  headerRules,
  isAt,
} from '../../src/design/document/headers.ts';
import type { RenderedSite } from '../build/prerender.ts';
import { readSite } from '../check/check-pages.ts';
import { writeFileWhole } from '../disk.ts';

/**
 * Writes the headers and redirects for every host: `_headers` and `_redirects` into the site, and the configuration of
 * Firebase Hosting into a folder beside it. The headers themselves are in src/design/document/headers.ts.
 */
export function writeHostingFiles(
  root: string,
  folders: { site: string; hosting: string },
  { hashes, moved }: Pick<RenderedSite, 'hashes' | 'moved'>,
  { accounts, formHosts }: { accounts: boolean; formHosts: readonly string[] },
): void {
  const rules = headerRules(hashes, accounts, formHosts);
  const write = (folder: string, name: string, text: string) =>
    writeFileWhole(join(folder, name), text);
  write(folders.site, '_headers', headersFile(rules));
  write(folders.site, '_redirects', redirectsFile(moved));
  const firebase = firebaseConfiguration(rules, moved, [...readSite(folders.site).names]);
  write(folders.hosting, 'firebase.json', `${JSON.stringify(firebase, undefined, 2)}\n`);
  copyFileSync(join(root, 'firestore.rules'), join(folders.hosting, 'firestore.rules'));
}

/** The most files in one pattern, because a pattern for all files would be ten thousand characters long. */
const filesOfPattern = 50;

/** Returns patterns that name the files of a folder, in batches: "/assets/*" → "/assets/@(a-1.js|b-2.js)". */
function patternsOf(place: string, files: readonly string[]): string[] {
  const folder = place.slice(0, -1);
  const names = files
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length));
  const patterns: string[] = [];
  for (let start = 0; start < names.length; start += filesOfPattern)
    patterns.push(`${folder}@(${names.slice(start, start + filesOfPattern).join('|')})`);
  return patterns;
}

/**
 * Returns the configuration of one site of Firebase Hosting. Firebase sends the headers of a path with its 404
 * responses too, which browsers would then cache for a year; so the caching rules name every existing file.
 */
export const firebaseHosting = (
  [all, ...others]: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
  files: readonly string[],
) => ({
  public: 'site',
  ignore: ['_headers', '_redirects', '**/.*'],
  cleanUrls: true,
  trailingSlash: false,
  redirects: [...moved].map(([source, destination]) => ({ source, destination, type: 301 })),
  headers: [
    { source: '/**', headers: listed(all!) },
    ...others.flatMap((rule) =>
      (rule.for.endsWith('*') ? patternsOf(rule.for, files) : [rule.for]).map((source) => ({
        source,
        headers: listed(rule),
      })),
    ),
  ],
});

/** Returns the configuration of the website: the project's own site, and the rules of Firestore. */
export const firebaseConfiguration = (...site: Parameters<typeof firebaseHosting>) => ({
  hosting: firebaseHosting(...site),
  firestore: { rules: 'firestore.rules' },
});

const listed = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages, which join the values of a header that two rules set. So
 * the `Cache-Control` of pages is left out: both revalidate pages anyway.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const isTheirDefault = (value: string) => value === checkedEachTime['Cache-Control'];
  const blocks = rules.map((rule) =>
    [
      rule.for,
      ...Object.entries(rule.headers)
        .filter(([, value]) => !isTheirDefault(value))
        .map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Parses the `_headers` file, for a local server. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [place = '', ...lines] = block.split('\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
      });
      return { for: place, headers: Object.fromEntries(headers) };
    });
}

/** Returns the `_redirects` file of Netlify and Cloudflare Pages. */
export const redirectsFile = (moved: ReadonlyMap<string, string>) =>
  [...moved].map(([from, to]) => `${from} ${to} 301\n`).join('');

/** Returns the headers of one path. */
export function headersOf(rules: readonly HeaderRule[], address: string): Record<string, string> {
  const fitting = rules.filter(({ for: place }) => isAt(place, address));
  return Object.fromEntries(fitting.flatMap(({ headers }) => Object.entries(headers)));
}
