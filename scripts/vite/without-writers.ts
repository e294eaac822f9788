import type { Plugin } from 'vite';

/** What the check never asks of its libraries: to write YAML, and to write JSON schemas. */
const writers = [
  /\/yaml\/.*\/stringify\/(stringifyCollection|stringifyDocument|stringifyPair|stringifyString|foldFlowLines)\.js$/,
  /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
];
const exported = /^export (?:async )?(?:function|const|class) (\w+)|^export \{([^}]+)\};/gm;

/**
 * Leaves the writing halves of yaml and zod out of a bundle for the browser, 9 kB of brotli that no tree shaking
 * finds: in their place stands what says so, should it ever be called.
 */
export const withoutWriters = (): Plugin => ({
  name: 'without-writers',
  transform(code, id) {
    if (!writers.some((writer) => writer.test(id))) return undefined;
    const names = [...code.matchAll(exported)].flatMap(([, one, several = '']) =>
      one === undefined
        ? several.split(',').map((name) => name.split(' as ').at(-1)!.trim())
        : [one],
    );
    const said = JSON.stringify('This bundle reads and does not write: see without-writers.ts.');
    // Those that begin with "create" are called by every schema, to make what may be called later.
    const stands = names.map(
      (name) => `export const ${name} = ${name.startsWith('create') ? '() => left' : 'left'};`,
    );
    return [`const left = () => { throw new Error(${said}); };`, ...stands].join('\n');
  },
});
