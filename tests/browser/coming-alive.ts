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
  await layOutEverything(page);
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

/** Lays out also the sections that are far from the window, which a browser skips until they come near. */
export const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    // The policy of the page would block a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
