import type { Page } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { expect, test } from './page.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|ERR_/] });

/** Waits until the device has what it keeps. */
async function kept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

test('the timetable and the contact page open without a network, and say of what day they are', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await kept(page);
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/schedule', 'Schedule'],
    ['/schedule/monday', 'Schedule'],
    ['/contact?class=yoga', 'Contact Us'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const today = new Date().toLocaleDateString('en-US', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'long',
    });
    await expect(
      page.getByText(`You are offline. This is the copy of ${today}: times and prices may`),
    ).toBeVisible();
  }
  // No photograph is kept, and none is missed.
  await expect(page.locator('main img')).toHaveCount(0);
  // Its script has come from the device too.
  await expect(page.getByText('You were looking at')).toBeVisible();
});

test('any other page says that there is no network, and how to reach us all the same', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/pricing');
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network, no new weights');
  await expect(
    page.getByRole('main').getByRole('link', { name: '+91 00000 00000' }),
  ).toHaveAttribute('href', 'tel:+910000000000');
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('main img')!.naturalWidth),
    )
    .toBeGreaterThan(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
  await context.setOffline(true);
  await page.goto('/nothing-here');
  await page.getByRole('main').getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
});

test('with a network a page never comes from the device', async ({ page }) => {
  await page.goto('/schedule');
  await kept(page);
  await page.reload();
  await expect(page.getByText('You are offline')).toBeHidden();
  const names = await page.evaluate(() => caches.keys());
  expect(names).toEqual([expect.stringMatching(/^offline-[\da-f]{12}$/)]);
});

test.describe('when it is switched off', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('switched-off', '2026-11-23', () => {}, { OFFLINE_COPIES: 'off' });
  });
  test.afterAll(() => site.close());

  test('the worker that takes its place forgets everything and goes', async ({ page }) => {
    await page.goto(`${site.url}/about`);
    // Nothing asks for it any more; a device that has the old one asks by itself.
    await page.waitForTimeout(4500);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await page.evaluate(async () => {
      const cache = await caches.open('offline-000000000000');
      await cache.put('/schedule', new Response('of long ago'));
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy: (
            name: string,
            rules: object,
          ) => { createScriptURL: (address: string) => string };
        };
      };
      const policy = trustedTypes.createPolicy('service-worker', {
        createScriptURL: (address: string) => address,
      });
      await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'));
    });
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });
});
