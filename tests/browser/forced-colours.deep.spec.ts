import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './page.ts';

test.use({ forcedColors: 'active', contextOptions: { reducedMotion: 'reduce' } });

type Box = { x: number; y: number; width: number; height: number };

/** Whether an area has more than one colour, so that something is visible. */
async function isDrawn(page: Page, clip: Box) {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.some(({ stdev }) => stdev > 0);
}

test('the chosen units, the scale of the calculator and its marker are seen', async ({ page }) => {
  await page.goto('/');
  const [metric, imperial] = [page.getByText('kg and cm'), page.getByText('lb and ft')];
  const looks = async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    return [await metric.screenshot(), await imperial.screenshot()] as const;
  };
  await metric.click();
  await expect(page.locator('[data-live]').filter({ has: metric })).toBeAttached();
  const [chosen, free] = await looks();
  await imperial.click();
  const [free2, chosen2] = await looks();
  expect([chosen.equals(free2), free.equals(chosen2)]).toEqual([false, false]);

  await metric.click();
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('175');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const scale = page.getByRole('list', { name: 'The scale this calculator uses' });
  await scale.scrollIntoViewIfNeeded();
  const bar = (await scale.boundingBox())!;
  // Across the edge of the bar, above the words.
  expect(await isDrawn(page, { ...bar, y: bar.y - 4, height: 12, width: 40 })).toBe(true);
  const marker = (await scale.locator('[aria-hidden]').boundingBox())!;
  expect(await isDrawn(page, { ...marker, x: marker.x - 6, width: 24, height: 20 })).toBe(true);
});

test('the peg of Save is seen, and whether it is in', async ({ page }) => {
  await page.goto('/schedule/monday');
  const save = page.getByRole('button', { name: /^Save/ }).first();
  const peg = save.locator('span').first();
  const box = async () => {
    await peg.scrollIntoViewIfNeeded();
    return (await peg.boundingBox())!;
  };
  expect(await isDrawn(page, await box())).toBe(true);
  const out = await page.screenshot({ clip: await box() });
  await save.evaluate((button) => button.setAttribute('aria-pressed', 'true'));
  expect(out.equals(await page.screenshot({ clip: await box() }))).toBe(false);
});

test('a feature that a plan lacks is told from an empty place', async ({ page }) => {
  await page.goto('/pricing');
  const cell = page.getByRole('cell', { name: 'Not included' }).first();
  await cell.scrollIntoViewIfNeeded();
  // The later styles may still arrive and move the table.
  const hasMark = async () => {
    const box = (await cell.boundingBox())!;
    return isDrawn(page, { ...box, y: box.y + 6, height: box.height - 12 });
  };
  await expect.poll(hasMark).toBe(true);
});
