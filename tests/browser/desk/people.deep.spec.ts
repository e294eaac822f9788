import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { test as base, expect } from '../page.ts';
import { greeting, openedOnWeb, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5870);
// Who is on the list is the same for all.
test.describe.configure({ mode: 'serial' });

async function openPeople(page: Page, origin: string, email: string) {
  await signIn(page, origin, email);
  await expect(greeting(page)).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const roleOf = (page: Page, name: string) => page.getByLabel(`What ${name} may do`);

test('an owner sees everybody, and keeps their own place', async ({ page, origin }) => {
  await openPeople(page, origin, 'owner@desk.example');
  await expect(roleOf(page, 'Asha Menon')).toHaveValue('publisher');
  await expect(roleOf(page, 'Rohan Iyer')).toHaveValue('publisher');
  await expect(row(page, 'Nandini Rao')).toContainText('owner@desk.example');
  await expect(row(page, 'Nandini Rao').getByRole('button')).toHaveCount(0);
  await expect(row(page, 'Nandini Rao').getByRole('combobox')).toHaveCount(0);
  await expectNothingFound(page);
  await row(page, 'Asha Menon')
    .getByRole('button', { name: /^Text to send/ })
    .click();
  await row(page, 'Rohan Iyer')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectNothingFound(page);
});

test('who is no owner has no list of people', async ({ page, origin }) => {
  await signIn(page, origin, 'rohan@desk.example');
  await expect(greeting(page)).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);
});

test('an owner is told what is missing before somebody is added', async ({ page, origin }) => {
  await openPeople(page, origin, 'owner@desk.example');
  const add = page.getByRole('button', { name: 'Add to the list' });
  await add.click();
  await expect(alert(page)).toContainText('Write a name');
  await page.getByLabel('Name').fill('Jaya M.');
  await page.getByLabel('E-mail address').fill('jaya');
  await add.click();
  await expect(alert(page)).toContainText('Write the whole e-mail address');
  await page.getByLabel('E-mail address').fill('Asha@desk.example');
  await add.click();
  await expect(alert(page)).toContainText('on the list already: Asha Menon');
  await expectNothingFound(page);
});

test('somebody new is added, signs up, confirms their address, and is removed again', async ({
  page,
  browser,
  origin,
  webDesk,
}) => {
  await openPeople(page, origin, 'owner@desk.example');
  await page.getByLabel('Name').fill('Jaya M.');
  await page.getByLabel('E-mail address').fill('Jaya@mail.example');
  await page.getByRole('button', { name: 'Add to the list' }).click();
  const text = page.getByLabel('Text for Jaya M.');
  await expect(text).toHaveValue(/jaya@mail\.example/);
  await expect(text).toHaveValue(new RegExp(`/signup[^]*${origin}`));
  await expect(roleOf(page, 'Jaya M.')).toHaveValue('publisher');

  // As the website does, which is elsewhere.
  const signUp = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const data = { email: 'jaya@mail.example', password: 'try-the-desk' };
  expect((await page.request.post(signUp, { data })).status()).toBe(200);
  const jaya = await (await browser.newContext()).newPage();
  await signIn(jaya, origin, 'jaya@mail.example');
  await expect(jaya.getByRole('alert')).toContainText('not confirmed');
  await expectNothingFound(jaya);
  await jaya.getByRole('button', { name: 'Send me the link' }).click();
  await expect(jaya.getByRole('status')).toContainText('A link is on its way to jaya@mail.example');
  const link = /A link that confirms jaya@mail\.example: (\S+)/;
  await expect.poll(() => link.exec(webDesk.said())?.[1]).toBeDefined();
  await page.request.get(link.exec(webDesk.said())![1]!);
  await jaya.getByRole('button', { name: 'Try again' }).click();
  await expect(greeting(jaya)).toBeVisible();

  await page.reload();
  await expect(roleOf(page, 'Jaya M.')).toHaveValue('publisher');
  await row(page, 'Jaya M.')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(row(page, 'Jaya M.')).toContainText('They can no longer open the desk');
  await page.getByRole('button', { name: 'Remove Jaya M.', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Jaya M. can no longer' })).toBeVisible();
  await expect(row(page, 'Jaya M.')).toHaveCount(0);
  // The desk that is open is refused at its next request.
  await expect(
    jaya.getByRole('status').filter({ hasText: 'may not change this website' }),
  ).toBeVisible();
  await jaya.reload();
  await expect(jaya.getByRole('alert')).toContainText('may not change this website');
  await jaya.context().close();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|Failed to/] });

  test('a change of the list is taken back, and says so', async ({ page, origin, context }) => {
    await openPeople(page, origin, 'owner@desk.example');
    await expect(roleOf(page, 'Rohan Iyer')).toHaveValue('publisher');
    await context.setOffline(true);
    await roleOf(page, 'Rohan Iyer').selectOption({ value: 'owner' });
    await expect(alert(page).filter({ hasText: 'nothing was changed' })).toBeVisible();
    await expect(roleOf(page, 'Rohan Iyer')).toHaveValue('publisher');
  });
});
