import { expect, test } from './page.ts';

test('a featured class leads to its page', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('main a[href^="/classes/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    expect((await page.goto(link))!.status()).toBe(200);
  }
});

test('no landmark is empty on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const landmark of await page.getByRole('navigation').all())
    expect(await landmark.getByRole('link').count()).toBeGreaterThan(0);
});
