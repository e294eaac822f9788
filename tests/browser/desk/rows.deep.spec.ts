import type { Locator, Page } from '@playwright/test';
import { changesLink, expect, openDesk, test, type DeskAtHand } from './desk.ts';

const grip = (page: Page, place: number) => page.getByTitle('Drag to move').nth(place);
const questions = (page: Page) =>
  page
    .getByRole('group')
    .filter({ hasText: 'Questions' })
    .locator('li > details b')
    .allTextContents();

async function openQuestions(page: Page, desk: DeskAtHand): Promise<string[]> {
  await openDesk(page, desk);
  await page.goto(`${desk.origin}/#/pages/faq.yaml`);
  await expect(grip(page, 3)).toBeVisible();
  return questions(page);
}

async function middleOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a row is dragged to another place, as one edit', async ({ page, desk }) => {
  const [first, second, third, ...rest] = await openQuestions(page, desk);
  const from = await middleOf(grip(page, 0));
  const to = await middleOf(grip(page, 2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 40, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await questions(page)).toEqual([first, second, third, ...rest]);
  await expect(changesLink(page)).toHaveAccessibleName('No changes');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  // It follows the pointer, and the others have made room.
  await expect.poll(async () => (await grip(page, 0).boundingBox())!.y + 32).toBeCloseTo(to.y, -1);
  await expect
    .poll(async () => (await grip(page, 1).boundingBox())!.y + 32)
    .toBeCloseTo(from.y, -1);
  await page.mouse.up();
  await expect.poll(() => questions(page)).toEqual([second, third, first, ...rest]);
  await expect(page.getByText(/ is now 3 of \d+\.$/)).toBeAttached();
  await expect(changesLink(page)).toHaveAccessibleName(/^Review/);
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => questions(page)).toEqual([first, second, third, ...rest]);
  await expect(changesLink(page)).toHaveAccessibleName('No changes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a row, and the page scrolls near its edge', async ({ page, desk }) => {
    const [first, ...rest] = await openQuestions(page, desk);
    const from = await middleOf(grip(page, 0));
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    for (const y of [from.y + 20, 600, 780]) await touch('touchMove', y);
    const last = page.getByRole('group').filter({ hasText: 'Questions' }).locator('li').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(100);
    await touch('touchEnd');
    await expect.poll(async () => (await questions(page)).indexOf(first!)).toBeGreaterThan(4);
    expect((await questions(page)).filter((one) => one !== first)).toEqual(rest);
  });

  test('what can be done with a row is under More', async ({ page, desk }) => {
    const [first, second] = await openQuestions(page, desk);
    await page.locator('summary', { hasText: second! }).click();
    const up = page.getByRole('button', { name: `Move up: ${second!}` });
    await expect(up).toBeHidden();
    await page.getByRole('button', { name: `More: ${second!}` }).click();
    await up.click();
    await expect.poll(() => questions(page)).toEqual(expect.arrayContaining([second, first]));
    // It does nothing at the top, and keeps the focus.
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toBeFocused();
  });
});

test('a row without a name is called by its place', async ({ page, desk }) => {
  const all = await openQuestions(page, desk);
  await page.getByRole('button', { name: 'Add question' }).click();
  const name = `Item ${all.length + 1}`;
  await page.getByRole('button', { name: `Move up: ${name}` }).click();
  await page.getByRole('button', { name: `Remove: Item ${all.length}` }).click();
  await expect(page.getByText(`Item ${all.length} removed.`)).toBeVisible();
});

test('what does nothing now is dimmed, without a ground', async ({ page, desk }) => {
  await openQuestions(page, desk);
  const undo = page.getByRole('banner').getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(undo).toHaveCSS('color', 'rgb(92, 89, 79)');
});
