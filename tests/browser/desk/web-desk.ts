import type { Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/deploy/ports.ts';
import { ContentCopy, root } from '../../check/content-copy.ts';
import { expect, type test as page } from '../page.ts';

interface WebDesk {
  origin: string;
  /** What its terminal says. */
  said: () => string;
}

/**
 * A desk as on the web, with its accounts and its stand-in of GitHub, for the tests of a worker; on the first free port
 * from `from`.
 */
export const openedOnWeb = (base: typeof page, from: number) =>
  base.extend<object, { webDesk: WebDesk; origin: string }>({
    viewport: async ({}, provide) => provide({ width: 390, height: 844 }),
    serviceWorkers: async ({}, provide) => provide('allow'),
    contextOptions: async ({}, provide) => provide({ reducedMotion: 'reduce' }),
    // The browser says so of each answer that is no, the wrong password's too.
    expectedErrors: async ({}, provide) => provide([/status of (400|401|403|409)/]),
    origin: [({ webDesk }, provide) => provide(webDesk.origin), { scope: 'worker' }],
    webDesk: [
      async ({}, provide, { parallelIndex }) => {
        const content = new ContentCopy();
        const own = mkdtempSync(join(tmpdir(), 'web-desk-'));
        const port = await freePort(undefined, from + 20 * parallelIndex);
        const program = spawn(
          process.execPath,
          ['scripts/run.mjs', 'desk', '--web', `--port=${port}`],
          {
            cwd: root,
            env: { ...process.env, CONTENT_FOLDER: content.folder, DESK_FOLDER: own },
          },
        );
        const said = await started(program);
        await provide({ origin: `http://127.0.0.1:${port}`, said });
        program.kill('SIGINT');
        await once(program, 'exit');
        content.remove();
        rmSync(own, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

async function started(program: ChildProcess): Promise<() => string> {
  let said = '';
  for (const stream of [program.stdout!, program.stderr!])
    stream.on('data', (part) => (said += String(part)));
  await expect
    .poll(() => said.includes('Stop it') || program.exitCode !== null, { timeout: 150_000 })
    .toBe(true);
  expect(said).toContain('Stop it');
  return () => said;
}

export async function signIn(page: Page, origin: string, email: string, password = 'try-the-desk') {
  await page.goto(origin);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });
export const price = (page: Page) =>
  page.getByRole('main').getByLabel('Price', { exact: true }).nth(1);

export async function changePrice(page: Page, origin: string, to: string) {
  await page.goto(`${origin}/#/prices`);
  await price(page).fill(to);
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
}
