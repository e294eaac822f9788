import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import type { ChangedSite } from './changed-site.ts';
import { expect, test } from './page.ts';

/** Expects no overflow at any width and no accessibility findings on all pages. */
export async function expectSound(page: Page, site: ChangedSite, all: readonly string[]) {
  for (const path of all)
    await test.step(`${path} stays whole`, async () => {
      await page.goto(site.url + path);
      await expectSoundAsItIs(page, path);
    });
}

/** The same for the page that is open. */
export async function expectSoundAsItIs(page: Page, path: string) {
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a, td, th, dd')]
        .filter((one) =>
          one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .map((one) => ({ words: one.textContent.trim(), box: one.getBoundingClientRect() }))
        .filter(
          ({ words, box }) =>
            words !== '' && box.width > 1 && (box.right > innerWidth + 1 || box.left < -1),
        )
        .map(({ words }) => words.slice(0, 40)),
    );
    expect(cut, `cut off on ${path} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
}
