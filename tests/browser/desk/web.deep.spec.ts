import { expectNothingFound } from '../axe.ts';
import { expect, test as base } from '../page.ts';
import { changePrice, greeting, openedOnWeb, price, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5800);

test('nobody comes in without an account of the staff', async ({ page, origin }) => {
  await signIn(page, origin, 'asha@desk.example', 'wrong-password');
  await expect(page.getByRole('alert')).toContainText('do not belong together');
  for (const path of ['head', 'history', 'photographs', 'member'])
    expect((await page.request.get(`${origin}/api/${path}`)).status(), path).toBe(401);
});

test('a draft waits for the one who made it, and nobody else on the device sees it', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'owner@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1300');
  await expect(page.getByRole('button', { name: 'Publish one change' })).toBeVisible();
  await page.getByRole('button', { name: /Account of Nandini Rao$/ }).click();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to change the website' })).toBeVisible();
  await signIn(page, origin, 'asha@desk.example');
  await page.goto(`${origin}/#/changes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to publish' })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: /Account of Asha Menon$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, origin, 'owner@desk.example');
  await page.goto(`${origin}/#/changes`);
  await expect(page.getByRole('main')).toContainText('Intermediates: price ₹1,300');
});

test('who may not publish has no button for it, and a forged request is refused', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'rohan@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1400');
  await expect(page.getByRole('button', { name: 'Propose one change' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  const token = page.waitForRequest('**/api/head*');
  const authorization = (await (await token).allHeaders())['authorization']!;
  const forged = await page.request.post(`${origin}/api/commit`, {
    headers: { authorization },
    data: { id: crypto.randomUUID(), base: 'x', by: 'Asha', words: [], texts: {}, pictures: {} },
  });
  expect(await forged.json()).toEqual({ fault: 'not-allowed' });
});

test.describe('on a device that has it', () => {
  test.use({
    expectedErrors: [/Blocked autofocusing|net::ERR_INTERNET_DISCONNECTED|Failed to fetch/],
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
    const strip = page.getByRole('status').filter({ hasText: 'No connection.' });
    await expect(strip).toContainText('as of a moment ago');
    await changePrice(page, origin, '1500');
    await page.getByRole('button', { name: 'Publish when the internet is back' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'as soon as' })).toBeVisible();
    await expectNothingFound(page);
    await page.getByRole('button', { name: 'Do not publish' }).click();
    await page.getByRole('button', { name: 'Publish when the internet is back' }).click();
    await page.goto(`${origin}/#/posts`);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
    await expect(
      page.getByRole('heading', { level: 1, name: /^Publishing|are live$/ }),
    ).toBeVisible();
  });
});

test('a page of an older desk publishes nothing, and says what to do', async ({ page, origin }) => {
  await page.route('**/api/commit', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-desk-build': 'older' } }),
  );
  await signIn(page, origin, 'asha@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, '1600');
  await page.getByRole('button', { name: 'Publish one change' }).click();
  await expect(page.getByRole('alert')).toContainText('There is a newer desk.');
  await expect(page.getByRole('button', { name: 'Publish one change' })).toBeVisible();
});

test('a draft goes on at another device, and colleagues see who is changing what', async ({
  page,
  origin,
  browser,
}) => {
  await signIn(page, origin, 'rohan@desk.example');
  await changePrice(page, origin, '1350');
  // Beside the words that are read aloud.
  await expect(page.getByRole('banner').getByText('Draft kept', { exact: true })).toHaveCount(2);
  const open = async (email: string) => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, origin, email);
    await expect(greeting(other)).toBeVisible();
    return other;
  };
  const computer = await open('rohan@desk.example');
  await expect(computer.getByText(/What you changed on your .* is here now/)).toBeVisible({
    timeout: 15_000,
  });
  await computer.getByRole('button', { name: 'OK' }).click();
  await computer.goto(`${origin}/#/prices`);
  await expect(price(computer)).toHaveValue('1350');
  const colleague = await open('asha@desk.example');
  const notice = colleague.getByText(/Rohan .* is changing this now: Prices/);
  await expect(notice).toBeVisible();
  await expectNothingFound(colleague);
  await colleague.goto(`${origin}/#/hours`);
  await expect(notice).toHaveCount(0);
  await colleague.goto(`${origin}/#/prices`);
  await expect(notice).toBeVisible();
  // What is put back on one device is gone on the other, and nobody is changing anything any more.
  await computer
    .getByRole('link', { name: /1 change$/ })
    .first()
    .click();
  await computer
    .getByRole('button', { name: /^Put back/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to publish' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(notice).toHaveCount(0, { timeout: 60_000 });
  for (const other of [computer, colleague]) await other.context().close();
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

test('an account that is gone ends the session, and says so', async ({ page, origin }) => {
  await signIn(page, origin, 'owner@desk.example');
  await expect(greeting(page)).toBeVisible();
  // As the library of the accounts does when they refuse to renew a session.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('firebase:authUser')) {
        localStorage.removeItem(key);
        dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      }
  });
  await expect(page.getByRole('status').filter({ hasText: 'sign-in has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in again' })).toBeVisible();
});
