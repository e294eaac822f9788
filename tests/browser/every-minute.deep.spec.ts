import type { Page } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { changingWeeksContent, comingContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

// Each site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

const row = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }), visible: true });

test.describe('in weeks in which each day differs', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('changing-weeks', '2026-11-30', changingWeeksContent);
  });
  test.afterAll(() => site.close());

  /** Opens a page as at a moment in India. */
  async function openAt(page: Page, path: string, moment: string) {
    await page.clock.setFixedTime(`${moment}+05:30`);
    await page.goto(site.url + path);
  }

  /** Opens a page two minutes before midnight, with a clock that the test advances. */
  async function openBeforeMidnight(page: Page, path: string) {
    await page.clock.install({ time: '2026-11-30T23:58:00+05:30' });
    await page.goto(site.url + path);
    await page.clock.runFor(5_000);
    for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  }

  test('an open page drops the notice, the classes and the offer of the day that is over', async ({
    page,
  }) => {
    await openBeforeMidnight(page, '/schedule/monday');
    const notice = page.getByText('No water today.');
    await expect(notice).toBeVisible();
    await expect(row(page, 'Karate')).toBeVisible();
    await expect(row(page, 'Running')).toContainText('Cancelled on November 30, 2026');
    await page.clock.runFor('02:05');
    await expect(notice).toBeHidden();
    await expect(row(page, 'Karate')).toBeHidden();
    await expect(row(page, 'Running').getByText('Cancelled')).toBeHidden();
    await expect(page.getByText('Today').filter({ visible: true })).toHaveCount(0);
    await openBeforeMidnight(page, '/blog');
    const offer = page.getByRole('heading', { name: '34% Flat Discount' });
    await expect(offer).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(offer).toBeHidden();
  });

  test('the panel of an open page says that the next day is closed', async ({ page }) => {
    await openBeforeMidnight(page, '/about');
    await page.getByRole('button', { name: 'Contact information' }).click();
    const panel = page.getByRole('dialog', { name: 'Find us' });
    await expect(panel.getByText('Closed now, opens ')).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(panel.getByText('Closed today: Floor works, opens ')).toBeVisible();
  });

  test('of several notices each shows on its days, and none takes up room on others', async ({
    page,
  }) => {
    const strip = page.getByRole('complementary', { name: 'Notice' });
    const tops: number[] = [];
    for (const [date, shown] of [
      ['2026-11-30', ['No water today.', 'The hall is cold.']],
      ['2026-12-01', ['The hall is cold.']],
      ['2026-12-02', []],
      ['2026-12-03', ['The sauna is closed.']],
      ['2026-12-05', []],
    ] as const) {
      await openAt(page, '/about', `${date}T12:00:00`);
      expect(await strip.locator('p:visible').allInnerTexts()).toEqual(shown);
      const title = page.getByRole('heading', { level: 1 });
      tops.push(await title.evaluate((one) => one.getBoundingClientRect().top));
    }
    expect(tops[4]).toBe(tops[2]);
    expect(tops[3]).not.toBe(tops[2]);
  });

  test('a class that another coach gives once says so, from a week before until its day', async ({
    page,
  }) => {
    const said = 'December 4, 2026: Meenakshi R. instead of Kavya N.';
    for (const [moment, shown] of [
      ['2026-11-27T23:59:00', false],
      ['2026-11-28T00:00:00', true],
      ['2026-12-04T23:59:00', true],
      ['2026-12-05T00:00:00', false],
    ] as const) {
      await openAt(page, '/schedule/friday', moment);
      await expect(row(page, 'Fitness').getByText(said)).toBeVisible({ visible: shown });
    }
  });

  test('on its day a class that is moved stands once, at its new time, what it was is struck', async ({
    page,
  }) => {
    await openAt(page, '/schedule/friday', '2026-12-04T10:45:00');
    const struck = ['text-decoration-line', 'line-through'] as const;
    const held = row(page, 'Cycling');
    await expect(held).toContainText(/10:30am.*On now.*Tenzin W\./s);
    await expect(held.locator('s', { hasText: '10:00pm' })).toHaveCSS(...struck);
    await expect(held.getByText('Joel D.', { exact: true })).toHaveCSS(...struck);
    await expect(held).toContainText('Moved to 10:30am');
    // On paper, too.
    await openAt(page, '/schedule', '2026-12-01T09:00:00');
    const cycling = page
      .getByRole('region', { name: 'Friday' })
      .getByRole('listitem')
      .filter({ hasText: 'Cycling' });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(cycling).toHaveCount(1);
      await expect(cycling.getByRole('time')).toHaveText('10:30am');
      await expect(cycling.getByText('Moved this time')).toBeVisible();
    }
  });

  test('Join asks about the very class whose button was pressed', async ({ page }) => {
    for (const [moment, name, asked] of [
      // The regular class and an extra one on the same day.
      ['2026-12-03T10:00:00', 'Yoga, Thursday 6:00pm', 'Yoga, Thursday 6:00pm, with Meenakshi R.'],
      [
        '2026-12-03T10:00:00',
        'Yoga, Thursday 7:30pm',
        'Yoga on December 3, 2026, 7:30pm, with Joel D.',
      ],
      // In the week of a change, and after it.
      ['2026-12-05T10:00:00', 'Cycling, Friday 10:00pm', 'Cycling, Friday 10:00pm, with Joel D.'],
      [
        '2026-12-04T09:00:00',
        'Cycling, Friday 10:30am',
        'Cycling on December 4, 2026, 10:30am, with Tenzin W.',
      ],
    ] as const) {
      await openAt(page, `/schedule/${name.includes('Friday') ? 'friday' : 'thursday'}`, moment);
      await page.getByRole('link', { name: `Join Now: ${name}` }).click();
      await expect(page).toHaveURL(/\/contact\?/);
      const context = page.getByRole('region', { name: 'You were looking at' });
      await expect(context).toContainText(asked);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('a class that is moved in the week of the build stands at its new time', async ({
      page,
    }) => {
      await page.goto(`${site.url}/schedule/friday`);
      await expect(row(page, 'Cycling')).toContainText('10:30am');
      await page.goto(`${site.url}/schedule`);
      const friday = page.getByRole('region', { name: 'Friday' });
      await expect(friday.getByText('4 Dec')).toBeVisible();
      await expect(friday.getByText('10:30am')).toBeVisible();
    });
  });
});

