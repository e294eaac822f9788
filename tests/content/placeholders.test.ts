import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyField } from '../../src/content/field.ts';
import { fieldOf, files } from '../../src/content/files.ts';
import { factNames, namedFacts } from '../../src/content/placeholders.ts';
import { root } from '../check/content-copy.ts';

const table = readFileSync(join(root, 'content/PLACEHOLDERS.md'), 'utf8');
const explained = new Set([...table.matchAll(/`\{(\w+:?)[\w-]*\}`/g)].map(([, name]) => name!));

/** All placeholders that the schemas allow. */
function declared(): Set<string> {
  const found = new Set<string>([
    ...factNames,
    ...Object.keys(namedFacts).map((name) => `${name}:`),
  ]);
  for (const file of Object.keys(files))
    for (const field of everyField(fieldOf(file)))
      if ('placeholders' in field)
        for (const name of Object.keys(field.placeholders ?? {})) found.add(name);
  return found;
}

test('the table for staff explains every word in braces that the schemas allow, and no other', () => {
  expect([...declared()].sort()).toEqual([...explained].sort());
});
