import type { Page } from '@playwright/test';
import { placeNow } from '../coming-days.ts';
import { expect, openDesk, openScreen, save, test } from './desk.ts';

// What receptionists met when they tried twenty tasks: each stays impossible.
test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

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

test('each photograph stands beside its place, and the review shows the old and the new one', async ({
  page,
}) => {
  await openScreen(page, 'photographs');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first().locator('img')).toBeVisible();
  await expect(rows.first().getByRole('heading')).not.toBeEmpty();
  await rows.filter({ hasText: 'About' }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'One already on the website' }).click();
  await page.getByRole('button', { name: 'yoga mats' }).click();
  await openScreen(page, 'review');
  const change = page.getByRole('main').getByRole('listitem').first();
  await expect(change).toContainText('new photograph');
  await expect(change.locator('img')).toHaveCount(2);
});

/** Types a price of Experts and chooses 1 March of next year, without a press of the button. */
async function raiseFromMarch(page: Page) {
  await openScreen(page, 'prices');
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1200');
  await experts.getByLabel('From a later day').check();
  const year = Number(placeNow().date.slice(0, 4)) + 1;
  await experts.getByLabel('First day').fill(`${year}-03-01`);
  return { experts, year };
}

test('a day that was chosen for a price holds, also if nobody presses its button', async ({
  page,
}) => {
  const { year } = await raiseFromMarch(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Review/ })
    .click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    new RegExp(`Experts: ₹1,200 from .* 1 March ${year}`),
  );
});

test('a day that was chosen for a price does not hold when the price is only for some days', async ({
  page,
}) => {
  const { experts } = await raiseFromMarch(page);
  await experts.getByRole('button', { name: /^Only on some days/ }).click();
  await openScreen(page, 'review');
  await expect(page.getByRole('heading', { name: 'Nothing to publish' })).toBeVisible();
});

test('all changes are discarded only after a question', async ({ page }) => {
  await openScreen(page, 'prices');
  await page.getByRole('region', { name: 'Experts' }).getByLabel('Price').first().fill('1200');
  await openScreen(page, 'review');
  const discard = page.getByRole('button', { name: 'Discard all changes' });
  await discard.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await discard.click();
  await expect(page.getByText('Discard all changes?')).toBeVisible();
  await discard.click();
  await expect(page.getByRole('heading', { name: 'Nothing to publish' })).toBeVisible();
});

test('a post that stays a draft and lacks things stops no publish', async ({ page, desk }) => {
  await openScreen(page, 'posts');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('Title').fill('Rope');
  await page.getByLabel('Stays a draft').check();
  await save(page);
  expect(desk.content.read('posts/rope.yaml')).toContain('draft: true');
});
