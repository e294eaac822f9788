import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { comingMoment } from './coming-days.ts';
import { expect, test } from './page.ts';
import {
  accountButton,
  expectSaid,
  fillIn,
  haveAccount,
  haveSession,
  link,
  logOut,
  newEmail,
  password,
  saveFitness,
  signIn,
  signInLink,
  signUp,
} from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]/] });

test('signing up, logging out in every tab, signing in and deleting are each said once', async ({
  page,
  context,
}) => {
  const email = newEmail('asha');
  await signUp(page, email);
  await expectSaid(page, 'you are signed in');
  await page.reload();
  await expect(page.locator('[data-island=liveStatus][data-live]')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'signed in' })).toHaveCount(0);
  await expect(signInLink(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(accountButton(other)).toBeVisible();
  await logOut(page);
  await expectSaid(page, 'You are signed out');
  await expect(signInLink(other)).toBeVisible();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  // The page on which somebody logged out leaves a later session alone.
  await signIn(other, email);
  await expect(other).toHaveURL('/#home');
  await page.goto('/pricing');
  await page.close();
  await other.goto('/account');
  await other.getByText('Delete your account').click();
  await other.getByRole('button', { name: 'Delete my account' }).click();
  await other.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(other).toHaveURL('/#home');
  await expectSaid(other, 'Your account is deleted');
});

test('no other page asks for a byte of the account service, signed in or not', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/firebase|identitytoolkit|securetoken|\/v1\/projects|accounts-service/.test(request.url()))
      asked.push(request.url());
  });
  const visit = async () => {
    asked.length = 0;
    for (const address of ['/', '/schedule/monday', '/pricing', '/contact'])
      await page.goto(address);
    expect(asked).toEqual([]);
  };
  await visit();
  await haveSession(page, newEmail('quiet'));
  await visit();
});

test('a wrong password and an unknown address say the same, until the next submit', async ({
  page,
}) => {
  const email = newEmail('known');
  await haveAccount(page, email);
  const word = page.getByLabel('Password', { exact: true });
  for (const address of ['nobody@mail.example', email]) {
    await signIn(page, address, 'nope nope');
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    await expect(word).toBeFocused();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(word).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await word.fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
});

test('Save before signing in leads there, and the class is in sight and kept afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: /^Save: Running, Monday/ }).click();
  for (const name of ['Sign Up', 'Sign In', 'Forgot your password?', 'Back to Sign In']) {
    await expect(link(page, name)).toHaveAttribute('href', /\?save=monday-running-2200$/);
    await link(page, name).click();
  }
  await expect(page).toHaveURL('/login?save=monday-running-2200');
  await expect(page.getByText('Sign in to save Running, Monday 10:00pm.')).toBeVisible();
  await link(page, 'Sign Up').click();
  await fillIn(page, newEmail('saver'));
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/schedule/monday');
  const toggle = page.getByRole('button', { name: /^Save: Running, Monday/ });
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const sentence = page.getByRole('status').filter({ hasText: 'is in your week.' });
  for (const one of [page.locator('[data-slot=monday-running-2200]'), sentence]) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const isUncovered = await one.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + 1, bottom - 2);
      return element.contains(onTop) || onTop!.contains(element);
    });
    expect(isUncovered).toBe(true);
  }
});

test('my week shows what is saved, the next class first, and lets it go', async ({ page }) => {
  await page.clock.setFixedTime(comingMoment('monday', '10:30'));
  await haveSession(page, newEmail('week'));
  await saveFitness(page);
  // A class that has left the timetable.
  await page.route('**/documents:batchGet*', async (route) => {
    const answer = await (await route.fetch()).text();
    const body = answer.replace('"values":[', '"values":[{"stringValue":"sunday-zumba-0900"},');
    await route.fulfill({ contentType: 'application/json', body });
  });
  await page.goto('/account');
  await expect(page.getByText('One class you saved has left the timetable')).toBeVisible();
  await expect(page.getByText('Next: Fitness, today 6:00pm, with Kavya N.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add my week to my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('my-week.ics');
  const remove = page.getByRole('button', { name: 'Remove: Fitness, Monday 6:00pm' });
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
});

test('the password changes, with what is wrong and what is done said in the focus', async ({
  page,
}) => {
  const email = newEmail('end');
  await haveSession(page, email);
  await page.goto('/account');
  await page.getByText('Change your password').click();
  const current = page.getByLabel('Current password', { exact: true });
  await current.fill('wrong one');
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is not right.');
  await expect(current).toBeFocused();
  await current.fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator(':focus')).toHaveText('Your password is changed.');
  await signIn(page, email, 'another horse');
  await expect(page).toHaveURL('/#home');
});

/** An access token whose holder signed in an hour ago; the page reads it without knowing its signature. */
function aged(token: string): string {
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { auth_time: number };
  told.auth_time -= 3600;
  return [head, Buffer.from(JSON.stringify(told)).toString('base64url'), signature].join('.');
}

test('deleting asks for the password first, and who gives up there has lost nothing', async ({
  page,
}) => {
  await haveSession(page, newEmail('keeps'));
  await saveFitness(page);
  await page.route('**/v1/token*', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { id_token: string };
    const old = aged(session.id_token);
    await route.fulfill({ json: { ...session, id_token: old, access_token: old } });
  });
  await page.goto('/account');
  await page.getByText('Delete your account').click();
  const ask = page.getByRole('button', { name: 'Delete my account' });
  await ask.click();
  await expect(page.getByText('Delete the account for good?')).toBeFocused();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('alert')).toContainText('Type your password');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(ask).toBeFocused();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await ask.click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL('/#home');
});

test('a link for a new password is asked for, and sets one', async ({ page }) => {
  await page.goto('/reset');
  await page.getByLabel('E-mail').fill('nobody@mail.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.locator(':focus')).toContainText('a reset link is on its way');
  const back = encodeURIComponent('http://localhost/login?save=monday-cycling-0900');
  await page.goto(`/reset?mode=resetPassword&oobCode=never-given&continueUrl=${back}`);
  await expect(page.getByRole('alert')).toContainText('has been used or is too old');
  // The class that was to be saved is not forgotten.
  const again = page.getByRole('main').locator('a[href^="/reset"]');
  await expect(again).toHaveAttribute('href', '/reset?save=monday-cycling-0900');
  await page.route('**/accounts:resetPassword*', (route) =>
    route.fulfill({ json: { email: 'asha@mail.example', requestType: 'PASSWORD_RESET' } }),
  );
  await page.goto('/reset?mode=resetPassword&oobCode=given');
  await expect(page.getByText('For the account asha@mail.example.')).toBeVisible();
  await expect(page.getByText('Tell us your e-mail address')).toHaveCount(0);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.locator(':focus')).toContainText('Your new password is saved');
});

test('the test account looks, and keeps nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
  await page.goto('/account');
  await expect(page.getByText('This is the shared test account.')).toBeVisible();
  await expect(page.getByText('Change your password')).toHaveCount(0);
});

const openMenu: Record<number, (page: Page) => Promise<void>> = {
  1280: (page) => accountButton(page).click(),
  390: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
};
for (const [width, open] of Object.entries(openMenu))
  test(`the menu of who is signed in shuts nobody out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 844 });
    await haveSession(page, newEmail('menus'));
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expectAccessible(page);
    await open(page);
    for (const role of ['link', 'button'] as const) {
      const name = role === 'link' ? 'My week' : 'Log out';
      await expect(page.getByRole(role, { name }).filter({ visible: true })).not.toHaveCount(0);
    }
    await expectAccessible(page);
  });
