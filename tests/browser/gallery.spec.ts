import { expect, test } from './page.ts';

test('a photograph opens large, with its caption, and turns to the next and round', async ({
  page,
}) => {
  await page.goto('/gallery/page-1');
  const tile = page.getByRole('button', { name: /^Before six/ });
  await tile.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveAccessibleName('Before six');
  await expect(viewer).toContainText('Photo 8 of 12');
  await expect(viewer.getByRole('img', { name: 'Empty studio with four mats' })).toBeVisible();
  await expect(page).toHaveURL('/gallery/page-1#photo-8');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toHaveAccessibleName('Chalk');
  await expect(viewer.getByRole('link', { name: 'Link to this photo' })).toHaveAttribute(
    'href',
    '/gallery/page-2#photo-9',
  );
  await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 8; step++)
    await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(viewer).toContainText('Photo 12 of 12');
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer).toContainText('Photo 1 of 12');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(tile).toBeFocused();
  await expect(page).toHaveURL('/gallery/page-1');
});

test('going back closes it, and its address opens it again', async ({ page }) => {
  await page.goto('/gallery/page-1');
  await page.getByRole('button', { name: /^Platform one/ }).click();
  await expect(page.getByRole('dialog', { name: 'Platform one' })).toBeVisible();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await place(), 'nothing moves behind it').toBe(before);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/gallery/page-2#photo-11');
  await expect(page.getByRole('dialog', { name: 'One still open' })).toBeVisible();
  await page.getByRole('button', { name: 'Close photo' }).click();
  await expect(page).toHaveURL('/gallery/page-2');
});

test.describe('without script', () => {
  // The browser's own page around a bare picture has no transition, and styles of its own that our policy keeps out.
  test.use({
    javaScriptEnabled: false,
    expectedErrors: [/ViewTransition opt-in disabled|Security Policy directive 'style-src/],
  });
  test('a photograph opens as a picture of its own', async ({ page }) => {
    await page.goto('/gallery/page-1');
    await page.getByRole('button', { name: /^Platform one/ }).click();
    await expect(page).toHaveURL(/\/photographs\/barbell-platform-.*\.jpg\??$/);
  });
});
