import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { rememberingBrowser } from './back-forward.ts';
import { expect, test } from './page.ts';
import {
  accountButton,
  fitness,
  haveAccount,
  haveSession,
  link,
  logOut,
  newEmail,
  password,
  signIn,
  signInLink,
  signUp,
} from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]/] });

test.describe('on a network on which no script arrives', () => {
  const never = () => new Promise(() => undefined);
  const openings: Record<string, (page: Page) => Promise<unknown>> = {
    'the menu of the header': async (page) => {
      await page.route('**/assets/**', never);
      await page.goto('/pricing', { waitUntil: 'commit' });
      await accountButton(page).click();
    },
    // Its scripts have loaded; those that the press itself loads never arrive.
    'My week': async (page) => {
      await page.goto('/account');
      await expect(page.getByText('Signed in as')).toBeVisible();
    },
  };
  for (const [name, open] of Object.entries(openings))
    test(`Log out in ${name} counts at once, and in every tab`, async ({ page, context }) => {
      await haveSession(page, newEmail('slow'));
      const other = await context.newPage();
      await other.goto('/account');
      await expect(other.getByText('Signed in as')).toBeVisible();
      await open(page);
      await page.route('**/*', never);
      const button = page.getByRole('button', { name: 'Log out' }).filter({ visible: true });
      await button.first().click({ noWaitAfter: true });
      await page.waitForTimeout(200);
      await page.close();
      await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
});

test('what lay in the browser’s memory shows who is signed in now, and nobody else', async ({
  playwright,
}) => {
  const { browser, context, page, keep, back } = await rememberingBrowser(playwright);
  const [asha, joel] = [newEmail('asha'), newEmail('joel')];
  await haveAccount(page, joel);
  await signUp(page, asha);
  await page.goto('/account');
  await expect(page.getByText(`Signed in as ${asha}`)).toBeVisible();
  await keep();
  await page.goto('/pricing');
  const other = await context.newPage();
  // Somebody logs out elsewhere, and somebody else signs in.
  await other.goto('/contact');
  await logOut(other);
  await expect(signInLink(other)).toBeVisible();
  await signIn(other, joel);
  await expect(other).toHaveURL('/#home');
  await back();
  await expect(page.getByText(`Signed in as ${joel}`)).toBeVisible();
  await expect(page.getByText(asha)).toHaveCount(0);
  await page.goto('/pricing');
  await keep();
  await page.goto('/classes');
  await logOut(other);
  await expect(signInLink(other)).toBeVisible();
  await back();
  await expect(signInLink(page)).toBeVisible();
  await browser.close();
});

test('with storage blocked signing in works, and says what that means', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await expect(page.getByText('This browser blocks the data of this site')).toBeVisible();
  await page.getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/#home');
});

test('/login says to who is signed in that they are, and leads on', async ({ page }) => {
  await haveSession(page, newEmail('twice'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeHidden();
  await expect(link(page, 'My week')).toHaveAttribute('href', '/account');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
});

test('a press counts once while the timetable around it is still on its way', async ({ page }) => {
  await haveSession(page, newEmail('nested'));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/liveSchedule-*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/schedule/monday');
  const toggle = page.getByRole('button', { name: fitness });
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  await toggle.click();
  arrive();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
  await expect(page.locator('[data-island=liveSchedule][data-live]')).toBeAttached();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  test('a link for a new password that cannot be checked is not called used', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('accounts:resetPassword'),
    );
    await page.route('**/accounts:resetPassword*', (route) => route.abort());
    await page.goto('/reset?mode=resetPassword&oobCode=given');
    await refused;
    const field = page.getByLabel('New password', { exact: true });
    await field.fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expect(field).toHaveValue(password);
    // The network is at fault, not what was typed.
    await expect(field).not.toHaveAttribute('aria-invalid');
  });
});
