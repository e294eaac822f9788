import { describe, expect, test } from 'vitest';
import { edited } from '../../scripts/checker/edit.ts';
import { readLines } from '../../scripts/checker/lines/read-lines.ts';
import type { Slip } from '../../scripts/checker/lines/reading.ts';
import { walk } from '../../scripts/checker/lines/walk.ts';

const families = import.meta.glob<Record<string, unknown>>(
  '../../scripts/checker/lines/slips/*.ts',
  {
    eager: true,
  },
);
const slips = Object.entries(families).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([table, entries]) =>
    Array.isArray(entries)
      ? (entries as Slip<never>[]).map((slip) => ({
          slip,
          where: `${file.split('/').at(-1)} ${table}`,
          wrong: slip.example.wrong,
        }))
      : [],
  ),
);
/** The names that the examples use. */
const names = {
  all: new Set(['title', 'text', 'price', 'items', 'name', 'end', 'newPrice']),
  top: new Set(['title', 'text', 'price', 'items', 'end']),
};

test('every family has a table with examples', () => {
  expect(slips.length).toBeGreaterThan(Object.keys(families).length * 3);
});

describe.each(slips)('$where: $wrong', ({ slip }) => {
  const { wrong, says, mend, reads } = slip.example;

  test('is claimed by its own slip, in its own words', () => {
    const [told] = walk(wrong.split('\n'), names);
    expect(told?.found).toMatchObject({ says, mend });
    expect(told?.slip).toBe(slip);
  });

  test('is mended by what its remedy says, and read on without it', () => {
    const [finding, ...others] = readLines(wrong.split('\n'), names).findings;
    expect(others).toEqual([]);
    const lines = wrong.split('\n');
    const [told] = walk([...lines], names);
    const after = finding?.edit
      ? edited(lines, finding.edit).join('\n')
      : readLines(lines, names).mended;
    expect(after).toBe(reads);
    const isChoice = !told?.found.edit && !told?.found.reads;
    expect(isChoice ? [] : readLines(after.split('\n'), names).findings).toEqual([]);
  });
});
