import { expect, test } from 'vitest';
import { touchedPages } from '../../scripts/site/touched-pages.ts';

test.each([
  ['a style of a part of one page', 'pages/contact/StreetMap.module.scss', ['/contact']],
  ['a script of a part', 'pages/AboutPage.tsx', ['/about']],
  ['a part of two pages', 'parts/PriceChart.tsx', ['/', '/pricing']],
  ['a screen of accounts', 'accounts/ResetPanel.tsx', ['/reset']],
  ['a template of many pages', 'pages/coach/CoachHeader.tsx', ['/coaches']],
  ['a file of no page', 'desk/App.tsx', []],
])('the pages that a change touches are found: %s', (_, file, pages) => {
  expect(touchedPages(process.cwd(), [file])).toEqual(pages);
});

test('a tool of all styles touches every page', () => {
  const all = touchedPages(process.cwd(), ['styles/_tools.scss']);
  expect(all).toEqual([...Object.values(__PLACE__.pagesById), '/offline'].sort());
});
