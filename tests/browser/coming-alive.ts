import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Opens a page before hydration; the returned function hydrates it, with a clock set by the test. */
export async function openAsSent(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  // By then the lower sections are laid out, while the islands still wait for their scripts.
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

/** The number of sections not laid out because they are far from the viewport. */
export const leftOut = (page: Page) =>
  page
    .locator('main section')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto'))
    .then(({ length }) => length);
