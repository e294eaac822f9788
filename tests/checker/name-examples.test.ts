import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ContentModel } from '../../src/checker/model.ts';
import { checkNames } from '../../src/checker/names/check-names.ts';
import type { Entry, NameSlip } from '../../src/checker/names/entry.ts';

const tables = import.meta.glob<Record<string, unknown>>('../../src/checker/names/*.ts', {
  eager: true,
});
const slips = Object.values(tables)
  .flatMap((exported) => Object.values(exported))
  .flatMap((table) => (Array.isArray(table) ? (table as NameSlip[]) : []))
  .map((slip) => ({ slip, wrong: slip.example.wrong, code: slip.code }));

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
  unanswered: () => [],
  rules: () => [],
  wordings: {},
};
const entry = (file: string, of: Partial<Entry> = {}): Entry => ({
  file,
  kind: 'file',
  size: 100,
  text: () => '',
  ...of,
});
const found = (entries: Entry[], file: string) =>
  checkNames(entries, model).problems.filter((problem) => problem.file === file);

test('every kind of name has a slip', () => {
  expect(slips.length).toBeGreaterThan(15);
});

test.each(slips)('$wrong: $code', ({ slip }) => {
  const { wrong, kind = 'file', size = 100, beside = [], data, reads } = slip.example;
  const others = beside.map((file) => entry(file));
  const [problem, ...more] = found([entry(wrong, { kind, size }), ...others], wrong);
  expect(problem).toMatchObject({ code: slip.code, ...(data && { data }) });
  expect(more).toEqual([]);
  // The fixed path is valid.
  const after =
    reads === undefined ? others : [entry(reads, reads.includes('.') ? {} : { kind }), ...others];
  expect(found(after, reads ?? wrong).filter(({ code }) => code !== 'file-missing')).toEqual([]);
});
