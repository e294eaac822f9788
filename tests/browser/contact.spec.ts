import { expect, test } from './page.ts';

test('it says what was looked at, writes it into the e-mail, and is cleared', async ({ page }) => {
  await page.goto('/contact?class=yoga&day=thursday');
  const context = page.getByRole('region', { name: 'You were looking at' });
  const asked = 'Yoga, Thursday 6:00pm, with Meenakshi R.';
  await expect(context.getByText(asked, { exact: true })).toBeVisible();
  const mail = new URL((await context.getByRole('link', { name: 'E-mail' }).getAttribute('href'))!);
  expect(mail.searchParams.get('subject')).toBe(`Question about ${asked}`);
  expect(mail.searchParams.get('body')).toContain('Hello Iron Banyan,');
  await page.getByRole('link', { name: 'Not this? Clear it' }).click();
  await expect(context).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('it prints nothing of an address that it does not know', async ({ page }) => {
  await page.goto('/contact?class=%3Cscript%3E&plan=gold');
  await expect(page.locator('[data-live]').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'You were looking at' })).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/gold|script/);
});

test('the number can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 00000 00000');
});
