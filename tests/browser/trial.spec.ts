import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test } from './page.ts';

const live = '[data-island=liveTrial][data-live]';

test('the message for a first class takes four taps and one name from the home page of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Each click is one tap.
  await page.locator('main a[href="/trial"]').click();
  await expect(page.locator(live)).toBeAttached();
  await page.locator('label', { hasText: 'Yoga' }).click();
  await page.locator('label', { hasText: 'Meenakshi R.' }).first().click();
  await page.getByLabel('Your first name').click();
  await page.keyboard.type('Asha');
  await expect(page.getByRole('heading', { name: 'Your message is ready' })).toBeVisible();
  await expect(page.getByLabel('Change what you like')).toHaveValue(
    /I am Asha\n[^]*Yoga, \w+day, \w+ \d/,
  );
  await expect(page.getByRole('link', { name: 'Send as SMS' })).toHaveAttribute(
    'href',
    /^sms:\+\d+\?&body=Hello%20.*Asha/,
  );
});

test('it needs little of scripts before it is touched', async ({ page }) => {
  const asked: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') asked.push(response);
  });
  await page.goto('/trial');
  await expect(page.locator(live)).toBeAttached();
  await page.waitForTimeout(500);
  // Facts for search engines are no script.
  const inline = await page.locator('script:not([src], [type*=json])').allTextContents();
  // Requests after the load event delay nothing.
  const files = asked.filter((response) => !response.url().endsWith('/afterwards.js'));
  expect(files.length).toBeGreaterThan(0);
  const codes = [...(await Promise.all(files.map((file) => file.text()))), inline.join('\n')];
  const squeezed = (code: string) =>
    brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const bytes = codes.map(squeezed).reduce((sum, size) => sum + size);
  expect(bytes).toBeLessThanOrEqual(3700);
});
