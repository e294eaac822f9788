import { expectNothingFound } from '../axe.ts';
import { expect, test as base } from '../page.ts';
import { changePrice, greeting, openedOnWeb, price, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5930);
// The last publish is the same for all.
test.describe.configure({ mode: 'serial' });

test('the last publish is taken back, and its changes are a draft again', async ({
  page,
  origin,
  browser,
}) => {
  await signIn(page, origin, 'asha@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1250');
  await page.getByRole('button', { name: 'Publish one change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your changes are live' })).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'Take back the last publish' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Published by Asha Menon');
  await expect(main).toContainText('Intermediates: price ₹950 → ₹1,250');
  await expect(main).toContainText('What others published stays.');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Take back and publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'It is taken back' })).toBeVisible({
    timeout: 30_000,
  });
  await expectNothingFound(page);
  // The changes are a draft again, and a colleague sees the price of before.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 change$/ })
    .click();
  await expect(main).toContainText('Intermediates: price');
  await expect(main).toContainText('₹1,250');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, origin, 'owner@desk.example');
  await expect(greeting(other)).toBeVisible();
  await other.goto(`${origin}/#/prices`);
  await expect(price(other)).toHaveValue('950');
  await other.goto(`${origin}/#/history`);
  await expect(other.getByRole('link', { name: 'Take back the last publish' })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('Intermediates: price ₹1,250 → ₹950');
  await expectNothingFound(other);
  await other.context().close();
});

test('who may not publish is not offered to take back', async ({ page, origin }) => {
  await signIn(page, origin, 'rohan@desk.example');
  await expect(greeting(page)).toBeVisible();
  await page.goto(`${origin}/#/history`);
  await expect(page.getByRole('main')).toContainText('Intermediates: price');
  await expect(page.getByRole('link', { name: 'Take back the last publish' })).toHaveCount(0);
});

test('a publish that failed says what visitors see, and what to do', async ({ page, origin }) => {
  const run = 'https://github.com/the-owner/the-website/actions/runs/1';
  await page.route('**/api/progress/*', (route) =>
    route.fulfill({ json: { state: 'failed', address: run } }),
  );
  await signIn(page, origin, 'owner@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1350');
  await page.getByRole('button', { name: 'Publish one change' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your changes are not live' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The website is as it was before');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be built' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What failed' })).toHaveAttribute('href', run);
  await expect(page.getByRole('link', { name: 'Take back the last publish' })).toBeVisible();
  await expectNothingFound(page);
});
