import type { HeaderRule } from '../../src/design/document/headers.ts';

/** The most files in one pattern: one for all files would be ten thousand characters long. */
const filesOfPattern = 50;

/** "/assets/*" and its files → "/assets/@(a-1.js|b-2.js)", in batches. */
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
 * The configuration of one site of Firebase Hosting. Firebase sends the headers of a path with its
 * 404 responses too, which browsers would then cache for a year; so the caching rules name every
 * existing file.
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

/** The configuration of the website: the project's own site, and the rules of the store. */
export const firebaseConfiguration = (...site: Parameters<typeof firebaseHosting>) => ({
  hosting: firebaseHosting(...site),
  firestore: { rules: 'firestore.rules' },
});

const listed = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
