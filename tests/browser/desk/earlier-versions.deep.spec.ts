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

test('a version that names a class which is gone says why it does not come back, and the rest of it does', async ({
  page,
  desk,
}) => {
  const byDesk = (by: () => void, ...changes: string[]) => {
    by();
    const message = [changes[0]!, changes.map((one) => `- ${one}`).join('\n')];
    desk.git(
      '-c',
      'user.email=desk@localhost',
      'commit',
      '-qa',
      ...message.flatMap((one) => ['-m', one]),
    );
  };
  const without = (file: string, own: 'class' | 'id') =>
    desk.content.change<{ classes: Record<string, unknown>[] }>(file, (value) => {
      value.classes = value.classes.filter((item) => item[own] !== 'running');
    });
  byDesk(
    () => {
      desk.content.edit('plans.yaml', 'price: 750', 'price: 800');
      without('schedule/friday.yaml', 'class');
    },
    'Beginners: price ₹750 → ₹800',
    'Friday, Running removed',
  );
  byDesk(() => {
    for (const day of ['monday', 'tuesday']) without(`schedule/${day}.yaml`, 'class');
    without('classes.yaml', 'id');
  }, 'No more Running');
  await openDesk(page, desk);
  await page.getByRole('link', { name: 'Earlier versions' }).first().click();
  const version = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Beginners: price ₹750 → ₹800') })
    .first();
  const bringBack = version.getByRole('button', { name: /^Bring back/ });
  await expect(bringBack).toHaveCount(1);
  const why = 'Cannot come back: it names Running, which the site no longer has.';
  await expect(version.getByText(why)).toBeVisible();
  await expect(bringBack).toHaveAccessibleName(/Beginners: price/);
  await bringBack.click();
  await expect(page.getByRole('heading', { level: 1, name: '1 change' })).toBeFocused();
});
