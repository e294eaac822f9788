import { describe, expect, test } from 'vitest';
import { edited } from '../../src/checker/edit.ts';
import { certainEditOf } from '../../src/checker/problem.ts';
import { parseLines } from '../../src/checker/lines/parse-lines.ts';
import type { Slip } from '../../src/checker/lines/line-at.ts';
import { walk } from '../../src/checker/lines/walk.ts';

const families = import.meta.glob<Record<string, unknown>>('../../src/checker/lines/slips/*.ts', {
  eager: true,
});
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

/** Whether the comment may be meant as text. */
const isAboutComments = (code: string) => /comment|stray-line|quote|bracket|long-text/.test(code);

test('every family has a table with examples', () => {
  expect(slips.length).toBeGreaterThan(Object.keys(families).length * 3);
});

describe.each(slips)('$where: $wrong', ({ slip }) => {
  const { wrong, data, reads } = slip.example;

  test('is claimed by its own slip', () => {
    const [reported] = walk(wrong.split('\n'), names);
    expect(reported?.fault).toEqual({ code: slip.code, data });
    expect(reported?.slip).toBe(slip);
  });

  test('quotes no comment that stands behind it', () => {
    const commented = wrong.split('\n').map((line) => `${line} # never change it`);
    for (const { fault } of walk(commented, names))
      if (!isAboutComments(fault.code)) expect(JSON.stringify(fault)).not.toContain('never');
  });

  test('is fixed by its edit, and read on without it', () => {
    const [finding, ...others] = parseLines(wrong.split('\n'), names).findings;
    expect(others).toEqual([]);
    const lines = wrong.split('\n');
    const [reported] = walk([...lines], names);
    const edit = finding && certainEditOf(finding);
    const after = edit ? edited(lines, edit).join('\n') : parseLines(lines, names).repaired;
    expect(after).toBe(reads);
    const isChoice = !reported?.found.edit && !reported?.found.reads;
    expect(isChoice ? [] : parseLines(after.split('\n'), names).findings).toEqual([]);
  });
});
