import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { newYearContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

/*
 * Prices, hours, coaches, classes and notices change with the year: a tab that was open at midnight says what a page says
 * that is opened after it.
 */

// Built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

let site: ChangedSite;
test.beforeAll(async () => {
  site = await changedSite('new-year', '2026-12-31', newYearContent);
});
test.afterAll(() => site.close());

/** The addresses of the pages, one post for all. */
function addresses(): string[] {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((name) => name.endsWith('.html')).sort();
  const [post] = pages.filter((name) => name.startsWith('blog/'));
  return pages
    .filter((name) => !name.startsWith('blog/') || name === post)
    .map((name) => `/${name.replace(/(?:^index)?\.html$/, '')}`);
}

/** Opens a page at a moment in India, with all its parts at work. */
async function open(page: Page, path: string, moment: string) {
  await page.clock.install({ time: `${moment}+05:30` });
  await page.goto(site.url + path);
  await page.clock.runFor(5_000);
  for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
}

const said = (page: Page) => page.locator('body').innerText();

test('a tab that is open at midnight says what a page says that is opened after it', async ({
  context,
}) => {
  for (const path of addresses())
    await test.step(path, async () => {
      const [tab, fresh] = [await context.newPage(), await context.newPage()];
      await open(tab, path, '2026-12-31T23:58:00');
      const before = await said(tab);
      expect(before).toContain('2026');
      await tab.clock.runFor('02:05');
      await open(fresh, path, '2027-01-01T00:00:05');
      expect(await said(tab), path).toBe(await said(fresh));
      expect(await said(tab), path).not.toBe(before);
      await tab.close();
      await fresh.close();
    });
});
