import type { Plugin } from 'vite';

/** Library code that the check never runs: writers of YAML and JSON schemas. */
const yamlWriters =
  /\/yaml\/.*\/stringify\/(stringifyCollection|stringifyDocument|stringifyPair|stringifyString|foldFlowLines)\.js$/;
const schemaWriters = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const exported = /^export (?:async )?(?:function|const|class) (\w+)|^export \{([^}]+)\};/gm;

/**
 * Removes from a browser bundle of the check what tree shaking misses: the writers of yaml and zod, replaced by
 * functions that throw; the hints of the schemas for forms; and the examples of hints.
 */
export const leanCheck = (): Plugin[] => [
  withoutWriters([yamlWriters, schemaWriters]),
  withoutNotes,
  withoutExamples,
];

/** Plugins for a bundle that also edits: it writes YAML and makes forms. */
export const leanDesk = (): Plugin[] => [withoutWriters([schemaWriters]), withoutExamples];

function withoutWriters(writers: readonly RegExp[]): Plugin {
  const unmatched = new Set(writers);
  return {
    name: 'without-writers',
    transform(code, id) {
      const writer = writers.find((pattern) => pattern.test(id));
      if (!writer) return undefined;
      unmatched.delete(writer);
      return stubOf(code);
    },
    buildEnd() {
      // A library that moved its files would be bundled whole again, unnoticed.
      for (const writer of unmatched) this.error(`No file of a library is like ${String(writer)}.`);
    },
  };
}

/** Hints for forms and editors; titles are in messages. Rules about words in braces use the same keys, and are kept. */
const withoutNotes: Plugin = {
  name: 'without-notes',
  transform: (code, id) =>
    /\/src\/content\//.test(id)
      ? code
          .replace(
            /\b(?:description|written):\s*(?:'(?!required'|optional')[^'\n]*'|"[^"\n]*"),?/g,
            '',
          )
          .replace(/\.meta\(\{\s*\}\)/g, '')
      : undefined,
};

/** Examples document hints, and are not used at runtime. */
const withoutExamples: Plugin = {
  name: 'without-examples',
  // Before other plugins change the source.
  enforce: 'pre',
  transform(code, id) {
    return /\/check\/structure\//.test(id)
      ? code.replace(/\n +example: '[^\n]*',/g, '')
      : undefined;
  },
};

/**
 * Stubs with the same exports. Schemas call those that begin with "create" at load time, so these must not throw yet.
 */
function stubOf(code: string): string {
  const names = [...code.matchAll(exported)].flatMap(([, one, several = '']) =>
    one === undefined ? several.split(',').map((name) => name.split(' as ').at(-1)!.trim()) : [one],
  );
  const message = JSON.stringify('This bundle reads and does not write: see lean-check.ts.');
  const stubs = names.map(
    (name) => `export const ${name} = ${name.startsWith('create') ? '() => left' : 'left'};`,
  );
  return [`const left = () => { throw new Error(${message}); };`, ...stubs].join('\n');
}