test.describe('what holds from December 7, 2026 on', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('coming', '2026-11-30', comingContent);
  });
  test.afterAll(() => site.close());

  async function open(page: Page, path: string, moment: string) {
    await page.clock.install({ time: `${moment}+05:30` });
    await page.goto(site.url + path);
    await page.clock.runFor(5_000);
  }

  test('is on the page of prices before it, and at midnight in an open tab', async ({ page }) => {
    await open(page, '/pricing', '2026-12-06T23:58:00');
    const plan = row(page, 'Beginners');
    const price = (text: string) => plan.getByText(text, { exact: true }).first();
    await expect(price('₹750')).toBeVisible();
    await expect(plan.getByText('₹800 from December 7, 2026')).toBeVisible();
    await expect(plan.getByText('12 sessions in a month: ₹9,000')).toBeVisible();
    const offer = row(page, 'Intermediates').getByText('Was ₹950, until December 6, 2026');
    await expect(offer).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(price('₹800')).toBeVisible();
    await expect(price('₹750')).toBeHidden();
    await expect(plan.getByText('₹800 from')).toBeHidden();
    await expect(plan.getByText('12 sessions in a month: ₹9,600')).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('is in the hours', async ({ page }) => {
    await open(page, '/contact', '2026-12-06T23:58:00');
    const main = page.getByRole('main');
    const saturday = main.getByRole('row', { name: /Saturday/ });
    await expect(saturday.getByText('5:30am – 10:00pm')).toBeVisible();
    await expect(main.getByText('From December 7, 2026: Saturday 6:00am – 10:30pm')).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(saturday.getByText('6:00am – 10:30pm')).toBeVisible();
    await expect(saturday.getByText('5:30am – 10:00pm')).toBeHidden();
  });

  test('is told to search engines with its days', async ({ request }) => {
    const pricing = await (await request.get(`${site.url}/pricing`)).text();
    for (const price of [750, 900, 1150])
      expect(pricing).toMatch(
        new RegExp(`"priceValidUntil":"2026-12-06","priceSpecification":\\{[^}]*"price":${price},`),
      );
    const home = await (await request.get(`${site.url}/`)).text();
    expect(home).toContain('"closes":"22:30","validFrom":"2026-12-07"');
    // A hidden class is not told of at all.
    for (const path of ['/classes', '/schedule', '/schedule/thursday', '/trial', '/sitemap.xml'])
      expect(await (await request.get(site.url + path)).text(), path).not.toMatch(/karate/i);
  });

  test('is a timetable that says from when on', async ({ page }) => {
    const begins = page.getByText('This timetable holds from December 7, 2026.');
    for (const [moment, holds] of [
      ['2026-12-04T09:30:00+05:30', false],
      ['2026-12-11T09:30:00+05:30', true],
    ] as const) {
      await page.clock.setFixedTime(moment);
      await page.goto(`${site.url}/schedule/friday`);
      await expect(begins).toBeVisible({ visible: !holds });
      await expect(page.getByText('On now')).toBeVisible({ visible: holds });
    }
  });
});
