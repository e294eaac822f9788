import { changesLink, expect, openDesk, save, test } from './desk.ts';

test('versions that the desk has not made stand behind a box, and none is brought back', async ({
  page,
  desk,
}) => {
  desk.content.edit('plans.yaml', 'price: 750', 'price: 800');
  desk.git('commit', '--quiet', '--all', '--message', 'Prettier');
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
  await save(page);
  await page.getByRole('main').getByRole('link', { name: 'Earlier versions' }).click();
  const version = page.getByRole('main').getByText('Prettier', { exact: true });
  await expect(page.getByText('Experts: price ₹1,150 → ₹1,250').first()).toBeVisible();
  await expect(version).toHaveCount(0);
  await page.getByLabel('Show technical versions too').check();
  await expect(version).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Bring back/ }).click();
  const title = page.getByRole('heading', { level: 1, name: '1 change' });
  await expect(title).toBeFocused();
});
