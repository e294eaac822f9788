import type { Page } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { quietContent, realWeekContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

// Built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

let site: ChangedSite;
test.beforeAll(async () => {
  site = await changedSite('real-week', '2026-11-30', realWeekContent);
});
test.afterAll(() => site.close());

/** Opens a page as at a moment in India. */
async function openAt(page: Page, path: string, moment: string) {
  await page.clock.setFixedTime(`${moment}+05:30`);
  await page.goto(site.url + path);
}

const row = (page: Page, name: string, start: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) })
    .filter({ hasText: start });

test('a class says that another coach gives it, from a week before until its day', async ({
  page,
}) => {
  const said = 'December 4, 2026: Kavya N. instead of Arjun H. (Arjun is at a wedding)';
  for (const [moment, shown] of [
    ['2026-11-27T23:59:00', false],
    ['2026-11-28T00:00:00', true],
    ['2026-12-04T23:59:00', true],
    ['2026-12-05T00:00:00', false],
  ] as const) {
    await openAt(page, '/schedule/friday', moment);
    const line = row(page, 'Body Building', '4:00').getByText(said);
    await (shown ? expect(line).toBeVisible() : expect(line).toBeHidden());
  }
});

test('a class at another time is on then, and not at its usual one', async ({ page }) => {
  await openAt(page, '/schedule/friday', '2026-12-04T18:30:00');
  const running = row(page, 'Running', '6:00');
  await expect(running.getByText('Up next')).toBeVisible();
  await expect(
    running.getByText('December 4, 2026: 7:30pm to 8:30pm instead of 6:00pm'),
  ).toBeVisible();
  await openAt(page, '/schedule/friday', '2026-12-04T20:00:00');
  await expect(running.getByText('On now')).toBeVisible();
  await openAt(page, '/', '2026-12-04T18:30:00');
  await expect(page.getByText('Next class: Running, 7:30pm, with Joel D.')).toBeVisible();
  await openAt(page, '/', '2026-12-04T15:00:00');
  await expect(page.getByText('Next class: Body Building, 4:00pm, with Kavya N.')).toBeVisible();
});

test('an extra class is there in its week and gone after it', async ({ page }) => {
  const yoga = row(page, 'Yoga', '11:00');
  await openAt(page, '/schedule/saturday', '2026-12-05T11:30:00');
  await expect(yoga).toContainText('On now');
  await expect(yoga).toContainText('December 5, 2026: extra class with Meenakshi R. (Open day)');
  await expect(yoga.getByRole('button', { name: /^Save/ })).toBeVisible();
  await openAt(page, '/schedule/saturday', '2026-12-06T09:00:00');
  await expect(yoga).toBeHidden();
});

test('a class of some weeks says which, and its next date', async ({ page }) => {
  const boxing = row(page, 'Boxing', '6:00');
  await openAt(page, '/schedule/saturday', '2026-12-05T17:00:00');
  await expect(boxing).toContainText('First Saturday of the month');
  await expect(boxing.getByText('on December 5, 2026')).toBeVisible();
  await expect(boxing.getByText('Up next')).toBeVisible();
  // A Saturday that is not its own.
  await openAt(page, '/schedule/saturday', '2026-12-12T17:00:00');
  await expect(boxing.getByText('on January 2, 2027')).toBeVisible();
  await expect(boxing.getByText('Up next')).toBeHidden();
  await openAt(page, '/', '2026-12-12T17:30:00');
  await expect(page.getByText(/^Next class: Yoga, tomorrow/)).toBeVisible();
  await openAt(page, '/classes', '2026-12-12T17:30:00');
  await expect(page.getByText('(every second Thursday)')).toHaveCount(0);
  await openAt(page, '/contact?class=boxing&day=saturday', '2026-12-12T17:30:00');
  await expect(page.getByText(/6:00pm \(first Saturday of the month\)/).first()).toBeVisible();
});

