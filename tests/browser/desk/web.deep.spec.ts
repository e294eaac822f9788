import { expectNothingFound } from '../axe.ts';
import { test as base, expect } from '../page.ts';
import { changePrice, greeting, openedOnWeb, price, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5800);

test('a draft waits for the one who made it, and nobody else on the device sees it', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'owner@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1300');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Account of Nandini Rao$/ }).click();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to change the website' })).toBeVisible();
  await signIn(page, origin, 'asha@desk.example');
  await page.goto(`${origin}/#/review`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to publish' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: /Account of Asha Menon$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, origin, 'owner@desk.example');
  await page.goto(`${origin}/#/review`);
  await expect(page.getByRole('main')).toContainText('Intermediates: price ₹950 → ₹1,300');
});

test.describe('on a device that has it', () => {
  test.use({
    expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  });

  test('the desk opens without a connection, and what is changed then is published later', async ({
    page,
    origin,
    context,
  }) => {
    await signIn(page, origin, 'asha@desk.example');
    await expect(greeting(page)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    // The desk notes each second that it is reached.
    await page.waitForTimeout(1500);
    await context.setOffline(true);
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    const strip = page.getByRole('status').filter({ hasText: 'No internet.' });
    await expect(strip).toContainText('What you type is kept.');
    await changePrice(page, origin, '1500');
    await page.getByRole('button', { name: 'Publish when there is internet' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'as soon as' })).toBeVisible();
    await expectNothingFound(page);
    await page.getByRole('button', { name: 'Do not publish' }).click();
    await page.getByRole('button', { name: 'Publish when there is internet' }).click();
    await page.goto(`${origin}/#/posts`);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Publish|is on the website$/ }),
    ).toBeVisible();
  });
});

test('a session that ends in the middle loses nothing', async ({ page, origin }) => {
  await signIn(page, origin, 'owner@desk.example');
  await expect(greeting(page)).toBeVisible();
  await page.goto(`${origin}/#/prices`);
  await price(page).fill('1700');
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { fault: 'expired' } }),
  );
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in again' })).toBeVisible();
  await expectNothingFound(page);
  await page.unroute('**/api/**');
  await page.getByLabel('E-mail address').fill('owner@desk.example');
  await page.getByLabel('Password').fill('try-the-desk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  await expect(price(page)).toHaveValue('1700');
});
