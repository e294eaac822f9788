// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawInto, textOf } from '../../src/editor/form/token-text.ts';

test('a token shows the value as it is now, and the text around it stays', () => {
  const box = document.createElement('div');
  drawInto(box, 'Train at {business} today.', () => ['', 'name of the gym']);
  expect(box.textContent).toBe('Train at name of the gym today.');
  const [begin] = box.childNodes;
  drawInto(box, 'Train at {business} today.', () => ['Iron Banyan', 'name of the gym']);
  expect(box.querySelector('[data-fact]')!.textContent).toBe('Iron Banyan name of the gym');
  expect(box.firstChild).toBe(begin);
  expect(textOf(box)).toBe('Train at {business} today.');
});
