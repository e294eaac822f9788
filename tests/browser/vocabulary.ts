import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A node of JSON-LD in a page. */
export interface FactNode {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

const root = join(import.meta.dirname, '../..');
const options = [
  '--strict',
  '--noEmit',
  '--skipLibCheck',
  '--pretty',
  'false',
  '--ignoreConfig',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  'nodes.ts',
];

/**
 * Checks nodes against schema.org: each is written as a value of its type in the package schema-dts, and the compiler
 * reports invalid properties and values.
 */
export function checkVocabulary(nodes: readonly FactNode[]): string[] {
  const lines = nodes.flatMap((node, index) =>
    [node['@type']].flat().map((type, which) => {
      const value = JSON.stringify({ ...node, '@type': type });
      return `export const n${index}x${which}: Exclude<schema.${type}, string> = ${value};`;
    }),
  );
  const source = `import type * as schema from 'schema-dts';\n${lines.join('\n')}\n`;
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules/.cache/vocabulary-'));
  try {
    writeFileSync(join(folder, 'nodes.ts'), source);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), options, {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
