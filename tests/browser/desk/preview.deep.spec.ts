import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../src/content/dates.ts';
import { placeNow } from '../coming-days.ts';
import { type DeskAtHand, expect, openDesk, test } from './desk.ts';

test('the preview ends with what was typed last, also while it goes to another page', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change the timetable' }).click();
  for (const street of ['1, First Cross', '2, Second Cross']) {
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Phone, address, hours' }).click();
    await page.getByLabel('Line of the address').first().fill(street);
    // The first page takes longest.
    await expect(page.frameLocator('iframe').getByRole('main')).toContainText(street, {
      timeout: 40_000,
    });
    await page.getByRole('link', { name: 'Timetable', exact: true }).click();
  }
});

test('what is to come is shown on its day, and framed', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Put up a notice' }).click();
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  const said = 'The steam room is being repaired.';
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible({ timeout: 40_000 });
  await page.getByLabel('What it says').fill(said);
  const notice = page.frameLocator('iframe').getByText(said);
  await expect(notice).toBeVisible();
  const frame = () =>
    readInFrame(notice, (element) =>
      [element, element.closest('aside')!].some(
        (part) => getComputedStyle(part).outlineStyle === 'solid',
      ),
    );
  await expect.poll(frame).toBe(true);
  const { date: today } = placeNow();
  await page.getByLabel('First day').fill(addDays(today, 9));
  // The number of days is unchanged.
  await expect(page.getByLabel('Last day')).toHaveValue(addDays(today, 15));
  await expect(page.getByText(/as it will be on/)).toBeVisible();
  await expect(notice).toBeVisible();
  await expect.poll(frame).toBe(true);
  // The clock of the page begins that day in India.
  await expect
    .poll(() => readInFrame(bodyOf(page), () => new Date().toISOString().slice(0, 13)))
    .toBe(`${addDays(today, 8)}T18`);
  await page.getByLabel('First day').fill(today);
  await expect(page.getByText(/as it will be on/)).toHaveCount(0);
  await expect(notice).toBeVisible();
});

test('a price that begins later is shown on its day, and framed', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  const from = addDays(placeNow().date, 9);
  await expertsPrice(page).fill('1273');
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByRole('radio', { name: 'From a later day' }).check();
  await experts.getByLabel('First day').fill(from);
  await experts.getByRole('button', { name: 'Begin on that day' }).click();
  await expect(page.getByText(/as it will be on/)).toBeVisible();
  const price = frameOf(page).getByRole('main').getByText('₹1,273').first();
  await expect(price).toBeVisible();
  await experts.getByLabel('Price').first().focus();
  await expect(page.getByText(/as it will be on/)).toHaveCount(0);
  await expect(price).toBeHidden();
});

const frameOf = (page: Page) => page.frameLocator('iframe');
const bodyOf = (page: Page) => frameOf(page).locator('body');

/** Reads what may be in a page that is just being replaced by the next one; then it is undefined. */
const readInFrame = <Result>(locator: Locator, read: (element: HTMLElement) => Result) =>
  locator.evaluate(read).catch((error: Error) => {
    if (!/Frame was detached|Execution context was destroyed/.test(error.message)) throw error;
    return undefined;
  });

/** A screen of the desk, with its page in the preview in place of that of the first screen. */
async function openScreen(page: Page, desk: DeskAtHand, screen: string) {
  await openDesk(page, desk);
  await expect(frameOf(page).locator('main')).toBeAttached();
  await bodyOf(page).evaluate((body) => (body.dataset['screen'] = 'the first one'));
  await page.goto(`${desk.origin}/#/${screen}`);
  await expect(frameOf(page).locator('body:not([data-screen]) main')).toBeVisible();
}

/** How many documents the frame has had. */
const loadsOf = async (page: Page) =>
  Number(await frameOf(page).locator('meta[name="preview-turn"]').getAttribute('content'));

const expertsPrice = (page: Page) =>
  page.getByRole('region', { name: 'Experts' }).getByLabel('Price').first();

