import type { Plugin } from 'vite';

/** Loads other code for the modules whose paths match. */
const instead = (id: RegExp, code: string): Plugin => ({
  name: `instead-of-${id.source}`,
  enforce: 'pre',
  load: { filter: { id }, handler: () => code },
});

/** The writers of JSON schemas of zod, which the desk never runs, become functions that throw. */
const withoutSchemaWriters: Plugin = {
  name: 'without-schema-writers',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      const exported = /^export (?:(?:async )?(?:function|const|class) (\w+)|\{ \w+ as (\w+) \})/gm;
      // Schemas call those that begin with "create" when they are made, so these must not throw yet.
      const names = [...code.matchAll(exported)].map(([, name, renamed]) => name ?? renamed!);
      const stubs = names.map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => left' : 'left'};`,
      );
      const left = "const left = () => { throw new Error('The desk writes no JSON schemas.'); };";
      return [left, ...stubs].join('\n');
    },
  },
};

/** Examples document the hints of the check, and are not used at runtime. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  // Before other plugins change the source.
  enforce: 'pre',
  transform: {
    filter: { id: /\/check\/structure\// },
    handler: (code) => code.replace(/\n +example: '[^\n]*',/g, ''),
  },
};

/** Plugins that replace unused parts of packages and of the check, to keep the bundle of the desk small. */
export const smallerPackages = [
  withoutSchemaWriters,
  withoutExamples,
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
