import { expect, test } from 'vitest';
import { applyEdit } from '../../scripts/yaml-edits/apply-edit.ts';
import { texts } from '../checker/content-at-hand.ts';

test('an edit of the longest file takes less than 15 ms', () => {
  let text = [...texts.values()].reduce((long, other) =>
    other.length > long.length ? other : long,
  );
  const times = Array.from({ length: 40 }, (_, round) => {
    const started = performance.now();
    text = applyEdit(text, { kind: 'add', path: [`extra${round}`], value: `Words ${round}` });
    return performance.now() - started;
  });
  // The quickest: the others tell of what else the machine does.
  expect(Math.min(...times)).toBeLessThan(15);
});
