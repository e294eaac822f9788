import type { HeaderRule } from '../../src/security/headers.ts';

/** How many files share a pattern; one pattern for all would be a line of ten thousand letters. */
const filesOfPattern = 50;

/** "/assets/*" and the files → "/assets/@(a-1.js|b-2.js)", as often as it takes */
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
 * The hosting part of firebase.json: what npm run deploy sends beside the files and the rules of the store. This
 * host sends the headers of an address even with the answer that it does not exist, and browsers would keep that answer
 * for a year. So the rule about keeping files names every file that exists.
 */
export const firebaseConfiguration = (
  [all, ...others]: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
  files: readonly string[],
) => ({
  hosting: {
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
  },
  firestore: { rules: 'firestore.rules' },
});

const listed = ({ headers }: HeaderRule) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
