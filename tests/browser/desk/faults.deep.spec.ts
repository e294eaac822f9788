import type { Page } from '@playwright/test';
import { addDays, placeNow } from '../../../src/timetable/clock.ts';
import { expect, openDesk, save, test } from './desk.ts';

// What receptionists met when they tried twenty tasks: each stays impossible.
test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

const openScreen = (page: Page, route: string) =>
  page.evaluate((hash) => (location.hash = hash), `#/${route}`);

test('on a phone, a task after a look at the preview opens at its form', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'prices');
  const feet = page.getByRole('navigation', { name: 'Form or preview' });
  await feet.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Experts' })).toBeHidden();
  await openScreen(page, 'contact');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await expect(feet.getByRole('button', { name: 'Change' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('whatever a new post still needs says that it is not filled in yet', async ({ page }) => {
  await openScreen(page, 'posts');
  await page.getByRole('button', { name: 'Write a post' }).click();
  const empty = page
    .getByRole('main')
    .locator('.field, fieldset')
    .filter({
      has: page.getByText('Not filled in yet', { exact: true }),
    });
  for (const label of ['Title', 'Text', 'Summary', 'Category', 'Tags', 'Photograph'])
    await expect(empty.filter({ hasText: label }).first(), label).toBeVisible();
});

test('the calendar stays in the month of the day that was changed', async ({ page }) => {
  const day = `${Number(placeNow().date.slice(0, 4)) + 1}-03-17`;
  await openScreen(page, `hours/${day}`);
  const month = page.getByRole('heading', { name: /^March / });
  await expect(month).toBeVisible();
  await page.getByLabel('Closed all day').check();
  await page.getByLabel(/^Reason/).fill('Inventory');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(month).toBeVisible();
});

test('what was done in one act is one line of the earlier publishes, with one Restore', async ({
  page,
}) => {
  const until = addDays(placeNow().date, 40);
  await openScreen(page, 'leaves/joel-d');
  await page.getByLabel('Last day').fill(until);
  await page.getByLabel('Free at all times').selectOption('Tenzin W.');
  await page.getByRole('button', { name: 'Joel D. leaves' }).click();
  await save(page);
  await openScreen(page, 'publishes');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Joel D\. leaves after/)).toHaveCount(1);
  await expect(main.getByText(/\band \d+ more\b/)).toHaveCount(0);
});

test('each photograph stands beside its place, and the review shows the old and the new one', async ({
  page,
}) => {
  await openScreen(page, 'photographs');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first().locator('img')).toBeVisible();
  await expect(rows.first().getByRole('heading')).not.toBeEmpty();
  await rows.filter({ hasText: 'About' }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'One already on the site' }).click();
  await page.getByRole('button', { name: 'yoga mats' }).click();
  await openScreen(page, 'review');
  const change = page.getByRole('main').getByRole('listitem').first();
  await expect(change).toContainText('shows another photograph');
  await expect(change.locator('img')).toHaveCount(2);
});
