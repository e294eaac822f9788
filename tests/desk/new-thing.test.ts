import { expect, test } from 'vitest';
import { longestId } from '../../src/content/text/text-size.ts';
import { freeId, freeName } from '../../src/desk/draft/new-thing.ts';

test('an unused name is as short as it may be, with its number', () => {
  const title = 'Stretching for everybody who sits at a desk all day and night';
  const names: string[] = [];
  const ids: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    names.push(freeName(title, names));
    ids.push(freeId(title, ids));
  }
  expect(new Set([...names, ...ids]).size).toBe(24);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(longestId);
  for (const name of [...names, ...ids]) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(freeName('योग', [])).toBe('');
});
