import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './page.ts';
import { fillIn, haveSession, newEmail, password, signIn, signUp } from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]/] });

const fitness = 'Save: Fitness, Monday 6:00pm';
const wish = 'monday-fitness-1800';
const ticket = (page: Page) => page.getByText(/^Sign (in|up) to save Fitness, Monday 6:00pm/);
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test.describe('a wish to save a class', () => {
  test('goes from each of the three pages to each other', async ({ page }) => {
    await page.goto('/schedule/monday');
    await page.getByRole('button', { name: fitness }).click();
    await expect(page).toHaveURL(`/login?save=${wish}`);
    for (const name of ['Sign Up', 'Sign In', 'Forgot your password?', 'Back to Sign In']) {
      await expect(link(page, name)).toHaveAttribute('href', new RegExp(`\\?save=${wish}$`));
      await link(page, name).click();
    }
    await expect(page).toHaveURL(`/login?save=${wish}`);
    await expect(ticket(page)).toBeVisible();
  });

  test('goes with the link for a new password, to any browser', async ({ page, context }) => {
    await page.goto(`/login?save=${wish}`);
    await expect(ticket(page)).toBeVisible();
    await link(page, 'Forgot your password?').click();
    await page.getByLabel('E-mail').fill('nobody@mail.example');
    const asked = page.waitForRequest('**/accounts:sendOobCode*');
    await page.getByRole('button', { name: 'Send the link' }).click();
    const { continueUrl } = (await asked).postDataJSON() as { continueUrl: string };
    await expect(page.getByText('a reset link is on its way')).toBeVisible();
    const other = await context.newPage();
    await other.route('**/accounts:resetPassword*', (route) =>
      route.fulfill({ json: { email: 'nobody@mail.example', requestType: 'PASSWORD_RESET' } }),
    );
    const query = new URLSearchParams({ mode: 'resetPassword', oobCode: 'given', continueUrl });
    await other.goto(`/reset?${query}`);
    await other.getByLabel('New password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Save the new password' }).click();
    await link(other, 'Sign in now').click();
    await expect(ticket(other)).toBeVisible();
  });

  test('that was given up is nobody’s when Sign in is opened later', async ({ page }) => {
    await page.goto('/schedule/monday');
    await page.getByRole('button', { name: fitness }).click();
    await expect(ticket(page)).toBeVisible();
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.locator('[data-island][data-live]').first()).toBeAttached();
    await expect(ticket(page)).toHaveCount(0);
    await link(page, 'Sign Up').click();
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await fillIn(page, newEmail('given-up'));
    await expect(ticket(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/#home');
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });
});

const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** Expects one visible, announced and focused sentence at the top of a page that has not moved. */
async function expectSaid(page: Page, words: string) {
  await expect(said(page, words)).toBeInViewport({ ratio: 1 });
  await expect(said(page, words)).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await shiftsOf(page)).toBeLessThan(steady);
}

/** A font face that loads late moves a line by this much; a sentence in the flow would move everything. */
const steady = 0.005;

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, one) => sum + (one as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    const logOut = async (page: Page) => {
      if (viewport.width > 1000)
        await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
      else await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
    };

    test('signing up, logging out, signing in and deleting are each said once', async ({
      page,
    }) => {
      const email = newEmail('told');
      await signUp(page, email);
      await expectSaid(page, 'you are signed in');
      await page.reload();
      await expect(page.locator('[data-island=liveStatus][data-live]')).toBeAttached();
      await expect(said(page, 'signed in')).toHaveCount(0);
      await logOut(page);
      await expect(page).toHaveURL('/');
      await expectSaid(page, 'You are signed out');
      await page.goto('/pricing');
      await page.goBack();
      await expect(page.locator('[data-island=liveStatus][data-live]')).toBeAttached();
      await expect(said(page, 'signed out')).toHaveCount(0);
      await signIn(page, email);
      await expect(page).toHaveURL('/#home');
      await expectSaid(page, 'You are signed in');
      await page.goto('/account');
      await page.getByText('Delete your account').click();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Yes, delete it' }).click();
      await expect(page).toHaveURL('/#home');
      await expectSaid(page, 'Your account is deleted');
    });

    test('a class that was saved by signing up is in sight, said, and has the focus', async ({
      page,
    }) => {
      await page.goto('/login?save=monday-running-2200');
      await link(page, 'Sign Up').click();
      await fillIn(page, newEmail('seen'));
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page).toHaveURL('/schedule/monday');
      const toggle = page.getByRole('button', { name: /^Save: Running, Monday/ });
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const row = page.locator('[data-slot=monday-running-2200]');
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row.getByText('In my week')).toBeVisible();
      const sentence = said(page, 'Running, Monday 10:00pm, is in your week.');
      await expect(sentence).toBeInViewport({ ratio: 1 });
      for (const one of [row, sentence])
        expect(
          await one.evaluate((element) => {
            const { left, bottom } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 1, bottom - 2));
          }),
        ).toBe(true);
      expect(await shiftsOf(page)).toBeLessThan(steady);
      await page.reload();
      await expect(page.locator('[data-island=liveSaves][data-live]')).toBeAttached();
      await expect(said(page, 'is in your week')).toHaveCount(0);
    });
  });

test('two taps on Save keep the class, and a later press lets it go', async ({ page }) => {
  await haveSession(page, newEmail('taps'));
  await page.goto('/schedule/monday');
  const toggle = page.getByRole('button', { name: fitness });
  await toggle.dblclick();
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(said(page, 'is in your week')).toBeVisible();
  const state = page.locator(`[data-slot=${wish}]`).getByText('In my week');
  await expect(state).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(state).toBeHidden();
});

test('two taps on Save before its script has come keep the class', async ({ page }) => {
  await haveSession(page, newEmail('early-taps'));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/liveSaves-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/schedule/monday');
  const toggle = page.getByRole('button', { name: fitness });
  await toggle.click();
  await toggle.click();
  release();
  await expect(said(page, 'is in your week')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

for (const address of ['/login', '/signup'])
  test(`${address} says to who is signed in that they are, and leads on`, async ({ page }) => {
    await haveSession(page, newEmail('twice'));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeHidden();
    await expect(link(page, 'My week')).toHaveAttribute('href', '/account');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(said(page, 'You are signed out')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeHidden();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  });

test('a link for a new password asks for no e-mail address', async ({ page }) => {
  await page.route('**/accounts:resetPassword*', (route) =>
    route.fulfill({ json: { email: 'asha@mail.example', requestType: 'PASSWORD_RESET' } }),
  );
  await page.goto('/reset');
  await expect(page.getByText('Tell us your e-mail address')).toBeVisible();
  await page.goto('/reset?mode=resetPassword&oobCode=given');
  await expect(page.getByText('For the account asha@mail.example.')).toBeVisible();
  await expect(page.getByText('Tell us your e-mail address')).toHaveCount(0);
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
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toHaveValue(password);
    // The network is at fault, not what was typed.
    await expect(field).not.toHaveAttribute('aria-invalid');
    await field.fill('short');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});
