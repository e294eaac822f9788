import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../../scripts/deploy/ports.ts';

/** The accounts of this run. */
const accountsFile = join(
  import.meta.dirname,
  '../../node_modules/.cache/iron-banyan/tested-accounts.json',
);
/** Chosen by the process that starts the workers, which read it. */
const known = process.env['TESTED_PORT'];
const port = Number(known ?? (await freePort(undefined, 4317)));
if (known === undefined) {
  process.env['TESTED_PORT'] = String(port);
  rmSync(accountsFile, { force: true });
}
/** `npm run test:deep` runs the files named *.deep.spec.ts, `npm test` all others. */
const isDeep = process.env['DEEP_TESTS'] !== undefined;
const chromium = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM'];

/** Each builds a site of its own. */
const longest = /\/(made-up|every-minute|second-gym|whole-pages)(\.deep)?\.spec\.ts$/;
const ignored = isDeep ? /(?<!\.deep)\.spec\.ts$/ : /\.deep\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // The longest first, so that no worker is still at one when the others have nothing left.
  projects: [
    { name: 'longest', testMatch: longest, testIgnore: ignored },
    { name: 'others', testIgnore: [longest, ignored] },
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
