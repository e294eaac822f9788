import { changedSite, type ChangedSite } from './changed-site.ts';
import { muchContent, worstDayContent } from './made-up-content.ts';
import { expect, test } from './page.ts';
import { expectSound } from './sound-pages.ts';

const paths = [
  '/',
  '/about',
  '/blog',
  '/classes',
  '/classes/body-building',
  '/classes/yoga',
  '/coaches',
  '/coaches/arjun-h',
  '/coaches/meenakshi-r',
  '/contact',
  '/gallery/page-1',
  '/pricing',
  '/schedule',
  '/schedule/monday',
  '/schedule/sunday',
  '/trial',
];

// Each site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

test.describe('with many of everything, long words and Kannada', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('much', '2026-11-23', muchContent);
  });
  test.afterAll(() => site.close());

  test('every page stays whole', async ({ page }) =>
    expectSound(page, site, [...paths, '/gallery/page-4', '/blog/page/8', '/blog/made-up-2']));

  test('the search asks for its index at the first key, once, and adds hits as the reader comes near', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/blog/')) asked.push(pathname);
    });
    await page.goto(`${site.url}/blog`);
    await page.getByRole('searchbox').focus();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.getByRole('searchbox').pressSequentially('donau');
    await expect(page.getByRole('status')).toContainText('24 of 60 posts match "donau"');
    await expect(page.locator('mark').first()).toHaveText('Donau');
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual(['/blog/search.json']);
    const hits = page.getByRole('article');
    await expect(hits).toHaveCount(20);
    await hits.last().scrollIntoViewIfNeeded();
    await expect(hits).toHaveCount(24);
    await page.goto(`${site.url}/blog?category=meditation`);
    await expect(page.getByRole('heading', { name: 'Posts in Meditation' })).toBeVisible();
  });

  test('the contact page names the post that somebody asks about', async ({ page }) => {
    await page.goto(`${site.url}/contact?post=rest-days-that-are-not-lazy`);
    await expect(page.getByText('Rest days that are not lazy').first()).toBeVisible();
  });
});

test.describe('on the worst day', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('worst', '2026-11-23', worstDayContent);
  });
  test.afterAll(() => site.close());
  const monday = '2026-11-23T16:30:00+05:30';

  test('the notice stands on every page from its first day to its last', async ({ page }) => {
    const notice = page.getByRole('complementary', { name: 'Notice' });
    for (const [day, shown] of [
      ['2026-11-22T23:59:00+05:30', false],
      ['2026-11-23T00:01:00+05:30', true],
      ['2026-11-25T23:59:00+05:30', true],
      ['2026-11-26T00:01:00+05:30', false],
    ] as const) {
      await page.clock.setFixedTime(day);
      await page.goto(`${site.url}/pricing`);
      await expect(notice).toBeVisible({ visible: shown });
    }
  });

  test('the notice leads on', async ({ page }) => {
    await page.clock.setFixedTime(monday);
    await page.goto(`${site.url}/pricing`);
    const notice = page.getByRole('complementary', { name: 'Notice' });
    await expect(notice.getByText('From November 23, 2026')).toBeHidden();
    await notice.getByRole('link', { name: 'What else is open' }).click();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });

  test('a closed day has no class, and says why', async ({ page }) => {
    await page.clock.setFixedTime(monday);
    await page.goto(`${site.url}/schedule/tuesday`);
    await expect(page.getByText('Republic Day', { exact: true })).toBeVisible();
    await expect(page.getByText('Closed on November 24, 2026: Republic Day.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Join Now/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Tuesday.*Closed/ })).toBeVisible();
  });

  test('a week later the day is open again, although nothing was built', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T09:00:00+05:30');
    await page.goto(`${site.url}/schedule/tuesday`);
    await expect(page.getByRole('link', { name: /^Join Now/ })).toHaveCount(3);
    await expect(page.getByText('Republic Day', { exact: true })).toBeHidden();
  });

  test('a class that is called off is struck, and neither next nor on now', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-23T22:15:00+05:30');
    await page.goto(`${site.url}/schedule/monday`);
    const running = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Running' }) });
    await expect(running).toContainText('Cancelled');
    await expect(
      page.getByText('Running on November 23, 2026 does not take place: Joel is ill.'),
    ).toBeVisible();
    await page.goto(`${site.url}/`);
    await expect(page.getByText(/Next class: Crossfit, Wednesday/)).toBeVisible();
  });

  test('calendar files leave the closed day and the cancelled class out', async ({ request }) => {
    const file = async (name: string) =>
      (await request.get(`${site.url}/calendars/${name}.ics`)).text();
    expect(await file('monday-running-2200')).toContain('EXDATE;TZID=Asia/Kolkata:20261123T220000');
    expect(await file('tuesday')).toContain('EXDATE;TZID=Asia/Kolkata:20261124T');
    // In the weeks of other hours the doors are closed by then.
    expect((await file('wednesday')).match(/EXDATE.*/g)).toEqual([
      'EXDATE;TZID=Asia/Kolkata:20270127T220000',
      'EXDATE;TZID=Asia/Kolkata:20270203T220000',
    ]);
  });

  test('the old address of a post leads to the new one', async ({ page }) => {
    await page.goto(`${site.url}/blog/rest-days`);
    await expect(page).toHaveURL(`${site.url}/blog/rest-days-that-are-not-lazy`);
    const old = await (await page.request.get(`${site.url}/blog/rest-days`)).text();
    expect(old).toContain(
      '<link rel="canonical" href="https://ironbanyan.example/blog/rest-days-that-are-not-lazy"/>',
    );
  });

  test('WhatsApp is offered, with what was looked at written in', async ({ page }) => {
    await page.goto(`${site.url}/contact?plan=experts`);
    const chat = page.getByRole('link', { name: /WhatsApp/ }).first();
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/918041234567\?text=.*Experts/);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the message for a first class, which has a price, goes to WhatsApp', async ({
      page,
      context,
    }) => {
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }));
      await page.goto(`${site.url}/trial`);
      await expect(page.getByText('₹200', { exact: true })).toBeVisible();
      await page.getByRole('textbox', { name: 'Fill in the gaps' }).fill('I am Asha, yoga');
      const chat = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
      await expect(await chat).toHaveURL('https://wa.me/918041234567?text=I+am+Asha%2C+yoga');
    });

    test('the days of the notice are told, so that its words stay true', async ({ page }) => {
      await page.goto(`${site.url}/pricing`);
      await expect(page.getByText('From November 23, 2026 to November 25, 2026.')).toBeVisible();
    });

    test('the closed day and the class that is off are told as well', async ({ page }) => {
      await page.goto(`${site.url}/schedule/tuesday`);
      await expect(page.getByText('Closed on November 24, 2026: Republic Day.')).toBeVisible();
      // The page is right about the following Tuesdays.
      await expect(page.getByRole('heading', { name: 'Body Building' })).toBeVisible();
      await page.goto(`${site.url}/schedule/monday`);
      await expect(page.getByText('Cancelled on November 23, 2026', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print the timetable' })).toBeHidden();
    });
  });
});
