import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Opens a page as it was sent; what is answered brings it to life, with a clock that the test has set. */
export async function openAsSent(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  // What is below is laid out by then, while the live parts still wait for their scripts.
  await page.clock.runFor(1_000);
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    release();
    await page.clock.runFor(1_000);
    for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    await page.unrouteAll();
  };
}

/** How many sections are not laid out while they are far from what is seen. */
export const leftOut = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto'))
    .then(({ length }) => length);
