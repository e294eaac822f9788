import type { Response } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from './page.ts';

const assets = join(import.meta.dirname, '../../dist/assets');

test('no script holds a schema, a parser or content that it does not show', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts) {
    const code = readFileSync(join(assets, name), 'utf8');
    expect(code, name).not.toMatch(/ZodError|strictObject|parseDocument|Iron Banyan|Meenakshi/);
    if (!/^(firebase-|index\.esm)/.test(name))
      expect(code, name).not.toMatch(/identitytoolkit|initializeApp/);
  }
});

test('a page without a live part loads no script but the one that keeps it for later', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/pricing');
  await page.mouse.wheel(0, 5000);
  await page.waitForTimeout(500);
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(['/deferred.js']);
});

test('React comes only when the calculator is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await page.waitForTimeout(500);
  expect(scripts.filter((url) => url.includes('BmiCalculator'))).toEqual([]);
  await page.getByRole('heading', { name: 'Calculate your BMI' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.filter((url) => url.includes('BmiCalculator')).length).toBe(1);
});

// Both timetables also write the rows of another day than that of the build; the week says what comes next in seven days,
// and draws the line of the present moment.
for (const [address, island, most] of [
  ['/schedule/monday', 'liveSchedule', 3900],
  ['/schedule', 'liveWeek', 5700],
  ['/trial', 'liveTrial', 3700],
] as const)
  test(`${address} needs little of scripts before it is touched`, async ({ page }) => {
    const asked = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') asked.set(response.url(), response);
    });
    const squeezed = (code: Buffer | string) =>
      brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    await page.goto(address);
    await expect(page.locator(`[data-island=${island}][data-live]`)).toBeAttached();
    await page.waitForTimeout(500);
    // Without data: structured data, speculation rules.
    const inline = await page.locator('script:not([src], [type])').allTextContents();
    // Requests after the load event delay nothing.
    const deferred = [...asked.keys()].find((url) => url.endsWith('/deferred.js'))!;
    expect(squeezed(await asked.get(deferred)!.body())).toBeLessThanOrEqual(650);
    asked.delete(deferred);
    const files = await Promise.all([...asked.values()].map((response) => response.body()));
    const bytes = [...files, inline.join('\n')].reduce((sum, code) => sum + squeezed(code), 0);
    expect(bytes).toBeLessThanOrEqual(most);
    expect([...asked.keys()].filter((url) => url.includes('liveSaves'))).toEqual([]);
  });

test('the account service comes in two scripts, and no larger than they must be', () => {
  const zipped = (pattern: RegExp) =>
    readdirSync(assets)
      .filter((name) => pattern.test(name))
      .map((name) => gzipSync(readFileSync(join(assets, name)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  // Shared code is loaded with the first of them.
  expect(zipped(/^(firebase-auth|index\.esm)-/)).toBeLessThanOrEqual(28 * 1024);
  expect(zipped(/^firebase-store-/)).toBeLessThanOrEqual(23 * 1024);
});

test('a page carries only its own content', async ({ request }) => {
  const pricing = await (await request.get('/pricing')).text();
  expect(pricing).toContain('Beginners');
  expect(pricing).not.toMatch(/Silk Board|Meditation|Counts your rest/);
});

test('a page stands and answers while its later styles are on their way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Requested, but never answered.
  await page.route('**/assets/later-*.css', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
