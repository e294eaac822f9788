import { rememberingBrowser } from './back-forward.ts';
import { test } from './page.ts';

test('a page may be kept by the browser while another is looked at', async ({ playwright }) => {
  const { browser, page, keep, back } = await rememberingBrowser(playwright);
  for (const address of ['/', '/schedule/monday', '/contact', '/blog', '/login']) {
    await page.goto(address);
    await keep();
    await page.goto('/pricing');
    await back();
  }
  await browser.close();
});
