import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ContentModel } from '../../scripts/checker/model.ts';
import { checkNames } from '../../scripts/checker/names/check-names.ts';
import type { Entry, NameSlip } from '../../scripts/checker/names/entry.ts';

const tables = import.meta.glob<Record<string, unknown>>('../../scripts/checker/names/*.ts', {
  eager: true,
});
const slips = Object.values(tables)
  .flatMap((exported) => Object.values(exported))
  .flatMap((table) => (Array.isArray(table) ? (table as NameSlip[]) : []))
  .map((slip) => ({ slip, wrong: slip.example.wrong, says: slip.example.says }));

const schema = z.strictObject({});
const model: ContentModel = {
  today: '2026-11-21',
  files: { 'plans.yaml': schema, 'site.yaml': schema },
  folders: { posts: schema },
  images: 'images',
  companions: [],
  refusedNames: ['page'],
  kinds: {},
  otherIds: () => [],
  facts: [],
  namedFacts: {},
  rules: () => [],
};
const entry = (file: string, of: Partial<Entry> = {}): Entry => ({
  file,
  kind: 'file',
  size: 100,
  text: () => '',
  ...of,
});
const told = (entries: Entry[], file: string) =>
  checkNames(entries, model).problems.filter((problem) => problem.file === file);

test('every kind of name has a slip', () => {
  expect(slips.length).toBeGreaterThan(15);
});

test.each(slips)('$wrong: $says', ({ slip }) => {
  const { wrong, kind = 'file', size = 100, beside = [], says, mend, reads } = slip.example;
  const others = beside.map((file) => entry(file));
  const [problem, ...more] = told([entry(wrong, { kind, size }), ...others], wrong);
  expect(problem).toMatchObject({ message: says, mend });
  expect(more).toEqual([]);
  // What the remedy makes of it is right.
  const after =
    reads === undefined ? others : [entry(reads, reads.includes('.') ? {} : { kind }), ...others];
  expect(
    told(after, reads ?? wrong).filter(({ message }) => message !== 'This file is missing.'),
  ).toEqual([]);
});
