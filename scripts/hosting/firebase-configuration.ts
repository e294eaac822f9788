import type { HeaderRule } from '../../src/security/headers.ts';

/** The hosting part of firebase.json: what npm run deploy sends beside the files and the rules of the store. */
export const firebaseConfiguration = (
  rules: readonly HeaderRule[],
  moved: ReadonlyMap<string, string>,
) => ({
  hosting: {
    public: 'site',
    ignore: ['_headers', '_redirects', '**/.*'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...moved].map(([source, destination]) => ({ source, destination, type: 301 })),
    headers: rules.map((rule) => ({
      source: rule.for.replace(/\*$/, '**'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  },
  firestore: { rules: 'firestore.rules' },
});
