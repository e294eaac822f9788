import type { Page } from '@playwright/test';
import { localProject } from '../../src/accounts/service.ts';
import { sessionKey, signedInMark } from '../../src/design/runtime/session-keys.ts';
import { expect } from './page.ts';

let count = 0;
export const newEmail = (name: string) =>
  `${name}-${process.pid}-${Date.now()}-${++count}@mail.example`;
export const password = 'correct horse';

export async function fillIn(page: Page, email: string, word = password) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
}

export const fitness = 'Save: Fitness, Monday 6:00pm';
export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account' });
export const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Logs out by the menu of the header. */
export async function logOut(page: Page) {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
}

/** Saves a class of Monday, for who is signed in. */
export async function saveFitness(page: Page) {
  await page.goto('/schedule/monday');
  await page.getByRole('button', { name: fitness }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
}

/** Expects a visible, announced and focused sentence at the top of a page that has not moved. */
export async function expectSaid(page: Page, words: string) {
  const sentence = page.getByRole('status').filter({ hasText: words });
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(sentence).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Opens a page with a form for signed-out visitors, and logs out first if needed. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
  if (!(await logOut.isVisible())) return;
  await logOut.click();
  await expect(page).toHaveURL('/');
  await page.goto(address);
}

/** Creates an account without signing in, for tests of later steps. */
export async function haveAccount(page: Page, email: string) {
  const service = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local';
  const data = { email, password, returnSecureToken: true };
  const made = await page.request.post(service, { data });
  const session = (await made.json()) as Record<'localId' | 'idToken' | 'refreshToken', string>;
  const documents = `projects/${localProject}/databases/(default)/documents`;
  const update = {
    name: `${documents}/users/${session.localId}`,
    fields: { savedShows: { arrayValue: {} } },
  };
  const kept = await page.request.post(`/v1/${documents}:commit`, {
    headers: { authorization: `Bearer ${session.idToken}` },
    data: { writes: [{ update }] },
  });
  expect([made.status(), kept.status()]).toEqual([200, 200]);
  return session;
}

/** Restores a browser in which somebody has signed up, with the storage of Firebase and the site. */
export async function haveSession(page: Page, email: string) {
  const { localId, idToken, refreshToken } = await haveAccount(page, email);
  const user = {
    uid: localId,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    email,
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_500_000 },
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  const entries = {
    [`firebase:authUser:${user.apiKey}:${user.appName}`]: JSON.stringify(user),
    [sessionKey]: signedInMark,
  };
  await page.goto('/robots.txt');
  await page.evaluate((kept) => Object.assign(localStorage, kept), entries);
}

export async function signUp(page: Page, email: string) {
  await openForm(page, '/signup');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/#home');
}
export async function signIn(page: Page, email: string, word = password) {
  await openForm(page, '/login');
  await fillIn(page, email, word);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
