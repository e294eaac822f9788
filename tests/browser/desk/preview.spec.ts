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
