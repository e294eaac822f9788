import type { APIRequestContext } from '@playwright/test';
import { changedSite, type ChangedSite } from './changed-site.ts';
import { openAsSent } from './coming-alive.ts';
import { muchContent, quietContent, realWeekContent, worstDayContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

// Each site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

test.describe('with very many posts', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('much', '2026-11-23', muchContent);
  });
  test.afterAll(() => site.close());
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test('the search asks for its index at the first key, once it is there, and adds hits as the reader comes near', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/blog/')) asked.push(pathname);
    });
    const box = page.getByRole('searchbox');
    const notLoaded = page.getByText('Not loaded yet. Try again');
    await page.route('**/blog/search.json', (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await box.focus();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await box.pressSequentially('dona');
    await expect(notLoaded).toBeVisible();
    await page.unroute('**/blog/search.json');
    await box.press('u');
    await expect(notLoaded).toBeHidden();
    await expect(page.getByRole('status')).toContainText('24 of 60 posts match "donau"');
    expect(new Set(asked)).toEqual(new Set(['/blog/search.json']));
    const hits = page.getByRole('article');
    await expect(hits).toHaveCount(20);
    await hits.last().scrollIntoViewIfNeeded();
    await expect(hits).toHaveCount(24);
    await page.goto(`${site.url}/blog`);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(`${site.url}/blog/page/2`);
  });
});

test.describe('on the worst day', () => {
  let site: ChangedSite;
  test.beforeAll(async () => {
    site = await changedSite('worst', '2026-11-23', worstDayContent);
  });
  test.afterAll(() => site.close());
  const monday = '2026-11-23T16:30:00+05:30';

  test('no plan stands alone', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 844 });
    await page.goto(site.url);
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
      }
  });

  test('weeks of other hours are listed from sixty days before to the last of them', async ({
    page,
  }) => {
    // A closed day lies within them.
    const words = /^January 25, 2027 to January 31, 2027: 6:00am – 11:00am, 4:00pm – 10:00pm/;
    for (const [moment, listed] of [
      ['2026-11-25T23:59:00+05:30', 0],
      ['2026-11-26T00:01:00+05:30', 2],
      ['2027-01-31T23:59:00+05:30', 2],
      ['2027-02-01T00:01:00+05:30', 0],
    ] as const) {
      await page.clock.setFixedTime(moment);
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
    expect(asked).toEqual(['www.google.com']);
  });
});

/** Expects no page at some addresses, and none of some words on others. */
async function expectNoTrace(
  request: APIRequestContext,
  site: ChangedSite,
  gone: readonly string[],
  words: RegExp,
  pages: readonly string[],
) {
  for (const path of gone) expect((await request.get(site.url + path)).status(), path).toBe(404);
  for (const path of pages) {
    const answer = await request.get(site.url + path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).not.toMatch(words);
  }
}

test('what is hidden, a draft or not out yet is nowhere', async ({ page, request }) => {
  const site = await changedSite('real-week', '2026-11-30', realWeekContent);
  const gone = ['/blog/a-draft', '/blog/a-post-of-thursday', '/gallery/page-2'];
  const words = /a-draft|a-post-of-thursday|₹1,150|mean next to the price|demo@/;
  const pages = ['/', '/blog', '/pricing', '/contact', '/login', '/feed.xml', '/sitemap.xml'];
  await expectNoTrace(request, site, gone, words, pages);
  await page.goto(`${site.url}/blog`);
  // A post without a place comes first.
  await expect(page.getByRole('article').first()).toContainText('a-new-post');
  await page.goto('about:blank');
  site.close();
  const thursday = await changedSite('thursday', '2026-12-03', realWeekContent);
  const post = await request.get(`${thursday.url}/blog/a-post-of-thursday`);
  expect(post.status()).toBe(200);
  const feed = await (await request.get(`${thursday.url}/feed.xml`)).text();
  expect(feed).toContain('/blog/a-post-of-thursday');
  thursday.close();
});

test('nothing leads to a hidden blog or gallery, or to a first class that is not offered', async ({
  request,
}) => {
  const site = await changedSite('quiet', '2026-11-30', quietContent);
  const gone = ['/blog', '/blog/rest-days-that-are-not-lazy', '/gallery', '/feed.xml', '/trial'];
  const pages = ['/', '/contact', '/pricing', '/schedule', '/sitemap.xml'];
  await expectNoTrace(request, site, gone, /(href="|example)\/(blog|gallery|trial)/, pages);
  site.close();
});
