import { expect, test } from 'vitest';
import { pagerProps } from '../../src/pages/Pager.tsx';

const words = {
  label: 'Pages',
  page: 'Page {page}',
  current: 'Page {page}, current page',
  next: 'Next',
  previous: 'Previous',
};
const pages = (count: number) => Array.from({ length: count }, (_, index) => `/p/${index + 1}`);
const shown = (count: number, current: number) =>
  pagerProps(pages(count), current, words).pages.map(
    ({ number, afterGap, current: here }) =>
      `${afterGap ? '… ' : ''}${here ? `[${number}]` : number}`,
  );

test('two pages: both numbers, and an arrow to the other', () => {
  expect(shown(2, 1)).toEqual(['[1]', '2']);
  expect(pagerProps(pages(2), 1, words).next).toEqual({ to: '/p/2', name: 'Next' });
  expect(pagerProps(pages(2), 1, words).previous).toBeUndefined();
  expect(pagerProps(pages(2), 2, words).previous).toEqual({ to: '/p/1', name: 'Previous' });
});

test('of very many pages the ends and the neighbours', () => {
  expect(shown(1429, 700)).toEqual(['1', '… 698', '699', '[700]', '701', '702', '… 1429']);
  expect(shown(12, 2)).toEqual(['1', '[2]', '3', '4', '… 12']);
});
