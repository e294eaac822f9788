import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { changesLink, expect, openDesk, saveButton, test, type DeskAtHand } from './desk.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const price = (page: Page) =>
  page.getByRole('region', { name: 'Experts' }).getByLabel('Price').first();

async function changePrice(page: Page, desk: DeskAtHand) {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  await price(page).fill('1250');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
}

/** Holds and counts the requests to an address; the returned function releases them. */
async function holdUp(page: Page, address: string) {
  const held = { count: 0, goOn: () => undefined as void };
  const wait = new Promise<void>((resolve) => (held.goOn = resolve));
  await page.context().route(address, async (route) => {
    held.count++;
    await wait;
    // A cancelled request is not sent.
    await route.continue().catch(() => undefined);
  });
  return held;
}

test('a save that takes long says so, is made once, and leaves the focus in the page', async ({
  page,
  desk,
}) => {
  await changePrice(page, desk);
  await changesLink(page).click();
  const held = await holdUp(page, '**/api/commit');
  await saveButton(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(saveButton(page)).toBeFocused();
  await expect(status(page, 'Saving …')).toHaveCount(0);
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Discard all changes' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(status(page, 'Saving …')).toBeVisible();
  await saveButton(page).focus();
  held.goOn();
  await expect(title(page)).toHaveText('Saved');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(status(page, 'Saving …')).toHaveCount(0);
  expect(held.count).toBe(1);
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
});

test('the second press of a double press does not hit what has come', async ({ page, desk }) => {
  await changePrice(page, desk);
  await changesLink(page).click();
  await page.getByRole('button', { name: 'Discard all changes' }).click();
  await expect(title(page)).toHaveText('No changes');
  await expect(title(page)).toBeFocused();
  const link = page.getByRole('main').getByRole('link', { name: 'All tasks' });
  await link.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(title(page)).toHaveText('No changes');
  await link.click();
  await expect(title(page)).toHaveText(/^Good /);
});

test('a photograph that is prepared for long is taken once', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  const colour = { r: 90, g: 60, b: 30 };
  const buffer = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();
  // A photograph of the site has this name already, and is asked for.
  const held = await holdUp(page, '**/api/pictures/spin-bikes.jpg');
  const chooser = page.getByLabel('Choose a photograph');
  await chooser.setInputFiles({ name: 'Spin bikes.JPG', mimeType: 'image/jpeg', buffer });
  await expect(status(page, 'Preparing the photograph …')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  held.goOn();
  await expect(changesLink(page)).toHaveAccessibleName(/^Review \d/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(held.count).toBe(1);
});

const stop = (page: Page) => page.getByRole('button', { name: /^Stop/ });

/** Advances only the clock of the page. */
async function passSeconds(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
}

test('a save that waits says how far it is, and what is done meanwhile is not lost', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  await changePrice(page, desk);
  await changesLink(page).click();
  const held = await holdUp(page, '**/api/commit');
  await saveButton(page).click();
  await expect.poll(() => held.count).toBe(1);
  await passSeconds(page, 6);
  await expect(page.getByText(/files: \d+ seconds so far, at most 2\d more\./)).toBeVisible();
  await expect(stop(page)).toBeHidden();
  await passSeconds(page, 10);
  await expect(status(page, 'Saving … You can go on working.')).toBeVisible();
  await stop(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You can go on.' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await page.goto(`${desk.origin}/#/prices`);
  await page.getByRole('region', { name: 'Beginners' }).getByLabel('Price').first().fill('800');
  await expect(changesLink(page)).toHaveAccessibleName('Review 2 changes');
  held.goOn();
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
});

test('what is typed while a save waits is kept on the device at once', async ({ page, desk }) => {
  await changePrice(page, desk);
  await changesLink(page).click();
  const held = await holdUp(page, '**/api/commit');
  await saveButton(page).click();
  await expect.poll(() => held.count).toBe(1);
  await page.goto(`${desk.origin}/#/prices`);
  const beginners = page.getByRole('region', { name: 'Beginners' }).getByLabel('Price').first();
  await beginners.fill('800');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  held.goOn();
  await expect(beginners).toHaveValue('800');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
});

test('bringing back can be stopped, and changes nothing then', async ({ page, desk }) => {
  await page.clock.install();
  await changePrice(page, desk);
  await changesLink(page).click();
  await saveButton(page).click();
  await expect(title(page)).toHaveText('Saved');
  await page.goto(`${desk.origin}/#/history`);
  const held = await holdUp(page, '**/api/versions/*');
  await page
    .getByRole('button', { name: /^Bring/ })
    .first()
    .click();
  await expect.poll(() => held.count).toBeGreaterThan(0);
  await passSeconds(page, 16);
  await stop(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Stopped. Nothing' })).toBeVisible();
  held.goOn();
  await expect(changesLink(page)).toHaveAccessibleName('No changes');
});

test('a photograph can be stopped, and chosen again', async ({ page, desk }) => {
  await page.clock.install();
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  // The form has shown it before its bytes are asked for.
  await expect(page.getByRole('button', { name: 'Rotate right' })).toBeVisible();
  await expect(page.locator('main img').last()).toHaveJSProperty('complete', true);
  const held = await holdUp(page, '**/api/pictures/*');
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await expect.poll(() => held.count).toBe(1);
  await passSeconds(page, 16);
  await expect(page.getByText(/^Loading the photograph: 1\d seconds so far/)).toBeVisible();
  await stop(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Stopped. Nothing' })).toBeVisible();
  held.goOn();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  await expect(changesLink(page)).toHaveAccessibleName(/^Review \d/);
});

test('opening can be stopped: what this device has is there, or it says so', async ({
  page,
  desk,
}) => {
  await page.clock.install();
  const texts = await holdUp(page, '**/api/texts');
  await page.goto(desk.address);
  await expect.poll(() => texts.count).toBe(1);
  await passSeconds(page, 16);
  await expect(page.getByText(/^Loading what is saved: 1\d seconds so far/)).toBeVisible();
  await stop(page).click();
  await expect(page.getByRole('alert')).toContainText('The desk could not be opened.');
  texts.goOn();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText(/^Good /);
  const head = await holdUp(page, '**/api/head*');
  await page.reload();
  await expect.poll(() => head.count).toBeGreaterThan(0);
  await passSeconds(page, 16);
  await stop(page).click();
  await expect(title(page)).toHaveText(/^Good /);
  await expect(status(page, 'cannot be reached now')).toBeVisible();
  head.goOn();
  await expect(status(page, 'cannot be reached now')).toHaveCount(0);
});
