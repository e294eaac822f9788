import type { Locator, Page } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { changingWeeksContent, comingContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

// Built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

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

/** Opens a page at a moment in India, with a clock that the test advances. */
async function openWithClock(page: Page, path: string, moment: string) {
  await page.clock.install({ time: `${moment}+05:30` });
  await page.goto(site.url + path);
  await page.clock.runFor(5_000);
  for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
}

const rowsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
const row = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByRole('heading', { name, level: 3 }) });
const names = (page: Page) =>
  rowsOf(page).filter({ visible: true }).getByRole('heading', { level: 3 });

test.describe('a page that is open at midnight', () => {
  test('drops the notice, the classes of the day that is over and their marks', async ({
    page,
  }) => {
    await openWithClock(page, '/schedule/monday', '2026-11-30T23:58:00');
    const notice = page.getByText('No water today.');
    await expect(notice).toBeVisible();
    await expect(row(page, 'Karate')).toBeVisible();
    await expect(row(page, 'Running')).toContainText('Cancelled on November 30, 2026');
    await page.clock.runFor('02:05');
    await expect(notice).toBeHidden();
    await expect(row(page, 'Karate')).toBeHidden();
    await expect(row(page, 'Running').getByText('Cancelled')).toBeHidden();
    await expect(page.getByText('Today').filter({ visible: true })).toHaveCount(0);
  });

  test('drops the offer', async ({ page }) => {
    await openWithClock(page, '/blog', '2026-11-30T23:58:00');
    const offer = page.getByRole('heading', { name: '34% Flat Discount' });
    await expect(offer).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(offer).toBeHidden();
  });

  test('says in the panel that the next day is closed', async ({ page }) => {
    await openWithClock(page, '/about', '2026-11-30T23:58:00');
    await page.getByRole('button', { name: 'Contact information' }).click();
    const panel = page.getByRole('dialog', { name: 'Find us' });
    await expect(panel.getByText('Closed now, opens ')).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(panel.getByText('Closed today: Floor works, opens ')).toBeVisible();
  });

  for (const seen of ['visibilitychange', 'pageshow'])
    test(`is put right at ${seen} when its timers slept`, async ({ page }) => {
      await openWithClock(page, '/about', '2026-11-30T23:58:00');
      const notice = page.getByText('No water today.');
      await expect(notice).toBeVisible();
      await page.clock.setSystemTime('2026-12-01T07:00:00+05:30');
      await expect(notice).toBeVisible();
      await page.evaluate((type) => {
        (type === 'pageshow' ? window : document).dispatchEvent(new Event(type, { bubbles: true }));
      }, seen);
      await expect(notice).toBeHidden();
    });
});

test('of several notices each shows on its days, in the order of the list, and none takes up room on others', async ({
  page,
}) => {
  const strip = page.getByRole('complementary', { name: 'Notice' });
  const shownOn = async (date: string) => {
    await openAt(page, '/about', `${date}T12:00:00`);
    return strip.locator('p:visible').allInnerTexts();
  };
  expect(await shownOn('2026-11-30')).toEqual(['No water today.', 'The hall is cold.']);
  expect(await shownOn('2026-12-01')).toEqual(['The hall is cold.']);
  expect(await shownOn('2026-12-02')).toEqual([]);
  await expect(strip).toBeHidden();
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h) => h.getBoundingClientRect().top);
  const withoutNotice = await top();
  expect(await shownOn('2026-12-03')).toEqual(['The sauna is closed.']);
  await expect(strip).toBeVisible();
  expect(await top()).not.toBe(withoutNotice);
  expect(await shownOn('2026-12-05')).toEqual([]);
  expect(await top()).toBe(withoutNotice);
});

test('an open Sunday of a gym that is closed on Sundays does not say that it is closed', async ({
  page,
}) => {
  const closed = page.getByText('No classes on Sunday. The doors are closed.');
  for (const moment of ['2026-11-30T00:00:00', '2026-12-06T12:30:00', '2026-12-06T23:59:00']) {
    await openAt(page, '/schedule/sunday', moment);
    await expect(page.getByText('On December 6, 2026 the doors are open')).toBeVisible();
    await expect(closed).toBeHidden();
    await expect(row(page, 'Boxing')).toBeVisible();
  }
  await openAt(page, '/schedule/sunday', '2026-12-07T00:00:00');
  await expect(closed).toBeVisible();
});

