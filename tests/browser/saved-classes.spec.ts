import type { Page, Route } from '@playwright/test';
import { expect, test } from './page.ts';
import { newEmail, signUp } from './signing-in.ts';

// The browser logs refused and aborted requests as errors.
test.use({ expectedErrors: [/status of 40[03]|net::ERR_/] });

const fitness = 'Save: Fitness, Monday 6:00pm';
const stores = '**/documents:commit*';

async function save(page: Page, day: string, ...names: (string | RegExp)[]) {
  await page.goto(`/schedule/${day}`);
  for (const name of names) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
}

const refuse = (route: Route) =>
  route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } });

test('of two classes that are removed, the one that the account keeps comes back alone', async ({
  page,
}) => {
  await signUp(page, newEmail('rollback'));
  await save(page, 'monday', fitness, /^Save: Running/);
  let refused: Route | undefined;
  await page.route(stores, (route) => {
    if (!route.request().postData()?.includes('monday-fitness-1800')) return route.continue();
    refused = route;
    return;
  });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove: Fitness, Monday 6:00pm' }).click();
  await page.getByRole('button', { name: /^Remove: Running/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect.poll(() => refused).toBeDefined();
  await refuse(refused!);
  await expect(page.getByText('Not saved. Try again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove: Fitness/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove: Running/ })).toHaveCount(0);
});

test('saved and let go without a network, a class ends as not saved', async ({ page, context }) => {
  await page.addInitScript(() => {
    const listen = addEventListener.bind(globalThis) as (...told: unknown[]) => void;
    let online = 0;
    Object.assign(globalThis, {
      addEventListener: (...told: unknown[]) => {
        if (told[0] === 'online') document.documentElement.dataset['online'] = String(++online);
        listen(...told);
      },
    });
  });
  await signUp(page, newEmail('offline'));
  // The scripts have loaded.
  await save(page, 'monday', fitness);
  const running = page.getByRole('button', { name: /^Save: Running/ });
  await context.setOffline(true);
  const told = page.getByRole('status').filter({ hasText: 'as soon as the network is back' });
  await running.click();
  await expect(running).toHaveAttribute('aria-pressed', 'true');
  await expect(told).toBeVisible();
  await running.click();
  await expect(running).toHaveAttribute('aria-pressed', 'false');
  await running.click();
  await running.click();
  await expect(page.locator('html')).toHaveAttribute('data-online', '1');
  await context.setOffline(false);
  // The first attempt may be before the network is back.
  await expect(running).toHaveAttribute('aria-busy', 'false');
  await expect(running).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: Fitness, Monday 6:00pm' })).toBeVisible();
});

test('a press counts at once, also while the account service is still on its way', async ({
  page,
}) => {
  await signUp(page, newEmail('at-once'));
  await page.goto('/schedule/monday');
  await page.route('**/assets/firebase-*', () => new Promise(() => undefined));
  const toggle = page.getByRole('button', { name: fitness });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
});

test('a press counts once while the timetable around it is still on its way', async ({ page }) => {
  await signUp(page, newEmail('nested'));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/liveSchedule-*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/schedule/monday');
  const toggle = page.getByRole('button', { name: fitness });
  await expect(toggle).toHaveAttribute('aria-busy', 'false');
  await toggle.click();
  arrive();
  await expect(page.getByRole('status').filter({ hasText: 'is in your week' })).toBeVisible();
  await expect(page.locator('[data-island=liveSchedule][data-live]')).toBeAttached();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
