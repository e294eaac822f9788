import { defineConfig } from '@playwright/test';

const port = 4317;
const chromium = process.env['CHROMIUM'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    ...(chromium === undefined ? {} : { launchOptions: { executablePath: chromium } }),
  },
  webServer: {
    command: 'node scripts/run.mjs preview',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
