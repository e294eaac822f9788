import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
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

test.describe('on a network on which no script arrives', () => {
  for (const { name, start, press } of [
    {
      name: 'the menu of the header',
      start: '/pricing',
      press: async (page: Page, cutOff: () => Promise<unknown>) => {
        await accountButton(page).click();
        await cutOff();
        await page.getByRole('button', { name: 'Log out' }).first().click({ noWaitAfter: true });
      },
    },
    {
      name: 'My week',
      start: '/account',
      press: async (page: Page, cutOff: () => Promise<unknown>) => {
        await expect(page.getByText('Signed in as')).toBeVisible();
        await cutOff();
        const main = page.getByRole('main');
        await main.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true });
      },
    },
  ])
    test(`Log out in ${name} counts at once, and in every tab`, async ({ page, context }) => {
      await haveSession(page, newEmail('slow'));
      const other = await context.newPage();
      await other.goto('/account');
      await expect(other.getByText('Signed in as')).toBeVisible();
      const never = () => new Promise(() => undefined);
      // The scripts of My week have loaded; those that the press itself loads never arrive.
      if (start === '/account') await page.goto(start);
      else {
        await page.route('**/assets/**', never);
        await page.goto(start, { waitUntil: 'commit' });
      }
      await press(page, () => page.route('**/*', never));
      await page.waitForTimeout(200);
      await page.close();
      await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      const next = await context.newPage();
      await next.goto('/account');
      await expect(next.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      expect(await next.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
});

test('what lay in the browser’s memory shows who is signed in now, and nobody else', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const page = await context.newPage();
  const [asha, joel] = [newEmail('asha'), newEmail('joel')];
  const keep = () =>
    page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)),
    );
  const back = async () => {
    // Not page.goBack(), which waits for a page to load.
    await page.evaluate(() => history.back());
    await expect.poll(() => page.title()).toBe('kept: true');
  };
  await haveAccount(page, joel);
  await signUp(page, asha);
  await page.goto('/account');
  await expect(page.getByText(`Signed in as ${asha}`)).toBeVisible();
  await keep();
  await page.goto('/pricing');
  const other = await context.newPage();

  // Somebody logs out elsewhere, and somebody else signs in.
  await other.goto('/contact');
  await accountButton(other).click();
  await other.getByRole('button', { name: 'Log out' }).first().click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(other, joel);
  await expect(other).toHaveURL('/#home');
  await back();
  await expect(page.getByText(`Signed in as ${joel}`)).toBeVisible();
  await expect(page.getByText(asha)).toHaveCount(0);

  await page.goto('/pricing');
  await keep();
  await page.goto('/classes');
  await accountButton(other).click();
  await other.getByRole('button', { name: 'Log out' }).first().click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await back();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await browser.close();
});

test('a page on which somebody logged out leaves a later session alone', async ({
  page,
  context,
}) => {
  const email = newEmail('later');
  await signUp(page, email);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const other = await context.newPage();
  await signIn(other, email);
  await expect(other).toHaveURL('/#home');
  await page.goto('/pricing');
  await page.close();
  await other.goto('/account');
  await expect(other.getByText('Signed in as')).toBeVisible();
});

test.describe('with a network that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test('a document that was not written is made at the next sign-in', async ({ page }) => {
    const email = newEmail('repair');
    await page.route('**/documents:commit*', (route) => route.abort());
    await signUp(page, email);
    await page.unroute('**/documents:commit*');
    const written = page.waitForResponse('**/documents:commit*');
    await signIn(page, email);
    expect((await written).status()).toBe(200);
    await expect(page).toHaveURL('/#home');
  });

  test('a sign-up whose answer was lost succeeds when it is sent again', async ({ page }) => {
    const email = newEmail('lost');
    let lost = 0;
    await page.route('**/accounts:signUp*', async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.goto('/signup');
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toContainText('does not answer');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/#home');
  });
});

test('a slow service says that it is at work, and in the end that it does not answer', async ({
  page,
}) => {
  test.setTimeout(40_000);
  await page.route('**/accounts:signInWithPassword*', () => new Promise(() => undefined));
  await signIn(page, 'asha@mail.example');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await expect(page.getByText('Still working…')).toBeVisible({ timeout: 6_000 });
  await expectAccessible(page);
  await expect(page.getByRole('alert')).toContainText('does not answer', { timeout: 14_000 });
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

test('the other links of the account service lead to its own pages', async ({ page }) => {
  const hosted = { apiKey: 'k', projectId: 'p', authDomain: 'auth.gym.example', appId: 'a' };
  await page.route('**/accounts-service.json', (route) =>
    route.fulfill({ json: { kind: 'hosted', options: hosted } }),
  );
  await page.route('https://auth.gym.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Your address is changed back</h1>' }),
  );
  await page.goto('/reset?mode=recoverEmail&oobCode=abc&apiKey=k&lang=en');
  await expect(page.getByRole('heading', { name: 'Your address is changed back' })).toBeVisible();
  expect(page.url()).toBe(
    'https://auth.gym.example/__/auth/action?mode=recoverEmail&oobCode=abc&apiKey=k&lang=en',
  );
});

