import type { Page } from '@playwright/test';
import { changesLink, expect, openDesk, saveButton, test } from './desk.ts';

const prices = (page: Page) => page.getByRole('main').getByLabel('Price', { exact: true });

/** The names of controls that the bar at the bottom covers. */
const covered = (page: Page) =>
  page.locator('.toasts').evaluate((foot) => {
    const { left, top, right, bottom } = foot.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = left + 2; x < right; x += 8)
      for (let y = top + 2; y < bottom; y += 8)
        for (const one of document.elementsFromPoint(x, y)) {
          const control = one.closest('a, button, input, select, textarea, summary, iframe');
          if (control && !foot.contains(control)) found.add(control.outerHTML.slice(0, 80));
        }
    return [...found];
  });

for (const [width, height] of [
  [1366, 768],
  [960, 600],
  [390, 844],
] as const)
  test(`what the desk says at its foot covers nothing at ${width} × ${height}`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesk(page, desk);
    await page.goto(`${desk.origin}/#/prices`);
    await prices(page).nth(1).fill('1250');
    await prices(page).nth(0).fill('800');
    await expect(changesLink(page)).toHaveAccessibleName('Review 2');
    // Undo by keyboard goes where it undoes, and the focus stays.
    const last = page.getByRole('main').getByRole('button', { name: 'Add a plan' });
    await last.focus();
    await last.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('status').filter({ hasText: 'Undone: ' })).toBeVisible();
    await expect(prices(page).nth(0)).toBeInViewport({ ratio: 0.95 });
    await expect(last).toBeFocused();
    // On a phone the bar appeared under the tabs before.
    if (width >= 960) expect(await covered(page)).toEqual([]);
    await changesLink(page).click();
    await page.context().route('**/api/publish', (route) => route.abort());
    await saveButton(page).scrollIntoViewIfNeeded();
    await saveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
    await expect(saveButton(page)).toBeInViewport({ ratio: 0.95 });
    expect(await covered(page)).toEqual([]);
  });

test('the next act takes the message away, and is done itself', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.goto(`${desk.origin}/#/prices`);
  await prices(page).nth(1).fill('1250');
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('status').filter({ hasText: 'Undone: ' });
  await expect(undone).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: 'Add a plan' });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(undone).toBeHidden();
  await expect(page.getByRole('region', { name: 'New plan' })).toBeVisible();
});

test('at 400 % the bars leave more than half of the window', async ({ page, desk }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDesk(page, desk);
  await page.goto(`${desk.origin}/#/prices`);
  await prices(page).nth(1).fill('1250');
  await prices(page).nth(2).scrollIntoViewIfNeeded();
  const barsHeight = await page.evaluate(() =>
    [...document.querySelectorAll('.top, .tabs-foot, .toasts')]
      .map((bar) => bar.getBoundingClientRect())
      .reduce(
        (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, 256) - Math.max(top, 0)),
        0,
      ),
  );
  expect(barsHeight).toBeLessThan(128);
});
