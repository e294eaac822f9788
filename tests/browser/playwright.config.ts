import '../../scripts/site/place-of-content.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = 4317;
/** The accounts of this run. */
const accountsFile = join(mkdtempSync(join(tmpdir(), 'accounts-')), 'accounts.json');
const chromium = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM'];

/** Each builds a site of its own and looks at all of its pages. */
const longest =
  /\/(made-up|real-week|every-minute|second-gym|whole-words|without-accounts)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // The longest first, so that no worker is still at one when the others have nothing left.
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  // A test keeps more than one core busy: a third worker on two cores doubles the time of each test.
  workers: '100%',
  // Only against tests that never end: on a busy computer a test may take long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Flaky tests are listed at the end of the run, to be fixed; they must not prevent publishing a closed day.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    // Most tests bypass the service worker; tests/browser/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        // No test loads the map, which is another site. A route would do the same, but then all requests would bypass
        // the cache.
        '--host-resolver-rules=MAP www.google.com ~NOTFOUND',
        // Fewer processes to start and to talk to: a seventh less work for each page.
        '--in-process-gpu',
        '--renderer-process-limit=1',
        // A page lives for seconds: optimizing its code costs more than it saves, a quarter of the time of the desk.
        '--js-flags=--no-opt,--no-maglev,--single-threaded',
      ],
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
