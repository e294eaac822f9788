// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyOf, defineParts, partsIn } from '../../../src/design/runtime/parts.ts';

const parts = defineParts({ line: 'p', row: 'template' }, { note: 'small' });

test('parts are found by their names, and a missing one is named', () => {
  expect(parts.line).toEqual({ 'data-part': 'line' });
  document.body.innerHTML =
    '<p data-part="line">1</p><p data-part="line">2</p><template data-part="row"><small data-part="note">3</small></template>';
  const { find, maybe, all } = partsIn<typeof parts>(document.body);
  expect(find('line').textContent).toBe('1');
  expect(all('line').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(maybe('note')).toBeUndefined();
  const copy = partsIn<typeof parts>(copyOf(find('row')));
  expect(copy.maybe('note')?.textContent).toBe('3');
  expect(() => copy.find('line')).toThrow('There is no part line.');
});
