import type { Plugin } from 'vite';

/** Makes a plugin that loads other code for modules whose paths match. This file keeps the bundle of the desk small. */
const instead = (id: RegExp, code: string): Plugin => ({
  name: `instead-of-${id.source}`,
  enforce: 'pre',
  load: { filter: { id }, handler: () => code },
});

/** Replaces zod's writers of JSON schemas, which the desk never runs, by functions that throw. */
const withoutSchemaWriters: Plugin = {
  name: 'without-schema-writers',
  transform: {
    filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler(code) {
      const exported = /^export (?:(?:async )?(?:function|const|class) (\w+)|\{ \w+ as (\w+) \})/gm;
      // Schemas call the functions that begin with "create" when they are made, so these must not throw yet.
      const names = [...code.matchAll(exported)].map(([, name, renamed]) => name ?? renamed!);
      const stubs = names.map(
        (name) => `export const ${name} = ${name.startsWith('create') ? '() => left' : 'left'};`,
      );
      const left = "const left = () => { throw new Error('The desk writes no JSON schemas.'); };";
      return [left, ...stubs].join('\n');
    },
  },
};

/** Removes the examples of the hints of the check, which only tests use. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  // This must happen before other plugins change the source.
  enforce: 'pre',
  transform: {
    filter: { id: /\/check\/structure\// },
    handler: (code) => code.replace(/\n +example: '[^\n]*',/g, ''),
  },
};

/** The plugins that replace unused parts of packages and of the check. */
export const smallerPackages = [
  withoutSchemaWriters,
  withoutExamples,
  // The site shows HTML entities as typed, so 2,000 names are left out; those of XML are kept for URLs.
  instead(
    /\/entities\/dist\/(?:esm\/)?index\.js$/,
    `const known = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
export const decodeHTMLStrict = (text) => known[text] ?? text;`,
  ),
  // Host names in other alphabets are not needed: links to other sites do nothing in the preview, and ours are ASCII.
  instead(
    /\/punycode\.js\/[\w.]+$/,
    'const same = (host) => host; export default { toASCII: same, toUnicode: same };',
  ),
  // Tables of punctuation are not needed, because every browser has them.
  instead(
    /\/uc\.micro\/build\/[\w.]+$/,
    'export const P = /\\p{P}/u, S = /\\p{S}/u, Z = /\\p{Z}/u, Cc = /\\p{Cc}/u, Cf = /\\p{Cf}/u, Any = /[^]/u;',
  ),
  // The messages of zod are not needed, because every schema has its own.
  instead(/\/zod\/v4\/locales\/en\.js$/, "export default () => ({ localeError: () => '' });"),
  // Vite would preload the imports of lazy scripts, but those of the desk have none.
  instead(/^\0vite\/preload-helper/, 'export const __vitePreload = (load) => load();'),
];
