import { expect, test } from 'vitest';
import { editOf } from '../../scripts/checker/edit-of-words.ts';

const edit = (line: string, mend: string, { at = '', above = '' } = {}) =>
  editOf(
    {
      severity: 'error',
      file: 'plans.yaml',
      line: 2,
      column: line.indexOf(at) + 1,
      length: Math.max(1, at.length),
      message: '',
      mend,
    },
    [above, line],
  );

test.each([
  ['    price: ₹750 # rupees', 'Write price: 750', '    price: 750 # rupees'],
  ['  - class: yga', 'Write class: yoga', '  - class: yoga'],
  ['  - yga #note', 'Write - yoga', '  - yoga #note'],
  ['  image: "towel.jpg # a"', 'Write image: towels.jpg', '  image: towels.jpg'],
  ["  image: 'towel.jpg' # a", 'Write image: towels.jpg', '  image: towels.jpg # a'],
  ['   price: 750', 'Begin the line with 4 blanks before it.', '    price: 750'],
])('%s: %s', (line, mend, after) => {
  expect(edit(line, mend)?.text).toBe(after);
});

test.each([
  ['    pirce: 750', 'pirce', 'Rename it to price:', '    price: 750'],
  ['  text: "{phon} or"', '{phon}', 'Write {phone}', '  text: "{phone} or"'],
])('%s: only %s', (line, at, mend, after) => {
  expect(edit(line, mend, { at })?.text).toBe(after);
});

test('a line that is there twice goes', () => {
  const mend = 'Keep one of the two lines and delete the other.';
  expect(edit('  a: 1', mend, { above: '  a: 1' })).toEqual({ line: 2, endLine: 2, text: null });
  expect(edit('  a: 1', mend, { above: '  a: 2' })).toBeUndefined();
});

test.each([
  'Add a line at the left edge of the file: image: barbell-low.jpg',
  'Write digits only, for example price: 750',
  'Write id: gym-fitness, or delete it if it is a copy.',
  'Write 750, or "07:50" if it is a time.',
  'Close it with ] at the end, or put a text in double quotes: items: "[Flat shoes"',
])('%s leaves a choice', (mend) => {
  expect(edit('draft: true', mend)).toBeUndefined();
});
