import type { Page } from '@playwright/test';
import { placeNow, nextDate } from '../../../src/timetable/clock.ts';
import { expect, openDesk, save, test } from './desk.ts';

/** From the first screen to the screen of a task. */
const begin = (page: Page, task: string) =>
  page.getByRole('main').getByRole('link', { name: task }).click();

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('a class gets another coach, and the week with it when somebody says so', async ({
  page,
  desk,
}) => {
  await begin(page, 'A coach joins or leaves');
  await page.getByRole('button', { name: '11 classes' }).click();
  await page.getByRole('link', { name: /^Karate/ }).click();
  await page.getByLabel('Coach').selectOption('Kavya N.');
  await expect(
    page.getByText('In the timetable Imran S. still gives Karate on Wednesday.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Give them to Kavya N.' }).click();
  await expect(page.getByText('In the timetable Imran S.')).toBeHidden();
  await save(page);
  expect(desk.saved()).toEqual({
    'classes.yaml': ['-    trainer: imran-s', '+    trainer: kavya-n'],
    'schedule/wednesday.yaml': ['-    trainer: imran-s', '+    trainer: kavya-n'],
  });
});

test('two classes of one coach at one time are both marked, and named with their times', async ({
  page,
}) => {
  await begin(page, 'Change the timetable');
  const monday = page.getByRole('region', { name: 'Monday' });
  await monday.getByRole('link', { name: /10:00 pm\s*Running/ }).click();
  await page.getByRole('complementary').getByLabel('Begins').selectOption('9:00 am');
  for (const name of ['Running', 'Cycling'])
    await expect(monday.getByRole('link', { name: `9:00 am ${name} To fix` })).toBeVisible();
  const times = 'Monday, 9:00 am to 10:00 am.';
  await expect(
    page.getByText(`Joel D. already gives Cycling, ${times} Running is ${times}`).first(),
  ).toBeVisible();
});

test('when a class goes, the sentence of its day is shown, and may stay', async ({ page }) => {
  await begin(page, 'Change the timetable');
  await page
    .getByRole('region', { name: 'Monday' })
    .getByRole('link', { name: /10:00 pm/ })
    .click();
  await page.getByRole('button', { name: 'Remove Running' }).click();
  await expect(
    page.getByText('“Start the week on wheels, finish it on the treadmill.”'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Is that still true?')).toBeHidden();
});

test('what goes out of sight says so, with the way back', async ({ page }) => {
  await begin(page, 'Change the timetable');
  const running = page.getByRole('link', { name: /10:00 pm Running/ });
  await running.click();
  await page.getByRole('button', { name: 'Remove Running' }).click();
  await expect(page.getByText('Running, Monday 10:00 pm removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Running' }).click();
  await expect(running).toBeVisible();
  await expect(page.getByText('Running, Monday 10:00 pm removed.')).toBeHidden();
});

test('a new question is on no page until it is put on one', async ({ page, desk }) => {
  await begin(page, 'Text on a page');
  await page.getByLabel('Page', { exact: true }).selectOption('Questions and answers');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('What people ask').last().fill('Is there parking?');
  await page.getByLabel('Answer').last().fill('For bicycles, in the yard.');
  await expect(page.getByText('“Is there parking?” is not on any page yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it on Pricing' }).click();
  await expect(page.getByText('is not on any page yet.')).toBeHidden();
  await save(page);
  expect(Object.keys(desk.saved())).toEqual(['faq.yaml', 'pages/pricing.yaml']);
  expect(desk.saved()['pages/pricing.yaml']).toEqual(['+    - is-there-parking']);
});

test('a class gets a photograph of the site, with its words and its point', async ({
  page,
  desk,
}) => {
  await begin(page, 'A coach joins or leaves');
  await page.getByRole('button', { name: '11 classes' }).click();
  await page.getByRole('link', { name: /^Karate/ }).click();
  await page.getByRole('button', { name: 'Add photograph' }).click();
  await page.getByRole('button', { name: 'One already on the site' }).click();
  await page.getByRole('button', { name: 'Boxing ring' }).click();
  await page.getByLabel('Describe it').fill('An empty ring with red ropes');
  await save(page);
  expect(desk.saved()).toEqual({
    'classes.yaml': [
      '+    image: boxing-ring.jpg',
      '+    focus: 50% 50%',
      '+    alt: An empty ring with red ropes',
    ],
  });
});

test('one class is found by its name, and a class that does not take place is not offered', async ({
  page,
}) => {
  // A morning: a class that has begun is not offered any more.
  const wednesday = nextDate('wednesday', placeNow().date);
  await page.clock.setFixedTime(new Date(`${wednesday}T06:00:00+05:30`));
  await begin(page, 'Cancel or change one class');
  await page.getByLabel('Only one class, in the next two weeks').selectOption('Karate');
  const karate = page.getByRole('radio', { name: /^Karate, / });
  await expect(karate).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^(?!Karate)/ })).toHaveCount(0);
});