test('a link of another kind says on this machine that it is of no use', async ({ page }) => {
  await page.goto('/reset?mode=verifyEmail&oobCode=abc');
  await expect(page.getByRole('alert')).toContainText('has been used or is too old');
});

test.describe('with a project that asks for a check against robots', () => {
  test.use({ expectedErrors: [/status of 400|TrustedScriptURL/] });

  test('the page says that accounts are switched off', async ({ page }) => {
    const service = 'https://identitytoolkit.googleapis.com';
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']!;
      headers['content-security-policy'] = policy.replace('connect-src', `connect-src ${service}`);
      await route.fulfill({ response, headers });
    });
    const options = { apiKey: 'k', projectId: 'p', authDomain: 'auth.gym.example', appId: 'a' };
    await page.route('**/accounts-service.json', (route) =>
      route.fulfill({ json: { kind: 'hosted', options } }),
    );
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route(`${service}/v1/**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ headers })
        : route.fulfill({
            headers,
            status: 400,
            json: { error: { code: 400, message: 'MISSING_RECAPTCHA_TOKEN' } },
          }),
    );
    const provider = { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' };
    const json = { recaptchaKey: 'projects/1/keys/k', recaptchaEnforcementState: [provider] };
    await page.route(`${service}/v2/recaptchaConfig*`, (route) => route.fulfill({ headers, json }));
    await signIn(page, 'asha@mail.example');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(wrong);
    await expect(alert).toContainText('Accounts are switched off');
  });
});

test('a stranger under the address of the test account lets nobody in', async ({ page }) => {
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as { idToken: string };
    const other = JSON.stringify(session).replaceAll('shared-test-account', 'a-stranger');
    await route.fulfill({ body: other, contentType: 'application/json' });
  });
  await page.route('**/accounts:lookup*', async (route) => {
    const answer = await route.fetch();
    const other = (await answer.text()).replaceAll('shared-test-account', 'a-stranger');
    await route.fulfill({ body: other, contentType: 'application/json' });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Fill it in for me' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('has taken the address of the test account');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

test('deleting asks for the password when the last sign-in was a while ago', async ({ page }) => {
  await haveSession(page, newEmail('late'));
  let refused = 0;
  await page.route('**/accounts:delete*', (route) => {
    if (refused++ > 0) return route.continue();
    const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' };
    return route.fulfill({ status: 400, json: { error } });
  });
  await page.goto('/account');
  await page.getByText('Delete your account').click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('alert')).toContainText('Type your password');
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page).toHaveURL('/#home');
});

test('the thirty-first class is refused in words, and none of the thirty is lost', async ({
  page,
}) => {
  await haveSession(page, newEmail('full'));
  await page.evaluate(() =>
    localStorage.setItem(
      'saved-classes',
      JSON.stringify(Array.from({ length: 30 }, (_, index) => `class-${index}`)),
    ),
  );
  await page.goto('/schedule/monday');
  const toggle = page.getByRole('button', { name: /^Save: Running/ });
  await toggle.click();
  await expect(page.getByText('You can save up to 30 classes. Remove one first.')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('a class that cannot be kept at the sign-in says why, where it stands', async ({ page }) => {
  const email = newEmail('kept');
  await haveAccount(page, email);
  // The account is full: the store refuses one more, and the list that it answers with holds thirty.
  const values = Array.from({ length: 30 }, (_, index) => ({ stringValue: `class-${index}` }));
  await page.route('**/documents:batchGet*', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as [{ found: { fields: object } }];
    first.found.fields = { savedShows: { arrayValue: { values } } };
    await route.fulfill({ json: [first] });
  });
  await openForm(page, '/login?save=monday-running-2200');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/schedule/monday?unsaved=limit-reached');
  await expect(page.getByText('You can save up to 30 classes. Remove one first.')).toBeVisible();
  await page.goto('/schedule/monday?unsaved=constructor');
  await expect(page.getByText('Not saved. Try again.')).toBeVisible();
});

test('classes that have left the timetable are said once and let go', async ({ page }) => {
  await haveSession(page, newEmail('gone'));
  await page.route('**/documents:batchGet*', async (route) => {
    const answer = await route.fetch();
    const [first] = (await answer.json()) as [{ found: { fields: object } }];
    first.found.fields = {
      savedShows: {
        arrayValue: {
          values: [{ stringValue: 'sunday-zumba-0900' }, { stringValue: 'monday-fitness-1800' }],
        },
      },
    };
    await route.fulfill({ json: [first] });
  });
  const pruned = page.waitForRequest(
    (request) =>
      request.url().includes(':commit') && (request.postData() ?? '').includes('removeAll'),
  );
  await page.goto('/account');
  await expect(page.getByText('One class you saved has left the timetable')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  expect((await pruned).postData()).toContain('sunday-zumba-0900');
});
