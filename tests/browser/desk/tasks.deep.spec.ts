import { parse } from 'yaml';
import { addDays } from '../../../src/content/dates.ts';
import { placeNow } from '../coming-days.ts';
import { begin, changesSeen, expect, openDesk, openScreen, save, showMonth, test } from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('Page Up and Page Down turn the calendar by a month', async ({ page }) => {
  await begin(page, 'Close for a holiday');
  await showMonth(page, 'January 2027');
  await page.getByRole('button', { name: 'Sun 31 January 2027' }).focus();
  for (const [key, day] of [
    ['PageDown', 'Sun 28 February 2027'],
    ['PageUp', 'Thu 28 January 2027'],
    ['PageUp', 'Mon 28 December 2026'],
    ['ArrowDown', 'Mon 4 January 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: day })).toBeFocused();
  }
});

test('the address of a new post follows its title until it is saved', async ({ page, desk }) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('button', { name: 'Write a post' }).click();
  const title = page.getByLabel('Title');
  await title.pressSequentially('Running in Rain', { delay: 20 });
  await expect(page.getByText('Its address: /blog/running-in-rain')).toBeVisible();
  await expect(page).toHaveURL(/#\/posts\/running-in-rain$/);
  for (let letter = 0; letter < 'in Rain'.length; letter++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('safely ');
  await expect(title).toHaveValue('Running safely in Rain');
  await expect(page).toHaveURL(/#\/posts\/running-safely-in-rain$/);
  // Its address follows Undo, too; the post itself goes last, and not without a question.
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect(title).toHaveValue('Running in Rain');
  await expect(page).toHaveURL(/#\/posts\/running-in-rain(\/|$)/);
  const asked = page.getByRole('alert').filter({ hasText: 'removes it with everything in it' });
  await expect(async () => {
    await undo.click();
    await expect(asked).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(title).toHaveValue('');
  await asked.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Running/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Rest days that are not lazy/i })
    .last()
    .click();
  await page.getByLabel('Title').fill('Lazy days');
  await expect(page.getByText('Its address: /blog/rest-days-that-are-not-lazy')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Give it the address /blog/lazy-days' }),
  ).toBeVisible();
  expect(desk.saved()).toEqual({});
});

test('a search finds parts of words in all sentences', async ({ page }) => {
  const find = page.getByRole('searchbox', { name: 'Find what to change' }).first();
  await find.fill('pool');
  await find.press('Enter');
  await expect(page.getByText('Not found on the website.').first()).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/notice'));
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  await page.getByLabel('What it says').fill('The whirlpool is closed.');
  await page.goto(page.url().replace(/#.*/, '#/find/pool'));
  await expect(page.getByRole('link', { name: /The whirlpool is closed/ })).toBeVisible();
  await expect(page.getByText('Found in one place.').first()).toBeVisible();
});

test('a day is typed with its zeros', async ({ page, desk }) => {
  await begin(page, 'Put up a notice');
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  await page.getByLabel('What it says').fill('The steam room is closed.');
  const year = Number(placeNow().date.slice(0, 4)) + 1;
  await page.getByLabel('First day').focus();
  await page.keyboard.type(`0102${year}`, { delay: 60 });
  await expect(page.getByText(`2 January ${year}`).first()).toBeVisible();
  await save(page);
  expect(parse(desk.content.read('notice.yaml'))).toMatchObject({
    notices: [{ from: `${year}-01-02`, until: `${year}-01-02` }],
  });
});

test('a fact that is still an example opens at its fields', async ({ page }) => {
  await begin(page, 'Change a price');
  await openScreen(page, 'invented');
  await page.getByRole('main').getByRole('link', { name: 'Phone and address: phone' }).click();
  const phone = page.getByRole('region', { name: 'Phone' });
  await expect(phone.getByLabel('Phone number')).toBeFocused();
});

test('two classes changed one after the other are not taken for two people at one field', async ({
  page,
}) => {
  await begin(page, 'Change the timetable');
  const friday = page.getByRole('region', { name: 'Friday' });
  const begins = page.getByRole('complementary').getByLabel('Begins');
  await friday.getByRole('link', { name: /6:00 pm/ }).click();
  await begins.selectOption('7:15 pm');
  await friday.getByRole('link', { name: /10:00 pm/ }).click();
  await begins.selectOption('7:30 pm');
  await expect(friday.getByRole('link', { name: /7:30 pm/ })).toContainText('To fix');
  await expect(page.getByText('Another window')).toHaveCount(0);
});

test('the line of a day in the list of changes leads to what is still missing', async ({
  page,
}) => {
  await openScreen(page, 'hours/2027-02-24');
  await page.getByText('Open at different times').click();
  const reason = page.getByLabel(/^Reason, shown/);
  await expect(reason).toBeVisible();
  await openScreen(page, 'review');
  const line = page.getByRole('main').getByRole('listitem').getByRole('link');
  await line.filter({ hasText: '24 February' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'February 2027' })).toBeVisible();
  await expect(reason).toBeVisible();
});

test('all plans cost more from a day on, in one action', async ({ page, desk }) => {
  await begin(page, 'Change a price');
  await page.getByText('All plans at once').click();
  await page.getByLabel('By how much').fill('50');
  const from = addDays(placeNow().date, 9);
  await page.getByLabel('First day').fill(from);
  await page.getByRole('button', { name: 'Change all prices' }).click();
  await expect(page.getByText(/as it will be on/)).toBeVisible();
  expect(await changesSeen(page)).toEqual([
    expect.stringMatching(/^All plans cost ₹50 more from .* on$/),
  ]);
  await save(page);
  const [lines, ...others] = Object.values(desk.saved());
  expect(others).toEqual([]);
  expect(lines!.filter((line) => line.includes(from))).toHaveLength(3);
});

test('a class is added on three days in one form', async ({ page, desk }) => {
  await openScreen(page, 'timetable/schedule%2Fmonday.yaml/0');
  const form = page.getByRole('complementary');
  const other = form.getByRole('group', { name: 'Add the same class on' }).getByRole('button');
  const count = await other.count();
  for (const left of [count - 1, count - 2]) {
    await other.first().click();
    await expect(other).toHaveCount(left);
  }
  await save(page);
  const saved = Object.entries(desk.saved());
  expect(saved.map(([file]) => file)).toHaveLength(2);
  for (const [, lines] of saved) expect(lines.every((line) => line.startsWith('+'))).toBe(true);
});
