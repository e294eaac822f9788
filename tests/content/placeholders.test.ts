import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyField } from '../../src/content/field.ts';
import { fieldOf, files } from '../../src/content/files.ts';
import { factNames, namedFacts } from '../../src/content/placeholders.ts';
import { root } from '../check/content-copy.ts';

const table = readFileSync(join(root, 'content/PLACEHOLDERS.md'), 'utf8');
const explained = new Set([...table.matchAll(/`\{(\w+:?)[\w-]*\}`/g)].map(([, name]) => name!));

const facts = [...factNames, ...Object.keys(namedFacts).map((name) => `${name}:`)];

/** The placeholders that the schemas allow, except facts, which stand in all sentences: of each, its files. */
function declared(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of Object.keys(files))
    for (const field of everyField(fieldOf(file)))
      if ('placeholders' in field)
        for (const name of Object.keys(field.placeholders ?? {}))
          if (!facts.includes(name)) found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}

test('the table for staff explains every word in braces that the schemas allow, and no other', () => {
  const allowed = [...facts, ...declared().keys()].sort();
  expect(allowed, 'words of the schemas against content/PLACEHOLDERS.md').toEqual(
    [...explained].sort(),
  );
});

test('the table for staff names each file in which a word in braces may stand', () => {
  const named = new Map<string, Set<string>>();
  for (const [, words = '', places = ''] of table.matchAll(
    /^\|([^|]+)\|[^|]+\|([^|]+)\|[^|]+\|$/gm,
  ))
    for (const [, name = ''] of words.matchAll(/`\{(\w+)\}`/g))
      for (const [, file = ''] of places.matchAll(/`([\w/]+\.yaml)`/g))
        if (!facts.includes(name)) named.set(name, (named.get(name) ?? new Set()).add(file));
  const sorted = (of: Map<string, Set<string>>) =>
    Object.fromEntries([...of].map(([name, places]) => [name, [...places].sort()]));
  expect(sorted(named), 'content/PLACEHOLDERS.md against the schemas').toEqual(sorted(declared()));
});
