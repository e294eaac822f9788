import { changedSite, type ChangedSite } from './changed-site.ts';
import { openAsSent } from './coming-alive.ts';
import { littleContent, muchContent, worstDayContent } from './made-up-content.ts';
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

test.describe('with one of everything', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('little', '2026-11-23', littleContent);
  });
  test.afterAll(() => site.close());

  test('every page stays whole', async ({ page }) => expectSound(page, site, paths));

  test('there is no pager to nowhere, and no neighbour of the only post', async ({ page }) => {
    await page.goto(`${site.url}/gallery/page-1`);
    await expect(page.getByRole('button', { name: /View larger/ })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await page.goto(`${site.url}/blog/rest-days-that-are-not-lazy`);
    await expect(page.getByText('Next post')).toHaveCount(0);
  });

  test('a day without classes says so', async ({ page }) => {
    await page.goto(`${site.url}/schedule/sunday`);
    await expect(page.getByText('No classes on Sunday. The doors are closed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Sunday to my calendar' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Sunday/ })).toContainText('Closed');
  });
});

test.describe('with many of everything, long words and Kannada', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('much', '2026-11-23', muchContent);
  });
  test.afterAll(() => site.close());

  test.describe('when the index does not come', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_/] });
    test('a sentence says so, until it comes at a later key', async ({ page }) => {
      const notLoaded = page.getByText('Not loaded yet. Try again');
      await page.route('**/blog/search.json', (route) => route.abort());
      await page.goto(`${site.url}/blog`);
      await page.getByRole('searchbox').pressSequentially('donau');
      await expect(notLoaded).toBeVisible();
      await page.unroute('**/blog/search.json');
      await page.getByRole('searchbox').press('f');
      await expect(notLoaded).toBeHidden();
    });
  });

  test('pages of the list lead on, each with its own address', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('article')).toHaveCount(7);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${site.url}/blog/page/2`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/page\/2$/);
  });
});

test.describe('on the worst day', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('worst', '2026-11-23', worstDayContent);
  });
  test.afterAll(() => site.close());
  const monday = '2026-11-23T16:30:00+05:30';

  test('every page stays whole', async ({ page }) => {
    await page.clock.setFixedTime(monday);
    await expectSound(page, site, [...paths, '/schedule/tuesday']);
  });

  test('no word of the headline breaks, and no plan stands alone', async ({ page }) => {
    await page.goto(site.url);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 412, 480, 600, 767, 768, 1024, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        return words;
      });
      expect(broken, `at ${width} px`).toEqual([]);
    }
    const tops = await page
      .getByRole('heading', { name: /^(Beginners|Intermediates|Experts|Masters)$/ })
      .evaluateAll((plans) => plans.map((plan) => Math.round(plan.getBoundingClientRect().top)));
    expect(tops).toHaveLength(4);
    expect(tops.filter((top) => top === tops[3]).length).toBeGreaterThan(1);
  });

  test('nothing moves when a day that differs comes alive', async ({ page }) => {
    await page.clock.install({ time: monday });
    for (const path of ['/schedule/monday', '/schedule/tuesday', '/schedule/thursday'])
      for (const width of [390, 1366]) {
        await page.clock.setSystemTime(monday);
        await page.setViewportSize({ width, height: 900 });
        const comeAlive = await openAsSent(page, site.url + path);
        const end = () => page.evaluate(() => document.documentElement.scrollHeight);
        const before = await end();
        await comeAlive();
        expect(await end(), `${path} at ${width} px`).toBe(before);
        // Past entries disappear from the lists of the footer, and the notice; the classes do not move.
        const classes = () => page.locator('main').evaluate((main) => main.clientHeight);
        const height = await classes();
        await page.clock.fastForward(8 * 86_400_000);
        expect(await classes(), `${path} at ${width} px, a week later`).toBe(height);
      }
  });

  test.describe('for a visitor in Los Angeles', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });
    test('an offer ends at midnight in Bangalore, and nobody has to build anew', async ({
      page,
    }) => {
      const offer = page.getByRole('heading', { name: '34% Flat Discount' });
      await page.clock.setFixedTime('2026-11-30T23:59:00+05:30');
      await page.goto(`${site.url}/blog`);
      await expect(offer).toBeVisible();
      await expect(page.getByText('Until November 30, 2026.')).toBeVisible();
      await page.clock.setFixedTime('2026-12-01T00:01:00+05:30');
      await page.goto(`${site.url}/blog`);
      await expect(offer).toBeHidden();
    });
  });

  test('the tables of hours tell the days that differ soon', async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await expect(page.getByRole('main')).toContainText('November 24, 2026: closed (Republic Day)');
    await expect(page.getByRole('contentinfo')).toContainText(
      'November 26, 2026: 7:00am – 1:00pm (Staff training)',
    );
  });

  test('weeks of other hours are listed from sixty days before to the last of them', async ({
    page,
  }) => {
    const hours = '6:00am – 11:00am, 4:00pm – 10:00pm (Winter hours)';
    // A closed day lies between them.
    const said = `January 25, 2027 to January 31, 2027: ${hours}`;
    const saidAfter = `February 2, 2027 to February 5, 2027: ${hours}`;
    for (const [words, day, listed] of [
      [said, '2026-11-25T23:59:00+05:30', 0],
      [said, '2026-11-26T00:01:00+05:30', 2],
      [said, '2027-01-31T23:59:00+05:30', 2],
      [said, '2027-02-01T00:01:00+05:30', 0],
      [saidAfter, '2026-12-03T23:59:00+05:30', 0],
      [saidAfter, '2026-12-04T00:01:00+05:30', 2],
      [saidAfter, '2027-02-05T23:59:00+05:30', 2],
      [saidAfter, '2027-02-06T00:01:00+05:30', 0],
    ] as const) {
      await page.clock.setFixedTime(day);
      await page.goto(`${site.url}/contact`);
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(listed);
    }
  });

  test('the map asks nothing of another site until it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) asked.push(new URL(request.url()).host);
    });
    await page.goto(`${site.url}/contact`);
    await page.getByRole('heading', { name: 'Map' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.getByTitle('Map of the area around Iron Banyan')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open directions/ })).toBeVisible();
    expect(asked).toEqual(['www.google.com']);
    await page.goto(`${site.url}/privacy`);
    await expect(page.getByRole('main')).toContainText('loads only when you ask for it');
  });
});
