import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4319;
/** Accounts of this run only. */
const accountsFile = join(mkdtempSync(join(tmpdir(), 'accounts-')), 'accounts.json');
const chromium = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than the cores have room for, as much of a test is waiting.
  workers: 3,
  // Unit tests run beside them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What passes at the second try is named at the end of the run, to be fixed; it keeps no closed day from the site.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    // Each test sees the network as it is; tests/browser/offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      // The map is a page of another site, which no test asks for. A route would say the same to Playwright, and then
      // every request of every page goes through it, and no page finds anything in the cache.
      args: ['--host-resolver-rules=MAP www.google.com ~NOTFOUND'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs preview',
    cwd: '../..',
    env: { PORT: String(port), ACCOUNTS_FILE: accountsFile },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