test('on its day a class that is moved stands at its new time, and only then', async ({ page }) => {
  const cycling = row(page, 'Cycling').filter({ visible: true }).first();
  await openAt(page, '/schedule/friday', '2026-12-03T23:59:00');
  await expect(names(page)).toHaveText([
    'Fitness',
    'Boxing',
    'Body Building',
    'Running',
    'Cycling',
  ]);
  await expect(cycling).toContainText(/^10:00pm/);
  await openAt(page, '/schedule/friday', '2026-12-04T00:00:00');
  await expect(names(page)).toHaveText([
    'Fitness',
    'Cycling',
    'Boxing',
    'Body Building',
    'Running',
    'Cycling',
  ]);
  const away = row(page, 'Cycling').filter({ visible: true }).last();
  await expect(away).toContainText('Moved to 10:30am');
  await expect(away.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(away.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
  await expect(cycling).toContainText(/^10:30am/);
  await expect(cycling.getByText('10:00pm', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(cycling).toContainText('Tenzin W.');
  await expect(cycling.getByText('Joel D.', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await openAt(page, '/schedule/friday', '2026-12-04T10:45:00');
  await expect(cycling).toContainText('On now');
  await openAt(page, '/schedule/friday', '2026-12-13T00:00:00');
  await expect(cycling).toContainText(/^10:00pm/);
});

test('on its day a class of another coach names that coach, and only then', async ({ page }) => {
  const fitness = row(page, 'Fitness');
  const usual = fitness.getByText('Kavya N.', { exact: true }).filter({ visible: true });
  await openAt(page, '/schedule/friday', '2026-12-03T23:59:00');
  await expect(usual).toHaveCSS('text-decoration-line', 'none');
  await expect(fitness.getByText('Meenakshi R.', { exact: true })).toBeHidden();
  await openAt(page, '/schedule/friday', '2026-12-04T00:00:00');
  await expect(usual).toHaveCSS('text-decoration-line', 'line-through');
  await expect(fitness.getByText('Meenakshi R.').filter({ visible: true })).toHaveCount(2);
  await expect(fitness.getByRole('link', { name: /^Join Now/ })).toHaveAttribute(
    'href',
    '/contact?class=fitness&day=friday&start=09:00&date=2026-12-04',
  );
});

test.describe('before any script but the first', () => {
  test('a moved class stands at its new time on its day', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await openAt(page, '/schedule/friday', '2026-12-04T09:00:00');
    await expect(row(page, 'Cycling').filter({ visible: true }).first()).toContainText(/^10:30am/);
  });
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });
});

test('Join asks about the very class whose button was pressed', async ({ page }) => {
  for (const [day, moment, name, asked] of [
    // The regular class and an extra one on the same day.
    [
      'thursday',
      '2026-12-03T10:00:00',
      'Yoga, Thursday 6:00pm',
      'Yoga, Thursday 6:00pm, with Meenakshi R.',
    ],
    [
      'thursday',
      '2026-12-03T10:00:00',
      'Yoga, Thursday 7:30pm',
      'Yoga on December 3, 2026, 7:30pm, with Joel D.',
    ],
    // On the day of a change, and before.
    [
      'friday',
      '2026-12-03T10:00:00',
      'Cycling, Friday 10:00pm',
      'Cycling, Friday 10:00pm, with Joel D.',
    ],
    [
      'friday',
      '2026-12-04T09:00:00',
      'Cycling, Friday 10:30am',
      'Cycling on December 4, 2026, 10:30am, with Tenzin W.',
    ],
  ] as const) {
    await openAt(page, `/schedule/${day}`, moment);
    await page.getByRole('link', { name: `Join Now: ${name}` }).click();
    await expect(page).toHaveURL(/\/contact\?/);
    const context = page.getByRole('region', { name: 'You were looking at' });
    await expect(context).toContainText(asked);
    const write = await context.getByRole('link', { name: /mail/i }).getAttribute('href');
    expect(decodeURIComponent(write!)).toContain(asked.replace(/\.$/, ''));
  }
});

test('the page of a coach has what they give in the place of another, and not what another gives', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openAt(page, '/coaches/meenakshi-r', '2026-12-04T08:30:00');
  await expect(main.getByText('Fitness, Friday, December 4, 2026')).toBeVisible();
  await expect(main.getByText('Meenakshi R. instead of Kavya N.')).toBeVisible();
  await openAt(page, '/coaches/kavya-n', '2026-12-04T08:30:00');
  await expect(main.getByText('Fitness, Friday, December 4, 2026')).toBeHidden();
  await expect(main.getByText('Meenakshi R. instead of Kavya N.')).toBeVisible();
});

const differs = (page: Page) =>
  page
    .getByRole('heading', { name: 'What differs in the coming weeks' })
    .locator('..')
    .getByRole('listitem')
    .filter({ visible: true });

test('no line runs through closed days, and classes lost to shorter hours are named', async ({
  page,
}) => {
  await openAt(page, '/schedule', '2026-12-01T00:30:00');
  const said = [
    'December 1, 2026: closed (Floor works)',
    'December 6, 2026: 9:00am – 1:00pm (Open day)',
    'December 8, 2026: 7:00am – 1:00pm (Staff training)',
    'December 10, 2026 to December 12, 2026: closed (Wiring)',
    'December 2, 2026 to December 9, 2026: Boxing 11:00am, extra class with Imran S.',
    'December 3, 2026: Yoga 7:30pm, extra class with Joel D.',
    'December 4, 2026: Fitness 9:00am, Meenakshi R. instead of Kavya N.',
    'December 4, 2026: Cycling 10:00pm, Tenzin W. instead of Joel D., 10:30am to 11:30am instead of 10:00pm (Joel is at a race)',
    'December 8, 2026: Body Building 4:00pm, cancelled (Staff training)',
    'December 8, 2026: Running 6:00pm, cancelled (Staff training)',
    'December 14, 2026 to December 15, 2026: Boxing 11:00am, extra class with Imran S.',
  ];
  await expect(differs(page)).toHaveText(said);
  await page.emulateMedia({ media: 'print' });
  await expect(differs(page)).toHaveText(said);
});

test.describe('what holds from December 7, 2026 on', () => {
  let coming: ChangedSite;
  test.beforeAll(async () => {
    coming = await changedSite('coming', '2026-11-30', comingContent);
  });
  test.afterAll(() => coming.close());

  const openComing = async (page: Page, path: string, moment: string) => {
    await page.clock.install({ time: `${moment}+05:30` });
    await page.goto(coming.url + path);
    await page.clock.runFor(5_000);
  };
  const plan = (page: Page, name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, level: 3 }), visible: true });

  test('is on the page of prices before it, and at midnight in an open tab', async ({ page }) => {
    await openComing(page, '/pricing', '2026-12-06T23:58:00');
    const [beginners, intermediates, experts] = ['Beginners', 'Intermediates', 'Experts'].map(
      (name) => plan(page, name),
    ) as [Locator, Locator, Locator];
    await expect(beginners.getByText('₹750', { exact: true }).first()).toBeVisible();
    await expect(beginners.getByText('₹800 from December 7, 2026')).toBeVisible();
    await expect(beginners.getByText('12 sessions in a month: ₹9,000')).toBeVisible();
    await expect(intermediates.getByText('Was ₹950, until December 6, 2026')).toBeVisible();
    await expect(intermediates.getByText('₹900', { exact: true }).first()).toBeVisible();
    await expect(experts.getByText('₹1,000 from December 7, 2026 to December 9')).toBeVisible();
    await expect(
      intermediates.getByRole('link', { name: 'Purchase now: Intermediates at ₹900 p/s' }),
    ).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(beginners.getByText('₹800', { exact: true }).first()).toBeVisible();
    await expect(beginners.getByText('₹750', { exact: true }).first()).toBeHidden();
    await expect(beginners.getByText('₹800 from')).toBeHidden();
    await expect(beginners.getByText('12 sessions in a month: ₹9,600')).toBeVisible();
    await expect(beginners.getByText('12 sessions in a month: ₹9,000')).toBeHidden();
    await expect(intermediates.getByText('Was ₹950')).toBeHidden();
    await expect(intermediates.getByText('₹950', { exact: true }).nth(1)).toBeVisible();
    await expect(experts.getByText('₹1,000', { exact: true }).first()).toBeVisible();
    await page.clock.setSystemTime('2026-12-10T00:00:00+05:30');
    await page.clock.runFor('01:05');
    await expect(experts.getByText('₹1,150', { exact: true }).nth(1)).toBeVisible();
    await expect(experts.getByText('₹1,000', { exact: true }).first()).toBeHidden();
  });

  test('is in the hours', async ({ page }) => {
    await openComing(page, '/contact', '2026-12-06T23:58:00');
    const hours = page.getByRole('main').getByRole('table', { name: 'Opening hours' });
    await expect(hours.getByRole('row', { name: /Saturday/ })).toContainText('5:30am – 10:00pm');
    await expect(
      page.getByRole('main').getByText('From December 7, 2026: Saturday 6:00am – 10:30pm'),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByText('December 21, 2026 to December 27, 2026: Sunday 7:00am'),
    ).toBeVisible();
    await page.clock.runFor('02:05');
    await expect(hours.getByText('6:00am – 10:30pm')).toBeVisible();
    await expect(hours.getByText('5:30am – 10:00pm')).toBeHidden();
    await page.clock.setSystemTime('2026-12-12T05:40:00+05:30');
    await page.goto(coming.url);
    await expect(page.getByText('Closed now · opens 6:00am')).toBeVisible();
  });

  test('is another coach of a class, whose rows are saved as one', async ({ page }) => {
    await openComing(page, '/schedule/tuesday', '2026-12-07T23:58:00');
    const kavya = row(page, 'Fitness').filter({ hasText: 'Kavya N.' });
    const tenzin = row(page, 'Fitness').filter({ hasText: 'Tenzin W.' });
    await expect(kavya).toBeVisible();
    await expect(tenzin).toContainText('From December 8, 2026');
    const saved = (of: Locator) =>
      of.getByRole('button', { name: /^Save/ }).getAttribute('data-save');
    expect(await saved(kavya)).toBe('tuesday-fitness-0900');
    expect(await saved(tenzin)).toBe('tuesday-fitness-0900');
    await page.clock.runFor('02:05');
    await expect(kavya).toBeHidden();
    await expect(tenzin).toBeVisible();
  });

  test('is told to search engines with its days', async ({ request }) => {
    const pricing = await (await request.get(`${coming.url}/pricing`)).text();
    for (const [price, until] of [
      [750, '2026-12-06'],
      [900, '2026-12-06'],
      [1150, '2026-12-06'],
    ])
      expect(pricing).toMatch(
        new RegExp(`"priceValidUntil":"${until}","priceSpecification":\\{[^}]*"price":${price},`),
      );
    const home = await (await request.get(`${coming.url}/`)).text();
    expect(home).toContain('"closes":"22:30","validFrom":"2026-12-07"');
  });

  test('nothing names a hidden class', async ({ request }) => {
    for (const path of [
      '/',
      '/classes',
      '/schedule',
      '/schedule/thursday',
      '/trial',
      '/sitemap.xml',
    ]) {
      const answer = await request.get(coming.url + path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).not.toMatch(/karate/i);
    }
    expect((await request.get(`${coming.url}/classes/karate`)).status()).toBe(404);
  });

  test('a timetable that is written before it holds says from when on', async ({ page }) => {
    const begins = page.getByText('This timetable holds from December 7, 2026.');
    await page.clock.setFixedTime('2026-12-04T09:30:00+05:30');
    await page.goto(`${coming.url}/schedule/friday`);
    await expect(begins).toBeVisible();
    await expect(page.getByText('On now')).toBeHidden();
    await page.goto(`${coming.url}/schedule`);
    await expect(begins).toBeVisible();
    await page.goto(coming.url);
    await expect(page.getByText('Next class: Cycling, Monday 9:00am, with Joel D.')).toBeVisible();
    await page.clock.setFixedTime('2026-12-11T09:30:00+05:30');
    await page.goto(`${coming.url}/schedule/friday`);
    await expect(begins).toBeHidden();
    await expect(page.getByText('On now')).toBeVisible();
  });
});
