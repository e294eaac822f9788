import type { Plugin } from 'vite';

/** Each plugin replaces an unused part of a package, to keep the bundle of the desk small. */

/** 2,000 names of HTML entities, which the site shows as typed; those of XML are kept for URLs. */
const withoutEntities: Plugin = {
  name: 'without-entities',
  load: {
    filter: { id: /\/entities\/dist\/(?:esm\/)?index\.js$/ },
    handler:
      () => `const known = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
export const decodeHTMLStrict = (text) => known[text] ?? text;`,
  },
};

/** Internationalised host names: links to other sites do nothing in the preview, and our own URLs are ASCII. */
const withoutHostNames: Plugin = {
  name: 'without-host-names',
  load: {
    filter: { id: /\/punycode\.js\/[\w.]+$/ },
    handler: () =>
      'const same = (host) => host; export default { toASCII: same, toUnicode: same };',
  },
};

/** Tables of punctuation, which every browser has built in. */
const withoutLetterTables: Plugin = {
  name: 'without-letter-tables',
  load: {
    filter: { id: /\/uc\.micro\/build\/[\w.]+$/ },
    handler: () =>
      'export const P = /\\p{P}/u, S = /\\p{S}/u, Z = /\\p{Z}/u, Cc = /\\p{Cc}/u, Cf = /\\p{Cf}/u, Any = /[^]/u;',
  },
};

/** The messages of zod: every schema here says its own. */
const withoutSchemaSentences: Plugin = {
  name: 'without-schema-sentences',
  load: {
    filter: { id: /\/zod\/v4\/locales\/en\.js$/ },
    handler: () => "export default () => ({ localeError: () => '' });",
  },
};

/** Vite preloads the imports of lazy scripts; those of the desk have none. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** All these plugins, for the build of the desk. */
export const smallerPackages = [
  withoutEntities,
  withoutHostNames,
  withoutLetterTables,
  withoutSchemaSentences,
  withoutPreloading,
];