test.describe('while the desk cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RE/] });

  test('the first page is shown as soon as the desk is there again', async ({ page, desk }) => {
    const styles = '**/preview/site-*.css';
    await page.route(styles, (route) => route.abort('connectionrefused'));
    const refused = page.waitForEvent('requestfailed');
    await page.goto(desk.address);
    await refused;
    await page.goto(`${desk.origin}/#/prices`);
    await page.unroute(styles);
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('pages that were not shown before have their styles and faces', async ({ page, desk }) => {
    await openScreen(page, desk, 'prices');
    await desk.stop();
    // Clears the cache of the browser.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await expect(page.getByText(/The content of the website cannot be reached now/)).toHaveCount(1);
    for (const [screen, name] of [
      ['contact', 'Contact'],
      ['photographs', 'Gallery'],
    ] as const) {
      await page.goto(`${desk.origin}/#/${screen}`);
      await expect(page.getByTitle(`Preview of the page ${name}`)).toBeVisible();
      const heading = frameOf(page).getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('font-family', /^Display/);
      await expect(bodyOf(page)).toHaveCSS('background-color', 'rgb(20, 17, 15)');
      const areFacesThere = () =>
        readInFrame(heading, () => [...document.fonts].some(({ status }) => status === 'loaded'));
      await expect.poll(areFacesThere).toBe(true);
    }
    await expect(frameOf(page).locator('main img').first()).toHaveCSS('content', /^url/);
    await desk.start();
  });
});

test('a change is patched into the page, and one with a mistake leaves it as it was', async ({
  page,
  desk,
}) => {
  await openScreen(page, desk, 'prices');
  await bodyOf(page).evaluate((body) => (body.dataset['mark'] = 'the same document'));
  const main = frameOf(page).locator('main');
  for (const price of ['4321', '5432']) {
    await expertsPrice(page).fill(price);
    await expect(main).toContainText(`₹${Number(price).toLocaleString('en-IN')}`);
  }
  await expertsPrice(page).fill('0');
  await expect(page.getByText(/The page shows everything else/)).toBeVisible();
  await expect(main).toContainText('₹5,432');
  await expect(bodyOf(page)).toHaveAttribute('data-mark', 'the same document');
});

test('while a title is typed the page stays, and its live parts follow after a pause', async ({
  page,
  desk,
}) => {
  await openScreen(page, desk, 'posts/rest-days-that-are-not-lazy');
  const title = page.getByLabel('Title', { exact: true });
  const heading = frameOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(await title.inputValue());
  const before = await loadsOf(page);
  await title.press('End');
  await title.pressSequentially(', and how to rest', { delay: 120 });
  await expect(heading).toHaveText(await title.inputValue());
  const mail = frameOf(page).locator('main a[href^="mailto:?subject="]');
  await expect(mail).toHaveAttribute('href', /how%20to%20rest&/);
  // One load; a slow computer may pause once while it shows a letter.
  expect((await loadsOf(page)) - before).toBeLessThanOrEqual(2);
});

test('live parts come alive, and a change of one loads the page anew where it was scrolled to', async ({
  page,
  desk,
}) => {
  await openScreen(page, desk, 'timetable');
  await frameOf(page).getByRole('main').getByRole('link', { name: 'Monday' }).first().click();
  await expect(frameOf(page).locator('main [data-island][data-live]').first()).toBeAttached();
  await bodyOf(page).evaluate((body) => {
    body.dataset['mark'] = 'the first document';
    scrollTo({ top: 500, behavior: 'instant' });
  });
  await page
    .getByRole('region', { name: 'Monday' })
    .getByRole('link', { name: /10:00 pm\s*Running/ })
    .click();
  const form = page.getByRole('complementary');
  await form.getByLabel('Begins').selectOption('9:45 pm');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(frameOf(page).locator('main')).toContainText('9:45');
});

test.describe('pages of accounts', () => {
  // The frame cannot ask for the account service.
  test.use({ expectedErrors: [/accounts-service|ERR_FAILED/] });

  test('they come alive, and tell of no mistake of their scripts', async ({ page, desk }) => {
    for (const file of ['signup', 'login', 'account', 'reset']) {
      await openScreen(page, desk, `pages/${encodeURIComponent(`pages/${file}.yaml`)}`);
      await expect(frameOf(page).locator('main [data-island][data-live]').first()).toBeAttached();
    }
  });
});

test('a press on the page opens the field that says it, and a link opens its page in the frame', async ({
  page,
  desk,
}) => {
  await openScreen(page, desk, 'prices');
  await frameOf(page)
    .getByRole('heading', { name: 'How billing works' })
    .or(frameOf(page).locator('main h2').nth(1))
    .first()
    .click();
  await expect(page).not.toHaveURL(/#\/prices$/);
  await page.goto(`${desk.origin}/#/prices`);
  await frameOf(page).locator('main a[href^="/contact"]').first().click();
  await expect(page.getByTitle('Preview of the page Contact')).toBeVisible();
  await expect(frameOf(page).locator('main h1')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(desk.origin);
});

const focusedInFrame = (page: Page) =>
  readInFrame(
    frameOf(page).locator('html'),
    () => document.activeElement?.shadowRoot?.activeElement?.ariaLabel,
  );

test('the keyboard goes from part to part of the page, to a field and back', async ({
  page,
  desk,
}) => {
  await openScreen(page, desk, 'prices');
  await page.getByRole('group', { name: /^Preview of the page/ }).press('Enter');
  await expect.poll(() => focusedInFrame(page)).toMatch(/^Change this: /);
  const first = await focusedInFrame(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedInFrame(page)).not.toBe(first);
  const second = await focusedInFrame(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^f-/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedInFrame(page)).toBe(second);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /^Preview of the page/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('what was changed is in sight once the page is shown', async ({ page, desk }) => {
    await openDesk(page, desk);
    await page.goto(`${desk.origin}/#/prices`);
    await expertsPrice(page).fill('1250');
    await page.getByRole('button', { name: 'Preview' }).click();
    const price = frameOf(page).getByText('₹1,250', { exact: true }).first();
    await expect(price).toBeInViewport();
  });
});

test('Back leads to the screen before, although the preview has gone to another page with each', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  const pageShown = (text: RegExp) =>
    expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText(text, { timeout: 40_000 });
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  await pageShown(/Pric/);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await pageShown(/Blog/);
  await page.goBack();
  await expect(title).toHaveText('Prices');
  await page.goBack();
  await expect(title).toHaveText(/^Good /);
});

test('an extra class of tomorrow is framed on the page of its day, and is not over', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  await page.goto(`${desk.origin}/#/extra-class`);
  await page.getByLabel('Which day?').fill(addDays(placeNow().date, 1));
  await page.getByLabel('Class', { exact: true }).selectOption('Yoga');
  await page.getByLabel('Begins').selectOption('6:15 am');
  await page.getByRole('button', { name: 'Add an extra class' }).click();
  const row = frameOf(page).locator('li[data-field~="notice.yaml:extraClasses.0"]').first();
  await expect(row).toBeVisible();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(row).toContainText('6:15');
  await expect(row).not.toContainText('Finished');
});