test('the page of the whole week lists what differs, on paper too', async ({ page }) => {
  await openAt(page, '/schedule', '2026-12-05T09:00:00');
  const differs = page
    .getByRole('heading', { name: 'What differs in the coming weeks' })
    .locator('..')
    .getByRole('listitem');
  const said = [
    'December 5, 2026: Yoga 11:00am, extra class with Meenakshi R. (Open day)',
    'December 11, 2026: Fitness 9:00am, cancelled (Kavya is at a course)',
    'December 14, 2026 to January 4, 2027: Cycling 9:00am, Tenzin W. instead of Joel D.',
  ];
  await expect(differs.filter({ visible: true })).toHaveText(said);
  await page.emulateMedia({ media: 'print' });
  await expect(differs.filter({ visible: true })).toHaveText(said);
  await expect(
    page
      .getByRole('region', { name: 'Saturday' })
      .getByText('First Saturday of the month, on December 5, 2026'),
  ).toBeVisible();
  await openAt(page, '/schedule', '2027-01-09T09:00:00');
  await expect(page.getByRole('heading', { name: 'What differs' })).toBeHidden();
});

test('the week has a changed class as it is held on its next date', async ({ page }) => {
  const running = page
    .getByRole('region', { name: 'Friday' })
    .getByRole('listitem')
    .filter({ hasText: 'Running' });
  await openAt(page, '/schedule', '2026-12-01T09:00:00');
  await expect(running.getByText('Moved this time').filter({ visible: true })).toHaveCount(1);
  await expect(running.getByText('7:30').filter({ visible: true })).toHaveCount(1);
  await expect(running.getByText('Usually 6:00pm,').filter({ visible: true })).toHaveCount(1);
  const extra = page.getByRole('region', { name: 'Saturday' }).getByText('Extra class');
  await expect(extra).toBeVisible();
  // On paper every week is alike, so it has the usual time of the class, which ends on a later day.
  const usual = running.getByRole('time').filter({ hasText: '6:00pm', visible: true });
  await expect(usual).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(usual).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await openAt(page, '/schedule', '2026-12-06T09:00:00');
  await expect(usual).toHaveCount(1);
  await expect(running.getByText('Moved this time')).toBeHidden();
  await expect(extra).toBeHidden();
});

test('calendar files carry all of it', async ({ request }) => {
  const file = async (name: string) =>
    (await request.get(`${site.url}/calendars/${name}.ics`)).text();
  expect(await file('friday-running-1800')).toContain(
    [
      'RECURRENCE-ID;TZID=Asia/Kolkata:20261204T180000',
      'DTSTART;TZID=Asia/Kolkata:20261204T193000',
      'DTEND;TZID=Asia/Kolkata:20261204T203000',
    ].join('\r\n'),
  );
  expect(await file('friday')).toContain('DESCRIPTION:With Kavya N. ');
  expect(await file('friday-fitness-0900')).toContain('EXDATE;TZID=Asia/Kolkata:20261211T090000');
  expect(await file('saturday-boxing-1800')).toContain('RRULE:FREQ=MONTHLY;BYDAY=1SA');
  expect(await file('thursday-yoga-1800')).toContain('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH');
  const extra = await file('saturday-yoga-1100-20261205');
  expect(extra).toContain('DTSTART;TZID=Asia/Kolkata:20261205T110000');
  expect(extra).not.toContain('RRULE');
  expect(await file('week')).toContain('UID:saturday-yoga-extra-2026-12-05-1@');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all that is said names its day, so that it stays true', async ({ page }) => {
    await page.goto(`${site.url}/schedule/friday`);
    await expect(page.getByText('December 4, 2026: Kavya N. instead of Arjun H.')).toBeVisible();
    await expect(page.getByText('Cancelled')).toBeHidden();
    await page.goto(`${site.url}/schedule`);
    const running = page.getByRole('region', { name: 'Friday' }).getByText('Running');
    await expect(running.filter({ visible: true })).toHaveCount(1);
    await page.goto(`${site.url}/schedule/saturday`);
    await expect(page.getByText('First Saturday of the month, on December 5, 2026')).toBeVisible();
    await expect(page.getByText('December 5, 2026: extra class with')).toBeVisible();
  });
});

const titlesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 }).allTextContents();

test('a post without a place comes first, what is not published is unknown', async ({ page }) => {
  await openAt(page, '/blog', '2026-11-30T12:00:00');
  expect((await titlesOn(page))[0]).toBe('a-new-post');
  await expect(page.getByText('a-draft')).toHaveCount(0);
  for (const name of ['a-draft', 'a-post-of-thursday']) {
    expect((await page.request.get(`${site.url}/blog/${name}`)).status()).toBe(404);
    for (const list of ['/feed.xml', '/sitemap.xml', '/blog', '/contact'])
      expect(await (await page.request.get(site.url + list)).text(), list).not.toContain(name);
  }
  const box = page.getByRole('searchbox');
  await box.fill('thursday');
  await expect(page.getByText('a-post-of-thursday')).toHaveCount(0);
});

test('a post appears by itself on its day', async ({ page }) => {
  const thursday = await changedSite('thursday', '2026-12-03', realWeekContent);
  try {
    await page.goto(`${thursday.url}/blog`);
    expect((await titlesOn(page)).slice(0, 2)).toEqual(['a-post-of-thursday', 'a-new-post']);
    await page.goto(`${thursday.url}/blog/a-post-of-thursday`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('a-post-of-thursday');
    const feed = await (await page.request.get(`${thursday.url}/feed.xml`)).text();
    expect(feed).toContain('/blog/a-post-of-thursday');
    expect(feed).not.toContain('a-draft');
  } finally {
    thursday.close();
  }
});

test('a plan, a question and photographs that are hidden are nowhere', async ({ page }) => {
  await openAt(page, '/pricing', '2026-11-30T12:00:00');
  await expect(page.getByText('Experts')).toHaveCount(0);
  await expect(page.getByText('₹1,150')).toHaveCount(0);
  await expect(page.getByText(/^Two (price )?plans/i).first()).toBeVisible();
  await expect(page.getByText(/mean next to the price/)).toHaveCount(0);
  await openAt(page, '/gallery', '2026-11-30T12:00:00');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(7);
  expect((await page.request.get(`${site.url}/gallery/page-2`)).status()).toBe(404);
  await openAt(page, '/login', '2026-11-30T12:00:00');
  await expect(page.getByText('demo@ironbanyan.example')).toHaveCount(0);
});

test('hidden parts of the home page leave no trace', async ({ page }) => {
  await openAt(page, '/', '2026-11-30T12:00:00');
  const parts = page.getByRole('main').getByRole('region');
  await expect(parts).toHaveCount(5);
  await expect(page.getByText('₹750').first()).toBeVisible();
});

test.describe('with the blog and the gallery hidden, and no first class', () => {
  let quiet: ChangedSite;
  test.beforeAll(async () => {
    quiet = await changedSite('quiet', '2026-11-30', quietContent);
  });
  test.afterAll(() => quiet.close());
  test.use({ expectedErrors: [/404/] });

  test('no page, no menu, no list leads there', async ({ page }) => {
    for (const path of [
      '/blog',
      '/blog/rest-days-that-are-not-lazy',
      '/gallery',
      '/feed.xml',
      '/trial',
    ])
      expect((await page.request.get(quiet.url + path)).status(), path).toBe(404);
    const sitemap = await (await page.request.get(`${quiet.url}/sitemap.xml`)).text();
    expect(sitemap).not.toMatch(/blog|gallery|trial/);
    for (const path of ['/', '/contact', '/pricing', '/schedule', '/nothing-here']) {
      await page.goto(quiet.url + path);
      const links = page.locator('a:is([href*="/blog"], [href*="/gallery"], [href*="/trial"])');
      await expect(links, path).toHaveCount(0);
    }
    await expect(page.getByRole('navigation').first()).toContainText('About');
  });
});
