import type { Page } from '@playwright/test';
import { expect } from './page.ts';

let count = 0;
export const newEmail = (name: string) =>
  `${name}-${process.pid}-${Date.now()}-${++count}@mail.example`;
export const password = 'correct horse';

export async function fillIn(page: Page, email: string, word = password) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
}

/** Opens a page with a form for who is signed out, and logs out before if need be. */
export async function openForm(page: Page, address: string) {
  await page.goto(address);
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
  if (!(await logOut.isVisible())) return;
  await logOut.click();
  await expect(page).toHaveURL('/');
  await page.goto(address);
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
