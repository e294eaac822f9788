import { changedSite, type ChangedSite } from './changed-site.ts';
import { worstDayContent } from './made-up-content.ts';
import { expect, test } from './page.ts';

// The site is built once, so its tests stay together.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

let site: ChangedSite;
test.beforeAll(async () => {
  site = await changedSite('worst', '2026-11-23', worstDayContent);
});
test.afterAll(() => site.close());

test('a notice stands on every page from its first day to its last, and leads on', async ({
  page,
}) => {
  const notice = page.getByRole('complementary', { name: 'Notice' });
  for (const [moment, shown] of [
    ['2026-11-22T23:59:00+05:30', false],
    ['2026-11-23T00:01:00+05:30', true],
    ['2026-11-26T00:01:00+05:30', false],
    ['2026-11-25T23:59:00+05:30', true],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(`${site.url}/pricing`);
    await expect(notice).toBeVisible({ visible: shown });
  }
  await expect(notice.getByText('From November 23, 2026')).toBeHidden();
  await notice.getByRole('link', { name: 'What else is open' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
});

test('a closed day has no class and says why, and is open a week later', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T16:30:00+05:30');
  await page.goto(`${site.url}/schedule/tuesday`);
  const reason = page.getByText('Republic Day', { exact: true });
  await expect(reason).toBeVisible();
  const closed = page.getByText('Closed on November 24, 2026: Republic Day.');
  await expect(closed.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Join Now/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Tuesday.*Closed/ })).toBeVisible();
  await page.clock.setFixedTime('2026-11-25T09:00:00+05:30');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Join Now/ })).toHaveCount(3);
  await expect(reason).toBeHidden();
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

test('the old address of a post leads to the new one, and WhatsApp knows what was looked at', async ({
  page,
}) => {
  await page.goto(`${site.url}/blog/rest-days`);
  await expect(page).toHaveURL(`${site.url}/blog/rest-days-that-are-not-lazy`);
  await page.goto(`${site.url}/contact?plan=experts`);
  const chat = page.getByRole('link', { name: /WhatsApp/ }).first();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/918041234567\?text=.*Experts/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('what differs is told with its day, so that its words stay true', async ({ page }) => {
    await page.goto(`${site.url}/schedule/tuesday`);
    await expect(page.getByText('From November 23, 2026 to November 25, 2026.')).toBeVisible();
    const closed = page.getByText('Closed on November 24, 2026: Republic Day.');
    await expect(closed.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Body Building' })).toBeHidden();
    await page.goto(`${site.url}/schedule/monday`);
    await expect(page.getByText('Cancelled on November 23, 2026', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print the timetable' })).toBeHidden();
  });
});
