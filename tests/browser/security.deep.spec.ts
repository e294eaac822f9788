import { expect, test } from './page.ts';

// All tests of this folder fail on CSP violations, which browsers log as errors. These tests cover the rest: all pages,
// and attacks.

test('a page may be kept by the browser while another is looked at', async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const site = test.info().project.use.baseURL!;
  for (const address of ['/', '/schedule/monday', '/contact', '/blog', '/login']) {
    await page.goto(site + address);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)),
    );
    await page.goto(`${site}/pricing`);
    // Not page.goBack(), which waits for a page to load.
    await page.evaluate(() => history.back());
    await expect.poll(() => page.title(), { message: address }).toBe('kept: true');
  }
  await browser.close();
});
