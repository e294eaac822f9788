import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screenNames } from '../../../src/desk/words/screen-names.ts';
import { expect, menusOutside, openDesk, openScreen, test } from './desk.ts';

/** Each screen, and where it opens one thing or another, the first of these. */
const routes = (content: string) => [
  ...screenNames.filter((name) => name !== 'people'),
  'timetable/schedule%2Fmonday.yaml/0',
  'coaches/classes/0',
  'coaches/trainers/0',
  `posts/${readdirSync(`${content}/posts`)[0]!.replace('.yaml', '')}`,
  ...['home', 'pricing', 'trial'].map(
    (name) => `pages/${encodeURIComponent(`pages/${name}.yaml`)}`,
  ),
  ...['site', 'faq', 'voices'].map((name) => `pages/${name}.yaml`),
];

/** Opens what a screen opens in the page: help, folds, words to insert; returns what is not within its width. */
const partsOutside = (page: Page) =>
  page.evaluate(async () => {
    const closed = 'main button[aria-expanded="false"]';
    for (const button of document.querySelectorAll<HTMLButtonElement>(closed)) button.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const parts = document.querySelectorAll(
      'main :is(.hint, .help, .chips, .month, .month *, .was, .msg)',
    );
    return [...parts]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });

for (const [width, height, size] of [
  [320, 640, '100%'],
  [390, 844, '100%'],
  [390, 844, '200%'],
  [844, 390, '100%'],
  [1366, 768, '100%'],
  // The same, enlarged by the browser.
  [683, 384, '100%'],
] as const)
  test(`each menu, hint and calendar is in the window at ${width} × ${height}, text at ${size}`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesk(page, desk);
    await page.evaluate((own) => (document.documentElement.style.fontSize = own), size);
    let count = 0;
    for (const route of routes(desk.content.folder)) {
      await openScreen(page, route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const menus = await menusOutside(page);
      count += menus.count;
      expect.soft(menus.outside, route).toEqual([]);
      expect.soft(await partsOutside(page), route).toEqual([]);
    }
    expect(count).toBeGreaterThan(20);
  });
