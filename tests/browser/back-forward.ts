import { type PlaywrightWorkerArgs, test } from '@playwright/test';

/** A browser that keeps pages in memory while others are looked at. */
export async function rememberingBrowser({ chromium }: PlaywrightWorkerArgs['playwright']) {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const page = await context.newPage();
  /** Marks the page, so that it is known when it comes from memory. */
  const keep = () =>
    page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)),
    );
  const back = async () => {
    // Not page.goBack(), which waits for a page to load.
    await page.evaluate(() => history.back());
    await test.expect.poll(() => page.title(), { message: page.url() }).toBe('kept: true');
  };
  return { browser, context, page, keep, back };
}
