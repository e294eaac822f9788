import { expect, test } from 'vitest';
import { checkNames } from '../../src/check/names/check-names.ts';
import type { Entry } from '../../src/check/names/entry.ts';

const entry = (file: string, of: Partial<Entry> = {}): Entry => ({
  file,
  kind: 'file',
  size: 100,
  text: () => '',
  ...of,
});
const found = (entries: Entry[], file: string) =>
  checkNames(entries).problems.filter((problem) => problem.file === file);

interface Example {
  wrong: string;
  of?: Partial<Entry>;
  beside?: readonly string[];
  /** The right path; undefined if the entry must be deleted. */
  right?: string;
}

/** One of each kind of mistake in names, in the order in which they are looked for. */
const examples: readonly Example[] = [
  { wrong: 'plans.yaml', of: { kind: 'link' }, right: 'plans.yaml' },
  { wrong: 'plans.yaml', of: { kind: 'folder' }, right: 'plans.yaml' },
  { wrong: 'images/old', of: { kind: 'folder' } },
  { wrong: 'post', of: { kind: 'folder' }, right: 'posts' },
  { wrong: 'invoices', of: { kind: 'folder' } },
  { wrong: 'plans.yaml', of: { kind: 'other' }, right: 'plans.yaml' },
  { wrong: 'images/plans.yaml', right: 'plans.yaml' },
  { wrong: 'posts/rest-days.docx' },
  { wrong: 'plans.yml', right: 'plans.yaml' },
  { wrong: 'hall.jpg', right: 'images/hall.jpg' },
  { wrong: 'notes.txt' },
  { wrong: 'plans - Copy.yaml', beside: ['plans.yaml'] },
  { wrong: 'Plans.yaml', beside: ['plans.yaml'] },
  { wrong: 'plan.yaml', right: 'plans.yaml' },
  { wrong: 'invoices-of-may.yaml' },
  { wrong: 'posts/page.yaml' },
  { wrong: 'posts/Rest Days.yaml', right: 'posts/rest-days.yaml' },
  { wrong: 'plans.yaml', of: { size: 2_340_000 }, right: 'plans.yaml' },
];

test.each(examples)('$wrong $of', ({ wrong, of, beside = [], right }) => {
  const others = beside.map((file) => entry(file));
  const problems = found([entry(wrong, of), ...others], wrong);
  expect(problems.map(({ message, remedy }) => `${message}\n${remedy}`)).toMatchSnapshot();
  const kind = right?.includes('.') === false ? { kind: of?.kind ?? 'file' } : {};
  const after = right === undefined ? others : [entry(right, kind), ...others];
  const isMissing = 'This file is missing.';
  expect(found(after, right ?? wrong).filter(({ message }) => message !== isMissing)).toEqual([]);
});
