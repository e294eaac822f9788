import { expectNothingFound } from '../axe.ts';
import { test as base, expect } from '../page.ts';
import { changePrice, greeting, openedOnWeb, price, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5800);

test('somebody of the staff signs in on a phone, changes a price and sees it live', async ({
  page,
  origin,
  browser,
}) => {
  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNothingFound(page);
  await signIn(page, origin, 'asha@desk.example');
  await expect(greeting(page)).toBeVisible();
  // The bar has one line.
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar!.height).toBeLessThan(80);
  await changePrice(page, origin, '1250');
  expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
  await expect(page.getByLabel('Your name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Published' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'It is on the website' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('link', { name: 'See the website' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('main').getByRole('link', { name: 'Earlier publishes' }).click();
  await expect(page.getByRole('main')).toContainText('Intermediates: price ₹950 → ₹1,250');
  await expect(page.getByRole('main')).toContainText('Asha Menon');
  // A colleague sees it on another device.
  const other = await (await browser.newContext()).newPage();
  await signIn(other, origin, 'owner@desk.example');
  await expect(greeting(other)).toBeVisible();
  await other.goto(`${origin}/#/prices`);
  await expect(price(other)).toHaveValue('1250');
  await other.context().close();
});
