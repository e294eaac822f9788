import type { Page } from '@playwright/test';
import { site, unlisted } from '../addresses.ts';
import { expect } from '../page.ts';

/** Expects one h1, the landmarks, a title, and metadata for search engines. */
export async function expectOutline(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  expect((await page.title()).length, 'letters of the title').toBeGreaterThan(10);
  if (unlisted.includes(address))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + address);
}

export async function expectNoStyleAttribute(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
}

/** The horizontal overflow of a page, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function expectNothingSideways(page: Page) {
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

export async function expectPictures(page: Page) {
  for (const image of await page.locator('img:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
}
