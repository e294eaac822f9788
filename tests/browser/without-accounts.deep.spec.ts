import { changedSite, type ChangedSite } from './changed-site.ts';
import { expect, test } from './page.ts';

// The site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });

let site: ChangedSite;
test.beforeAll(async () => {
  site = await changedSite('without-accounts', '2026-11-23', () => undefined, {}, false);
});
test.afterAll(() => site.close());

test('a site without accounts has no link that leads nowhere, and no page that asks for one', async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  const waiting = ['/'];
  const seen = new Set(waiting);
  for (const address of waiting) {
    await page.goto(site.url + address);
    for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
    for (const link of links)
      if (!seen.has(link)) {
        seen.add(link);
        if (link.includes('.'))
          expect((await page.request.get(site.url + link)).ok(), link).toBe(true);
        else waiting.push(link);
      }
  }
  expect(wrong).toEqual([]);
  expect(waiting.length).toBeGreaterThan(25);
  expect([...seen].filter((one) => /login|signup|account|reset/.test(one))).toEqual([]);
});

test('the menu, the panel and the timetable are whole without them', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/schedule/monday`);
    await expect(page.getByRole('link', { name: /^Join/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save|^Account/ })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Contact information' }).click();
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links.filter({ hasText: 'Contact us' })).toBeVisible();
  await expect(links.filter({ hasText: /sign in|account/i })).toHaveCount(0);
});

test('an address of theirs is a wrong address', async ({ page }) => {
  for (const address of ['/login', '/signup', '/account', '/reset', '/accounts-service.json'])
    expect((await page.request.get(site.url + address)).status(), address).toBe(404);
});
