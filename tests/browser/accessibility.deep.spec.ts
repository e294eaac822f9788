import { expectAccessible } from './axe.ts';
import { expect, ofWords, test } from './page.ts';

const widths = [1280, 390] as const;

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, reducedMotion: 'reduce' });

    for (const address of ['/blog?q=squat', '/blog?q=kettlebell', '/blog?category=yoga'])
      test(`${address} has nothing that shuts anybody out`, async ({ page }) => {
        await page.goto(address);
        await expectAccessible(page);
      });

    test('neither has the menu, nor the panel', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Contact information', exact: true }).click();
      await expect(page.getByRole('dialog').getByText(/^(Open|Closed) (now|today)/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) {
        await menu.click();
        await expectAccessible(page);
      }
    });

    test('neither has a photograph in the viewer', async ({ page }) => {
      await page.goto('/gallery/page-1');
      await page.getByRole('button', { name: /^Platform one/ }).click();
      await expect(page.getByRole('dialog', { name: 'Platform one' })).toBeVisible();
      await expectAccessible(page);
    });

    test('neither has the contact page with what was looked at', async ({ page }) => {
      await page.goto('/contact?plan=experts');
      await expect(page.getByText('You were looking at')).toBeVisible();
      await expectAccessible(page);
    });

    test('neither has the calculator with a result and with a mistake', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Weight').fill('70');
      await page.getByLabel('Height').fill('175');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByText('22.9', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    test('neither have questions that are opened', ofWords, async ({ page }) => {
      await page.goto('/pricing');
      for (const question of await page.locator('summary').all()) await question.click();
      await expectAccessible(page);
    });
  });
}

test.describe('an address that there is not', () => {
  test.use({ expectedErrors: [/404/] });
  test('shuts nobody out either', async ({ page }) => {
    await page.goto('/no-such-page');
    await expectAccessible(page);
  });
});
