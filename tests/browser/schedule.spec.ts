import { expect, test } from './page.ts';

// A Monday in India: at 16:30 there, body building is on and fitness comes next.
const mondayAfternoon = '2026-11-23T16:30:00+05:30';

for (const zone of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`with a clock in ${zone}`, () => {
    test.use({ timezoneId: zone });
    test('today is the day that it is in India', async ({ page }) => {
      await page.clock.setFixedTime(mondayAfternoon);
      await page.goto('/schedule');
      const days = page.getByRole('navigation', { name: 'Choose a day' });
      await expect(days.getByRole('link', { name: /Monday.*Today/ })).toBeVisible();
      await expect(days.getByText('Today')).toHaveCount(7);
      await expect(days.getByText('Today').filter({ visible: true })).toHaveCount(1);
    });
  });
}

test('a day shows what is on, what comes next and what is finished', async ({ page }) => {
  await page.clock.setFixedTime(mondayAfternoon);
  await page.goto('/schedule/monday');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Cycling')).toContainText('Finished');
  await expect(row('Body Building')).toContainText('On now');
  await expect(row('Fitness')).toContainText('Up next');
  await expect(
    page.getByRole('link', { name: 'Join Now: Running, Monday 10:00pm' }),
  ).toHaveAttribute('href', '/contact?class=running&day=monday&start=22:00');
});

test('the marks move with the clock while the page is open', async ({ page }) => {
  await page.clock.install({ time: mondayAfternoon });
  await page.goto('/schedule/monday');
  const bodyBuilding = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Body Building' }) });
  await expect(bodyBuilding).toContainText('On now');
  await page.clock.fastForward('31:00');
  await expect(bodyBuilding).toContainText('Finished');
});

test('the home page says whether the doors are open and what comes next', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T17:30:00+05:30');
  await page.goto('/');
  await expect(page.getByText('Open now · closes 11:30pm')).toBeVisible();
  await expect(page.getByText('Next class: Fitness, 6:00pm, with Kavya N.')).toBeVisible();
});

test('every day has the classes of its file', async ({ page }) => {
  await page.goto('/schedule/thursday');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Power Lifting',
    'Boxing',
    'Yoga',
  ]);
  await expect(page.getByText('9:00am')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole week is there', async ({ page }) => {
    await page.goto('/schedule');
    const table = page.getByRole('table', { name: 'The whole week' });
    await expect(table).toBeVisible();
    await expect(table.getByRole('row')).toHaveCount(25);
    await expect(table.getByRole('rowheader', { name: /^Sunday/ })).toBeVisible();
  });

  test('every price, time and way to call is there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('₹1,150').first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: '+91 00000 00000, call the front desk' }),
    ).toBeVisible();
    await expect(page.getByText('The calculator needs JavaScript')).toBeVisible();
    await page.goto('/schedule/monday');
    await expect(page.getByText('to 10:00am')).toBeVisible();
  });
});

test('the week prints on one page', async ({ page }) => {
  await page.goto('/schedule');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const width of [390, 820, 1366])
  test(`the days of a class stand below its name or beside it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/schedule');
    const name = await page.getByRole('heading', { name: 'Fitness', level: 3 }).boundingBox();
    const days = await page
      .getByRole('main')
      .getByText('Tuesday and Friday', { exact: true })
      .first()
      .boundingBox();
    expect(days!.y + days!.height).toBeGreaterThan(name!.y + name!.height - 1);
  });
