import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';

/** The number of sections that the browser skips now. */
const skipped = (page: Page) =>
  page
    .locator('main section > :first-child')
    .evaluateAll((all) =>
      all.filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      ),
    )
    .then(({ length }) => length);

test.describe('a section that is far from the window is laid out once it is near', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing lays it out before', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await skipped(page)).toBeGreaterThan(1);
  });

  test('its words are found in the page', async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const words = (await heading.textContent())!;
    // `find` is not in the types, because no standard has it. It finds nothing before the page is painted.
    await expect
      .poll(() =>
        page.evaluate(
          (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
          words,
        ),
      )
      .toBe(true);
    await expect(heading).toBeInViewport();
  });

  test('a link to one of its parts shows that part', async ({ page }) => {
    await page.goto('/contact');
    const parts = await page
      .locator('main :is(section, h2)[id]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(parts).toContain('hours');
    for (const id of parts) {
      await page.goto('/about');
      await page.goto(`/contact#${id}`);
      const part = page.locator(`#${id}`);
      await expect(part).toBeInViewport();
      const top = await part.evaluate((one) => one.getBoundingClientRect().top);
      expect(top, id).toBeGreaterThanOrEqual(0);
    }
  });

  test('on paper it is there', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
  });

  test('the menu opens and closes without it, and the page stays where it was', async ({
    page,
  }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    const before = await skipped(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await skipped(page)).toBe(before);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });
});
