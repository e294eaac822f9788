import type { Plugin } from 'vite';

/** What the check never asks of its libraries: to write YAML, and to write JSON schemas. */
const writers = [
  /\/yaml\/.*\/stringify\/(stringifyCollection|stringifyDocument|stringifyPair|stringifyString|foldFlowLines)\.js$/,
  /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
];
const exported = /^export (?:async )?(?:function|const|class) (\w+)|^export \{([^}]+)\};/gm;

/**
 * Leaves out of a bundle of the check for the browser what it does not need and no tree shaking finds: the halves of
 * yaml and zod that write, which are replaced by functions that throw; what the schemas say to forms; and the lines of the examples of slips.
 */
export function leanCheck(): Plugin[] {
  const unmet = new Set(writers);
  return [
    {
      name: 'without-writers',
      transform(code, id) {
        const writer = writers.find((pattern) => pattern.test(id));
        if (!writer) return undefined;
        unmet.delete(writer);
        return standInFor(code);
      },
      buildEnd() {
        // A library that has moved its files would come whole again, and nobody would see why.
        for (const writer of unmet) this.error(`No file of a library is like ${String(writer)}.`);
      },
    },
    {
      // What fields say of themselves to forms and editors. Besides, words in braces of these names may or must be there.
      name: 'without-notes',
      transform: (code, id) =>
        /\/src\/content\//.test(id)
          ? code
              .replace(
                /\b(?:title|description|written):\s*(?:'(?!must'|may')[^'\n]*'|"[^"\n]*"),?/g,
                '',
              )
              .replace(/\.meta\(\{\s*\}\)/g, '')
          : undefined,
    },
    {
      name: 'without-examples',
      transform(code, id) {
        if (/\/checker\/repair\//.test(id))
          return code.replace(/\n( *)example: \{\n[\s\S]*?\n\1\},/g, '');
        // What the example of a slip says is said of the slip itself.
        if (/\/checker\/(lines\/slips|names)\//.test(id))
          return code.replace(/\n +(?:wrong|reads):\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),/g, '');
        return undefined;
      },
    },
  ];
}

/** Has the same exports. Every schema calls those that begin with "create", to make functions for later. */
function standInFor(code: string): string {
  const names = [...code.matchAll(exported)].flatMap(([, one, several = '']) =>
    one === undefined ? several.split(',').map((name) => name.split(' as ').at(-1)!.trim()) : [one],
  );
  const said = JSON.stringify('This bundle reads and does not write: see lean-check.ts.');
  const stands = names.map(
    (name) => `export const ${name} = ${name.startsWith('create') ? '() => left' : 'left'};`,
  );
  return [`const left = () => { throw new Error(${said}); };`, ...stands].join('\n');
}
