import type { Page } from '@playwright/test';

/** Collects CSP violations of a page, from the next load on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const told = window as unknown as { tellViolation: (what: string) => void };
      told.tellViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** Opens all dialogs and details of a page. */
export async function openEverything(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const disclosure of await page.locator('summary').all()) await disclosure.click();
  for (let y = 0; y < 8000; y += 700) await page.mouse.wheel(0, 700);
  await page.getByRole('button', { name: 'Contact information' }).click();
  await page.getByRole('button', { name: 'Close contact information' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
}
