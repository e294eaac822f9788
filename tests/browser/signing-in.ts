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
export async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/#home');
}
export async function signIn(page: Page, email: string, word = password) {
  await page.goto('/login');
  await fillIn(page, email, word);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
