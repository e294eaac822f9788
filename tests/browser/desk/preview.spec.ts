import { addDays, indianTime } from '../../../src/timetable/clock.ts';
import { expect, openDesk, test } from './desk.ts';

test('the preview ends with what was typed last, also while it goes to another page', async ({
  page,
  desk,
}) => {
  test.slow();
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change the timetable' }).click();
  for (const street of ['1, First Cross', '2, Second Cross']) {
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Phone, address, hours' }).click();
    await page.getByLabel('Line of the address').first().fill(street);
    // The first page of all takes longest.
    await expect(page.frameLocator('iframe').getByRole('main')).toContainText(street, {
      timeout: 40_000,
    });
    await page.getByRole('link', { name: 'Timetable', exact: true }).click();
  }
});

test('what is to come is shown on its day, and framed', async ({ page, desk }) => {
  test.slow();
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Put up a notice' }).click();
  await page.getByRole('button', { name: 'Put up a notice' }).click();
  const said = 'The steam room is being repaired.';
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible({ timeout: 40_000 });
  await page.getByLabel('What it says').fill('The steam room');
  await expect(page.frameLocator('iframe').getByText('The steam room')).toBeVisible({
    timeout: 15_000,
  });
  await page.getByLabel('What it says').fill(said);
  const notice = page.frameLocator('iframe').getByText(said);
  await expect(notice).toBeVisible({ timeout: 15_000 });
  const frame = () =>
    notice.evaluate((element) =>
      [element, element.closest('aside')!].some(
        (part) => getComputedStyle(part).outlineStyle === 'solid',
      ),
    );
  await expect.poll(frame).toBe(true);
  const { date: today } = indianTime(new Date());
  await page.getByLabel('First day').fill(addDays(today, 9));
  // As many days as before.
  await expect(page.getByLabel('Last day')).toHaveValue(addDays(today, 15));
  await expect(page.getByText(/as it will be on/)).toBeVisible();
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect.poll(frame).toBe(true);
  await page.getByLabel('First day').fill(today);
  await expect(page.getByText(/as it will be on/)).toHaveCount(0);
  await expect(notice).toBeVisible({ timeout: 15_000 });
});
