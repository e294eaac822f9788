import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { address, edit, port, root, start, stop, withServer } from './development.ts';
import { expect, test } from './page.ts';
import { fillIn, newEmail } from './signing-in.ts';

withServer();

test('React, which says more while developing, has nothing to say of the account pages', async ({
  page,
}) => {
  await page.goto(`${address}/signup?save=monday-fitness-1800`);
  await fillIn(page, newEmail('develop'));
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${address}/schedule/monday`);
  // A class that is no longer on the timetable.
  await page.route('**/documents:batchGet*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replace('"values":[', '"values":[{"stringValue":"sunday-zumba-0900"},'),
    });
  });
  await page.goto(`${address}/account`);
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove: Fitness/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
  await page.getByText('Change your password').click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const path of ['/login?again=1', '/reset', '/reset?oobCode=none']) {
    await page.goto(address + path);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
});

/** The change of one save, delayed by a mistake in another file, for each dependency between files. */
type Edit = readonly [from: string, to: string, file: string];
const dependences: {
  what: string;
  change: Edit;
  mistake: Edit;
  address: string;
  now: string;
}[] = [
  {
    what: 'a price, and a mistake in the words of its page',
    change: ['price: 950', 'price: 1250', 'plans.yaml'],
    mistake: ['seo:', 'soe:', 'pages/pricing.yaml'],
    address: '/pricing',
    now: '₹1,250',
  },
  {
    what: 'the headline of a post, and a mistake in another post',
    change: [
      'title: Rest days that are not lazy',
      'title: Rest days that work',
      'posts/rest-days-that-are-not-lazy.yaml',
    ],
    mistake: ['title:', 'titel:', 'posts/sun-salutations-before-the-commute.yaml'],
    address: '/blog',
    now: 'Rest days that work',
  },
];

for (const { what, change, mistake, address: path, now } of dependences)
  test(`nothing stays as it was: ${what}`, async ({ page }) => {
    const fix = [mistake[1], mistake[0], mistake[2]] as const;
    const overlay = page.getByRole('dialog', { name: 'Mistakes in the content' });
    await page.goto(address + path);
    edit(...mistake);
    await expect(overlay).toBeVisible();
    edit(...change);
    await page.waitForTimeout(500);
    await expect(page.getByText(now)).toHaveCount(0);
    edit(...fix);
    await expect(page.getByText(now).first()).toBeVisible();
    await expect(overlay).toHaveCount(0);
  });

test('files of this machine are handed to nobody', async ({ page }) => {
  const list = Buffer.from(JSON.stringify(['/etc/hostname'])).toString('base64url');
  const ask = (path: string) => page.request.get(address + path);
  expect((await ask(`/@id/__x00__virtual:styles/${list}`)).status()).toBe(500);
  expect((await ask('/@fs/etc/hostname?raw')).status()).toBe(403);
  mkdirSync(join(root, '.local'), { recursive: true });
  const kept = mkdtempSync(join(root, '.local/kept-'));
  const file = `${relative(root, kept)}/accounts.json`;
  writeFileSync(join(root, file), '{}');
  try {
    expect((await ask(`/${file}`)).status()).toBe(403);
    expect((await ask(`/${file}?raw`)).status()).toBe(403);
  } finally {
    rmSync(kept, { recursive: true });
  }
});

test('pages answer whoever asks, and a file that is not there is no page', async ({ page }) => {
  const answerTo = async (path: string, method = 'GET') => {
    const answer = await page.request.fetch(address + path, {
      method,
      headers: { accept: '*/*' },
    });
    return [answer.status(), (await answer.text()).includes('<h1')];
  };
  expect(await answerTo('/schedule')).toEqual([200, true]);
  expect(await answerTo('/schedule', 'HEAD')).toEqual([200, false]);
  expect(await answerTo('/photographs/none.avif')).toEqual([404, false]);
  expect((await answerTo('/no-such-page'))[0]).toBe(404);
});

test.describe('with a server of its own', () => {
  test.use({ expectedErrors: [/status of (404|500)|net::ERR/] });

  test('started with a mistake it shows that, and the page once it is fixed', async ({ page }) => {
    edit('name: Beginners', 'nam: Beginners');
    const { child } = await start(port + 1);
    try {
      await page.goto(`http://localhost:${port + 1}/pricing`);
      const overlay = page.getByRole('dialog', { name: 'Mistakes in the content' });
      await expect(overlay).toContainText('Did you mean "name"');
      edit('nam: Beginners', 'name: Beginners');
      // The first page of this server.
      const plan = page.getByRole('heading', { name: 'Beginners' });
      await expect(plan).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await stop(child);
    }
  });

  test('a phone of the same network sees the pages, and writes nothing', async ({ page }) => {
    const { child, said } = await start(port + 2, '--phone');
    try {
      await expect.poll(said).toMatch(/[█▀▄]/);
      const local = `http://localhost:${port + 2}`;
      for (const address of ['/login', '/accounts-service.json'])
        expect((await page.request.get(local + address)).status(), address).toBe(404);
      const home = await page.request.get(`${local}/schedule/monday`);
      expect(await home.text()).not.toMatch(/\/login|data-save/);
      const call = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
      expect((await page.request.post(local + call, { data: {} })).status()).toBe(404);
      await page.goto('about:blank');
    } finally {
      await stop(child);
    }
  });
});

test('what is not published is shown in the preview alone, and marked', async ({ page }) => {
  const name = 'posts/rest-days-that-are-not-lazy.yaml';
  edit('list: main', 'draft: true\nlist: main', name);
  await page.goto(`${address}/blog/rest-days-that-are-not-lazy`);
  await expect(page.getByText('Draft, only in the preview').first()).toBeVisible();
  edit('draft: true\nlist', 'list', name);
  await expect(page.getByText('Draft, only in the preview')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a new place is on the screen after one load, in the pages and in what scripts say', async ({
  page,
}) => {
  await page.goto(`${address}/schedule/monday`);
  const times = page.getByRole('main').getByRole('time');
  await expect(times.filter({ hasText: '6:00pm' }).first()).toBeVisible();
  const zone = () => page.locator('html').getAttribute('data-clock');
  const before = await zone();
  expect(before).toBeTruthy();
  edit('clock: 12', 'clock: 24', 'site.yaml');
  await expect(times.filter({ hasText: '18:00' }).first()).toBeVisible();
  await expect(times.filter({ hasText: /[ap]m/ })).toHaveCount(0);
  edit('timeZone: Asia/Kolkata', 'timeZone: Europe/Copenhagen', 'site.yaml');
  await expect.poll(zone).not.toBe(before);
});
