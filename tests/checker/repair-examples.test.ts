import { expect, test } from 'vitest';
import { suspectAt, type Repair } from '../../src/checker/repair/repair.ts';

const tables = import.meta.glob<Record<string, unknown>>('../../src/checker/repair/*.ts', {
  eager: true,
});
const repairs = Object.values(tables)
  .flatMap((exported) => Object.values(exported))
  .flatMap((table) => (Array.isArray(table) ? (table as Repair[]) : []))
  .map((repair) => ({ repair, wrong: repair.example.wrong }));

test('every family of repairs has a table', () => {
  expect(repairs.length).toBeGreaterThan(12);
});

test.each(repairs)('quotes no comment: $wrong', ({ repair }) => {
  const lines = repair.example.wrong.split('\n').map((line) => `${line} # never change it`);
  const faults = lines.flatMap((_, at) => {
    const suspect = suspectAt(lines, at, ['items']);
    return suspect ? [...repair.candidates(suspect)].map(({ fault }) => fault) : [];
  });
  if (repair.code !== 'comment-without-sign' && repair.code !== 'line-break-after-sign-lost')
    expect(JSON.stringify(faults)).not.toContain('never');
});

test.each(repairs)('$wrong', ({ repair }) => {
  const { wrong, data, reads } = repair.example;
  const lines = wrong.split('\n');
  const made = lines.flatMap((_, at) => {
    const suspect = suspectAt(lines, at, ['items']);
    return [...(suspect ? repair.candidates(suspect) : [])].map((candidate) => ({
      ...candidate.fault,
      reads: lines
        .toSpliced(candidate.from, candidate.to - candidate.from, ...candidate.by)
        .join('\n'),
    }));
  });
  expect(made).toContainEqual({ code: repair.code, ...(data && { data }), reads });
});
