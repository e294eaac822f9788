import { expect, test } from './page.ts';

test('the message for a first class takes four taps and one name from the home page of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Each click is one tap.
  await page.locator('main a[href="/trial"]').click();
  await expect(page.locator('[data-island=liveTrial][data-live]')).toBeAttached();
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
