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

/** Holds up what the page asks of an address, and counts it; the answer lets it go on. */
async function holdUp(page: Page, address: string) {
  const held = { count: 0, goOn: () => undefined as void };
  const wait = new Promise<void>((resolve) => (held.goOn = resolve));
  await page.context().route(address, async (route) => {
    held.count++;
    await wait;
    await route.continue();
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
  await page.getByRole('button', { name: 'Put all back' }).click();
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
  await page.getByRole('button', { name: 'Put all back' }).click();
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
  const held = await holdUp(page, '**/api/pictures?*');
  const chooser = page.getByLabel('Choose a photograph');
  await chooser.setInputFiles({ name: 'Hall.JPG', mimeType: 'image/jpeg', buffer });
  await expect(status(page, 'Preparing the photograph …')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  held.goOn();
  await expect(changesLink(page)).toHaveAccessibleName(/^Review \d/);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(held.count).toBe(1);
});
