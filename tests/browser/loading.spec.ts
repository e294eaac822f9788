import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shiftsWithLateFonts } from './late-fonts.ts';
import { expect, test } from './page.ts';

test('the typeface weighs at most 40 kB, all files together', () => {
  const fonts = join(import.meta.dirname, '../../dist/fonts');
  const files = readdirSync(fonts);
  const bytes = files.reduce((sum, name) => sum + statSync(join(fonts, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test('words are set in the typeface of the site, in both weights, and figures in theirs', async ({
  page,
}) => {
  await page.goto('/pricing');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`);
  });
  for (const face of ['Display 900', 'Text 400', 'Text 600', 'Figures 800'])
    expect(loaded).toContain(`${face} U+0-10FFFF`);
  expect(loaded).toContain('Figures 800 U+20B9');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });
  test('figures far down the home page are not asked for before the first picture', async ({
    page,
  }) => {
    // A browser that never draws stays at the moment before.
    await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.waitForTimeout(600);
    expect(asked.filter((path) => path.startsWith('/fonts/label-'))).toHaveLength(1);
    expect(asked.filter((path) => /^\/fonts\/figures-[^r]/.test(path))).toEqual([]);
  });
});

test.describe('with a typeface that comes late', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('nothing moves on the home page', async ({ page }) => {
    expect(await shiftsWithLateFonts(page, '/')).toBeLessThan(0.02);
  });
});

test.describe('for who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing moves by itself, and pages do not fade', async ({ page }) => {
    await page.goto('/');
    for (let y = 0; y < 6000; y += 600) {
      await page.mouse.wheel(0, 600);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving).toBe(0);
    }
  });
});

test.describe('while the last script of a page does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('it comes once there is a network', async ({ page }) => {
    await page.route('**/deferred*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/privacy');
    await failed;
    await page.unroute('**/deferred*');
    const loaded = page.waitForResponse(/\/deferred/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await loaded).ok()).toBe(true);
  });
});

test('a page fades into the next where the browser can', async ({ page }) => {
  await page.goto('/pricing');
  await page.evaluate(() =>
    addEventListener('pageswap', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: unknown };
      sessionStorage.setItem('faded', String(viewTransition !== null));
    }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Classes' }).click();
  await expect(page).toHaveURL('/classes');
  expect(await page.evaluate(() => sessionStorage.getItem('faded'))).toBe('true');
});
