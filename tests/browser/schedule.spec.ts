import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { comingMoment } from './coming-days.ts';
import { expect, test } from './page.ts';

// A Monday in India: at 16:30 there, body building is on and fitness comes next.
const mondayAfternoon = comingMoment('monday', '16:30');

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('today is the day that it is in India', async ({ page }) => {
    await page.clock.setFixedTime(mondayAfternoon);
    await page.goto('/schedule/tuesday');
    const days = page.getByRole('navigation', { name: 'Choose a day' });
    await expect(days.getByRole('link', { name: /Monday.*Today/ })).toBeVisible();
    await expect(days.getByText('Today').filter({ visible: true })).toHaveCount(1);
  });
});

test('a day shows what is on, comes next and is finished, with the clock of an open page', async ({
  page,
}) => {
  await page.clock.install({ time: mondayAfternoon });
  await page.goto('/schedule/monday');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(row('Cycling')).toContainText('Finished');
  await expect(row('Body Building')).toContainText('On now');
  await expect(row('Fitness')).toContainText('Up next');
  await page.clock.fastForward('31:00');
  await expect(row('Body Building')).toContainText('Finished');
});

test('the home page says whether the doors are open and what comes next', async ({ page }) => {
  await page.clock.setFixedTime(comingMoment('monday', '17:30'));
  await page.goto('/');
  await expect(page.getByText('Open now · closes 11:30pm')).toBeVisible();
  await expect(page.getByText('Next class: Fitness, 6:00pm, with Kavya N.')).toBeVisible();
  await page.getByRole('link', { name: 'Open now · closes 11:30pm' }).first().click();
  await expect(page.getByRole('main').getByText('5:30am – 11:30pm')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the whole week is there, and what filters it leads somewhere', async ({ page }) => {
    await page.goto('/schedule');
    const days = page.getByRole('region', { name: /day$/ });
    await expect(days).toHaveCount(7);
    await expect(days.getByRole('listitem')).toHaveCount(24);
    await expect(days.getByText('Meditation').first()).toBeVisible();
    await expect(page.getByText(/^Dates as of .* if in doubt\.$/)).toBeVisible();
    await expect(
      page.getByText(/Today|On now|Up next|Finished/).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Evening' }).click();
    await expect(page).toHaveURL('/schedule#evening');
    await page.getByText('Any class').first().click();
    await page.getByRole('link', { name: /^Yoga/ }).first().click();
    await expect(page).toHaveURL('/classes/yoga');
  });

  test('every price, time and way to call is there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('₹1,150').first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: '+91 00000 00000, call the front desk' }),
    ).toBeVisible();
    await expect(page.getByText('The calculator needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
    await page.goto('/schedule/monday');
    await expect(page.getByText('to 10:00am')).toBeVisible();
    // The bar does not wait to be scrolled.
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });
});

test('the week prints on one page', async ({ page }) => {
  await page.goto('/schedule');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('the week', () => {
  const classes = (page: Page) =>
    page.getByRole('region', { name: /day$/ }).getByRole('listitem').filter({ visible: true });

  test('is filtered at once, in the address and with Back, and can be saved from', async ({
    page,
  }) => {
    await page.clock.setFixedTime(mondayAfternoon);
    await page.goto('/schedule');
    await expect(page.getByRole('status').first()).toHaveText(
      '24 classes. Next: Fitness, today 6:00pm',
    );
    await page.getByText('Any class').first().click();
    await page.getByRole('link', { name: /^Yoga/ }).first().click();
    await expect(classes(page)).toHaveCount(3);
    await expect(page.getByText('Yoga', { exact: true }).first()).toBeFocused();
    await page.getByRole('link', { name: 'Morning' }).click();
    await expect(classes(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/schedule?class=yoga');
    await expect(classes(page)).toHaveCount(3);
    await page.goto('/schedule?class=karate&coach=meenakshi-r');
    await expect(page.getByRole('heading', { name: 'No Karate with Meenakshi R.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all classes' }).click();
    await expect(page).toHaveURL('/schedule');
    await expect(classes(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Save: Yoga, Thursday 6:00pm' }).click();
    await expect(page).toHaveURL(/^[^?]*\/login\?save=thursday-yoga-1800/);
  });

  test.describe('while its filters do not load', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('keeps the page, and asks for them again with the next press', async ({ page }) => {
      await page.clock.setFixedTime(mondayAfternoon);
      await page.route('**/filter-week*', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto('/schedule');
      await expect(page.getByRole('status').first()).toContainText('24 classes.');
      await page.getByText('Any class').first().click();
      await failed;
      await page.unroute('**/filter-week*');
      await page.getByRole('link', { name: /^Yoga/ }).first().click();
      await expect(page).toHaveURL('/schedule?class=yoga');
      await expect(classes(page)).toHaveCount(3);
    });

    test('asks for the choices of an address again with the next minute', async ({ page }) => {
      await page.clock.install({ time: mondayAfternoon });
      await page.route('**/filter-week*', (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto('/schedule?class=yoga');
      await failed;
      await page.unroute('**/filter-week*');
      await page.clock.runFor('01:00');
      await expect(classes(page)).toHaveCount(3);
    });
  });

  test('is a list by day on a phone, whose days stay in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(comingMoment('thursday', '12:00'));
    await page.goto('/schedule');
    const days = page.getByRole('navigation', { name: 'Choose a day' });
    await days.getByRole('link', { name: /^Saturday/ }).click();
    await expect(page.getByRole('heading', { name: 'Saturday' })).toBeInViewport();
    await expect(days).toBeInViewport();
    await days.getByRole('link', { name: /^Thursday.*Today/ }).click();
    const heading = (await page.getByRole('heading', { name: 'Thursday' }).boundingBox())!;
    const bar = (await days.boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  });
});
