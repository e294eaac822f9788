import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/deploy/local-host.ts';
import { expect, test } from './page.ts';

const root = join(import.meta.dirname, '../..');
// A worker and the others begin at ports of their own.
const port = await freePort(undefined, 4400 + 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
const address = `http://localhost:${port}`;

test.describe.configure({ mode: 'serial' });

let folder: string;
let server: ChildProcess;

/** Starts the development server with its content; returns its output. */
async function start(at: number, ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', ...options], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(at),
      CONTENT_FOLDER: folder,
      ACCOUNTS_FILE: `${folder}-accounts.json`,
    },
  });
  let said = '';
  child.stdout.on('data', (part) => (said += String(part)));
  await once(child.stdout, 'data');
  return { child, said: () => said };
}
async function stop(child: ChildProcess) {
  child.kill();
  await once(child, 'exit');
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(root, 'content'), folder, { recursive: true });
  ({ child: server } = await start(port));
});
test.afterAll(async () => {
  await stop(server);
  rmSync(folder, { recursive: true, force: true });
  rmSync(`${folder}-accounts.json`, { force: true });
});

const edit = (from: string, to: string, name = 'plans.yaml') => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('a saved change is on the screen after one load of the page', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  await expect(page.getByText('₹750').first()).toBeVisible();
  // With the styles of the shell, which no template imports.
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toHaveCSS(
    'position',
    'fixed',
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  for (let price = 751; price <= 753; price++) {
    edit(`price: ${price - 1}`, `price: ${price}`);
    await expect(page.getByText(`₹${price}`).first()).toBeVisible();
    expect(loads).toBe(price - 750);
  }
});

test('a mistake is shown over the page, all of it, and goes with its mending', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  edit('price: 950', 'price: free');
  edit('name: Experts', 'nam: Experts');
  const overlay = page.getByRole('dialog', { name: 'Mistakes in the content' });
  await expect(overlay).toContainText('must be a number of Indian rupees');
  await expect(overlay).toContainText('Did you mean "name"');
  await expect(overlay).not.toContainText(/plugin|vite|stack/i);
  await expect(page.getByText('₹950').first()).toBeAttached();

  // A reload keeps the last good page, and the message.
  await page.reload();
  await expect(overlay).toContainText('must be a number of Indian rupees');
  await expect(page.getByText('₹950').first()).toBeAttached();

  edit('price: free', 'price: 990');
  edit('nam: Experts', 'name: Experts');
  await expect(page.getByText('₹990').first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
