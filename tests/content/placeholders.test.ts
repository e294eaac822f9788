import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { allNames } from '../../scripts/checker/schema-walk.ts';
import { notesOf } from '../../scripts/checker/schema-walk.ts';
import { files } from '../../src/content/files.ts';
import { factNames } from '../../src/content/placeholders.ts';
import { root } from '../checker/content-copy.ts';

const table = readFileSync(join(root, 'content/PLACEHOLDERS.md'), 'utf8');
const explained = new Set([...table.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name!));

/** Every word in braces that some field of the schemas allows. */
function declared(): Set<string> {
  const found = new Set<string>(factNames);
  const look = (schema: unknown): void => {
    if (schema === null || typeof schema !== 'object' || !('_zod' in schema)) return;
    for (const name of Object.keys(notesOf(schema as z.ZodType).placeholders ?? {})) found.add(name);
    const { def } = schema._zod as { def: Record<string, unknown> };
    const inner = [def['element'], def['innerType'], def['in'], ...((def['items'] as unknown[] | undefined) ?? []), ...Object.values((def['shape'] as object | undefined) ?? {})];
    inner.forEach(look);
  };
  Object.values(files).forEach(look);
  return found;
}

test('the table for staff explains every word in braces that the schemas allow, and no other', () => {
  expect([...declared()].sort()).toEqual([...explained].sort());
});

test('the schemas name at least the lines that the content has', () => {
  expect(allNames(files['plans.yaml'])).toContain('bestFor');
});
