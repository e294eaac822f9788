import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { comingMoment } from './coming-days.ts';
import { expect, test } from './page.ts';
import {
  fillIn,
  haveAccount,
  haveSession,
  newEmail,
  openForm,
  password,
  signIn,
  signUp,
} from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]/] });

const wrong = 'Wrong email or password';
const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account' });
const firebaseRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/firebase|identitytoolkit|securetoken|\/v1\/projects|accounts-service/.test(request.url()))
      asked.push(request.url());
  });
  return asked;
};

test('signing up leads home, at the top, and the header knows it after a reload', async ({
  page,
}) => {
  await signUp(page, newEmail('asha'));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(accountButton(page)).toBeVisible();
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeHidden();
});

test('signing out ends it in every tab at once', async ({ page, context }) => {
  await signUp(page, newEmail('tabs'));
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(accountButton(other)).toBeVisible();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

test('no other page asks for a byte of the account service, signed in or not', async ({ page }) => {
  const asked = firebaseRequests(page);
  for (const address of ['/', '/schedule/monday', '/pricing', '/contact']) await page.goto(address);
  expect(asked).toEqual([]);
  await signUp(page, newEmail('quiet'));
  asked.length = 0;
  for (const address of ['/', '/schedule/monday', '/pricing', '/contact']) await page.goto(address);
  expect(asked).toEqual([]);
});

test('a wrong password, an unknown address and a disabled one say the same', async ({ page }) => {
  const email = newEmail('known');
  await haveAccount(page, email);
  await signIn(page, email, 'nope nope');
  await expect(page.getByRole('alert')).toHaveText(wrong);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(page, 'nobody@mail.example', 'nope nope');
  await expect(page.getByRole('alert')).toHaveText(wrong);
  await expectAccessible(page);
});

test('the alert goes with the next submit', async ({ page }) => {
  const email = newEmail('again');
  await haveAccount(page, email);
  await signIn(page, email, 'nope nope');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
});

test('empty fields say which one', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText(wrong);
  await expect(page.getByRole('alert')).toContainText('Type your e-mail address');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
});

test('an address that has an account says so at sign-up, and a short password too', async ({
  page,
}) => {
  const email = newEmail('twice');
  await haveAccount(page, email);
  await openForm(page, '/signup');
  await fillIn(page, email, 'another password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toContainText('already has an account');
  await fillIn(page, newEmail('short'), 'short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 8 characters');
  await expectAccessible(page);
});

test('two presses send once', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) sent.push(request.url());
  });
  await page.goto('/signup');
  await fillIn(page, newEmail('double'));
  await page.getByRole('button', { name: 'Sign Up' }).dblclick();
  await expect(page).toHaveURL('/#home');
  expect(sent).toHaveLength(1);
});

test('a password can be shown, and blanks around the address do not count', async ({ page }) => {
  const email = newEmail('blank');
  await haveAccount(page, email);
  await openForm(page, '/login');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
});

test.describe('with a network that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test('a service that is down is told under the fixed line', async ({ page }) => {
    await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } }),
    );
    await signIn(page, 'asha@mail.example');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(wrong);
    await expect(alert).toContainText('does not answer');
  });

  test('a part that cannot be loaded asks for a reload', async ({ page }) => {
    await page.route('**/assets/firebase-auth-*', (route) => route.abort());
    await signIn(page, 'asha@mail.example');
    await expect(page.getByRole('alert')).toContainText('reload the page');
  });
});

test('where accounts are switched off the form says so', async ({ page }) => {
  await page.route('**/accounts-service.json', (route) => route.fulfill({ json: { kind: 'off' } }));
  await signIn(page, 'asha@mail.example');
  await expect(page.getByRole('alert')).toContainText('Accounts are switched off at the moment.');
});

test('Save before signing in leads there, and the class is kept afterwards', async ({ page }) => {
  const email = newEmail('saver');
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: 'Save: Fitness, Monday 6:00pm' }).click();
  await expect(page).toHaveURL('/login?save=monday-fitness-1800');
  await expect(page.getByText('Sign in to save Fitness, Monday 6:00pm.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/signup?save=monday-fitness-1800');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/schedule/monday');
  const toggle = page.getByRole('button', { name: 'Save: Fitness, Monday 6:00pm' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('In my week').filter({ visible: true })).toHaveCount(1);
});

test('my week shows what is saved, the next class first, and lets it go', async ({ page }) => {
  await page.clock.setFixedTime(comingMoment('monday', '10:30'));
  await haveSession(page, newEmail('week'));
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: 'Save: Fitness, Monday 6:00pm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
  await page.goto('/schedule/friday');
  await page.getByRole('button', { name: /^Save: Cycling, Friday/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Next: Fitness, today 6:00pm, with Kavya N.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 classes saved' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add my week to my calendar' }).click();
  expect((await download).suggestedFilename()).toBe('my-week.ics');
  await page.getByRole('button', { name: 'Remove: Fitness, Monday 6:00pm' }).click();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '2 classes saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 classes saved' })).toBeVisible();
});

test('the password changes, and the account can be deleted', async ({ page }) => {
  const email = newEmail('end');
  await haveSession(page, email);
  await page.goto('/account');
  await page.getByText('Change your password').click();
  await page.getByLabel('Current password', { exact: true }).fill('wrong one');
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is not right.');
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByText('Delete your account').click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL('/#home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, email, 'another horse');
  await expect(page.getByRole('alert')).toHaveText(wrong);
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
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: 'Save: Fitness, Monday 6:00pm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
  await page.route('**/v1/token*', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { id_token: string };
    const old = aged(session.id_token);
    await route.fulfill({ json: { ...session, id_token: old, access_token: old } });
  });
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"delete"')) deleted.push(request.url());
  });
  await page.goto('/account');
  await page.getByText('Delete your account').click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('alert')).toContainText('Type your password');
  expect(deleted).toEqual([]);
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL('/#home');
  expect(deleted).toHaveLength(1);
});

test('asking for a new password answers the same for everybody', async ({ page }) => {
  for (const email of ['demo@ironbanyan.example', 'nobody@mail.example']) {
    await page.goto('/reset');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status').first()).toContainText(
      'If that e-mail has an account, a reset link is on its way.',
    );
  }
  await page.goto('/reset?mode=resetPassword&oobCode=never-given');
  await expect(page.getByRole('alert')).toContainText('has been used or is too old');
});

test('the test account looks, and keeps nothing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: 'Save: Running, Monday 10:00pm' }).click();
  await expect(
    page.getByText('The test account keeps saved classes for this visit only.'),
  ).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('This is the shared test account.')).toBeVisible();
  await expect(page.getByText('Change your password')).toHaveCount(0);
});

for (const width of [1280, 390]) {
  test(`the menus of who is signed in shut nobody out at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await haveSession(page, newEmail('menus'));
    await page.goto('/');
    if (width > 1000) {
      await accountButton(page).click();
      await expect(page.getByRole('link', { name: 'My week' }).first()).toBeVisible();
    } else {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'My week' })).toBeVisible();
      await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expectAccessible(page);
  });
}
