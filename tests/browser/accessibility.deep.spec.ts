import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './page.ts';

test.use({ expectedErrors: [/status of 404/] });

/** What has to be opened on a page before it is seen, by its address. */
const openings: [address: string, open: (page: Page) => Promise<unknown>][] = [
  ['/blog?q=squat', (page) => expect(page.getByRole('status')).not.toBeEmpty()],
  ['/blog?q=kettlebell', (page) => expect(page.getByRole('status')).not.toBeEmpty()],
  ['/no-such-page', (page) => expect(page.getByRole('main')).toBeVisible()],
  [
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Contact information', exact: true }).click();
      await expect(page.getByRole('dialog').getByText(/^(Open|Closed) (now|today)/)).toBeVisible();
    },
  ],
  [
    '/about',
    async (page) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  ],
  ['/gallery/page-1', (page) => page.getByRole('button', { name: /^Platform one/ }).click()],
  ['/contact?plan=experts', (page) => expect(page.getByText('You were looking at')).toBeVisible()],
  [
    '/#bmi',
    async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.getByText('lb and ft').click();
      await page.getByLabel('Weight').fill('154');
      await page.getByLabel('Height, feet').fill('5.11');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await page.getByRole('button', { name: 'Yes, 5 ft 11 in' }).click();
      await expect(page.getByRole('status')).toContainText('21.5');
    },
  ],
  [
    '/pricing',
    async (page) => {
      for (const question of await page.locator('summary').all()) await question.click();
    },
  ],
];

for (const width of [1280, 390])
  for (const [address, open] of openings)
    test(`${address} with what is opened there shuts nobody out at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await open(page);
      await expectAccessible(page);
    });
