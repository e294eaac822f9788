import type { Plugin } from 'vite';

/** Loads other code for the modules whose paths match. */
const instead = (id: RegExp, code: string): Plugin => ({
  name: `instead-of-${id.source}`,
  enforce: 'pre',
  load: { filter: { id }, handler: () => code },
});

/** Plugins that replace unused parts of packages, to keep the bundle of the desk small. */
export const smallerPackages = [
  // 2,000 names of HTML entities, which the site shows as typed; those of XML are kept for URLs.
  instead(
    /\/entities\/dist\/(?:esm\/)?index\.js$/,
    `const known = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
export const decodeHTMLStrict = (text) => known[text] ?? text;`,
  ),
  // Internationalised host names: links to other sites do nothing in the preview, and our own URLs are ASCII.
  instead(
    /\/punycode\.js\/[\w.]+$/,
    'const same = (host) => host; export default { toASCII: same, toUnicode: same };',
  ),
  // Tables of punctuation, which every browser has built in.
  instead(
    /\/uc\.micro\/build\/[\w.]+$/,
    'export const P = /\\p{P}/u, S = /\\p{S}/u, Z = /\\p{Z}/u, Cc = /\\p{Cc}/u, Cf = /\\p{Cf}/u, Any = /[^]/u;',
  ),
  // The messages of zod: every schema here says its own.
  instead(/\/zod\/v4\/locales\/en\.js$/, "export default () => ({ localeError: () => '' });"),
  // Vite preloads the imports of lazy scripts; those of the desk have none.
  instead(/^\0vite\/preload-helper/, 'export const __vitePreload = (load) => load();'),
];
