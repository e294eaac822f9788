import type { Plugin } from 'vite';

/** markdown-it brings what finds addresses in plain text, which no template asks for. */
const withoutLinkFinder: Plugin = {
  name: 'without-link-finder',
  load: {
    filter: { id: /\/linkify-it\/build\/[\w.]+$/ },
    handler: () =>
      'export class LinkifyIt { test() { throw new Error("Left out by left-out.ts."); } }',
  },
};

/** 2,000 names of letters, which the site shows as they are typed; those that XML has too are kept for addresses. */
const withoutEntities: Plugin = {
  name: 'without-entities',
  load: {
    filter: { id: /\/entities\/dist\/(?:esm\/)?index\.js$/ },
    handler:
      () => `const known = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
export const decodeHTMLStrict = (text) => known[text] ?? text;`,
  },
};

/** Names of hosts in other letters: the links of the preview lead nowhere, and addresses of our own are plain. */
const withoutHostNames: Plugin = {
  name: 'without-host-names',
  load: {
    filter: { id: /\/punycode\.js\/[\w.]+$/ },
    handler: () =>
      'const same = (host) => host; export default { toASCII: same, toUnicode: same };',
  },
};

/** Tables of signs, which every browser has itself. */
const withoutLetterTables: Plugin = {
  name: 'without-letter-tables',
  load: {
    filter: { id: /\/uc\.micro\/build\/[\w.]+$/ },
    handler: () =>
      'export const P = /\\p{P}/u, S = /\\p{S}/u, Z = /\\p{Z}/u, Cc = /\\p{Cc}/u, Cf = /\\p{Cf}/u, Any = /[^]/u;',
  },
};

/** The sentences of zod: those of the desk are made from the data of its findings. */
const withoutSchemaSentences: Plugin = {
  name: 'without-schema-sentences',
  load: {
    filter: { id: /\/zod\/v4\/locales\/en\.js$/ },
    handler: () => "export default () => ({ localeError: () => '' });",
  },
};

/** Vite preloads what a later script needs; those of the desk need nothing. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Parts of packages that the desk does not need. */
export const leftOut = [
  withoutLinkFinder,
  withoutEntities,
  withoutHostNames,
  withoutLetterTables,
  withoutSchemaSentences,
  withoutPreloading,
];
