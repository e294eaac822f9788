import type { Page } from '@playwright/test';

/** Opens a page whose fonts arrive 0.7 s late; returns the sum of its layout shifts. */
export async function shiftsWithLateFonts(page: Page, address: string): Promise<number> {
  await page.route('**/fonts/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    const box = window as unknown as { moved: number };
    box.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        box.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { moved: number }).moved);
}
