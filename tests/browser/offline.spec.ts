import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createStaticHost } from '../../scripts/deploy/local-host.ts';
import { root } from '../check/content-copy.ts';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { expect, test } from './page.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|ERR_/] });

/** Waits until the copies are cached. */
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
  await page.goto('/schedule');
  await expect(page.getByText('The newest page did not load')).toBeHidden();
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/schedule', 'The week'],
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
      page.getByText(
        `The newest page did not load. This is the copy of ${today}: times and prices may`,
      ),
    ).toBeVisible();
  }
  // Photographs are neither cached nor needed.
  await expect(page.locator('main img')).toHaveCount(0);
  // Its script came from the cache too.
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The week');
});

test('pages that were read open without a network, and say of what day they are', async ({
  page,
  context,
}) => {
  // It waits for no timer of the page longer than a second.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/pricing');
  await page.clock.runFor(1_000);
  await kept(page);
  await page.clock.resume();
  for (const address of ['/', '/classes', '/login']) await page.goto(address);
  const visited = ['visited-/', 'visited-/classes', 'visited-/pricing'];
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('visited')).sort(),
      ),
    )
    .toEqual(visited);
  await context.setOffline(true);
  for (const [address, heading] of [
    ['/pricing', 'Pricing'],
    ['/classes', 'Classes'],
    ['/', 'You Build Muscle We Build You'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('The newest page did not load. This is the copy of')).toBeVisible();
  }
  // The islands came from the cache too.
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Please enter a valid weight and height')).toBeVisible();
});

test('where the network never answers, or the server has an error, the copy opens after seconds', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  let answer: 'page' | 'nothing' | 'error' = 'page';
  const server = createStaticHost(join(root, 'dist'), (_request, response, next) => {
    if (answer === 'page') next();
    else if (answer === 'nothing') waiting.push(next);
    else response.writeHead(503).end('an error');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(`${url}/about`);
  await kept(page);
  for (answer of ['nothing', 'error'] as const) {
    await page.goto(`${url}/schedule`, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'The week' })).toBeVisible();
    await expect(page.getByText('The newest page did not load. This is the copy of')).toBeVisible();
    answer = 'page';
    for (const next of waiting.splice(0)) next();
    await page.goto(`${url}/schedule`);
    await expect(page.getByText('The newest page did not load')).toBeHidden();
  }
  server.close();
  server.closeAllConnections();
});

test('of the pages that were read the last twenty are kept, and none for more than a month', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await kept(page);
  await page.evaluate(async () => {
    const day = 86_400_000;
    for (let number = 0; number < 25; number++) {
      const cache = await caches.open(`visited-/old-${number}`);
      const date = new Date(Date.now() - (number === 24 ? 31 : 1) * day).toUTCString();
      await cache.put(`/old-${number}`, new Response('of long ago', { headers: { date } }));
    }
  });
  await context.setOffline(true);
  await page.goto('/old-24');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network, no new weights');
  await context.setOffline(false);
  await page.goto('/classes');
  const visited = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('visited')));
  await expect.poll(async () => (await visited()).length).toBe(19);
  expect(await visited()).toContain('visited-/classes');
  expect(await visited()).not.toContain('visited-/old-24');
});

test.describe('when it is switched off', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('switched-off', '2026-11-23', () => {}, { OFFLINE_COPIES: 'off' });
  });
  test.afterAll(() => site.close());

  test('the worker that takes its place forgets everything and goes', async ({ page }) => {
    await page.goto(`${site.url}/about`);
    // Pages no longer register it; devices with the old one update it by themselves.
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
