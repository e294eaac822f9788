import { expect, test } from './page.ts';

test.describe('an address that there is not', () => {
  test.use({ expectedErrors: [/404/] });
  test('answers 404 with a page that leads on', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'That page is not on our timetable' }),
    ).toBeVisible();
    await page.getByRole('link', { name: "See today's classes" }).click();
    await expect(page).toHaveURL('/schedule');
  });
});

test('the gallery shows eight photographs, then four, with a pager between', async ({ page }) => {
  await page.goto('/gallery/page-1');
  const tiles = page.getByRole('main').getByRole('button', { name: /View larger/ });
  await expect(tiles).toHaveCount(8);
  const pager = page.getByRole('navigation', { name: 'Gallery pages' });
  await expect(pager.getByRole('link', { name: 'Page 1, current page' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/gallery/page-2');
  await expect(tiles).toHaveCount(4);
  await page.goto('/gallery');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery\/page-1$/);
});

test('three, two and one column of photographs', async ({ page }) => {
  await page.goto('/gallery/page-1');
  const columns = () =>
    page
      .getByRole('main')
      .getByRole('list')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [1400, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns()).toBe(count);
  }
});

test('the contact page gives a number to call, an address and a map by its address', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(
    page.getByRole('main').getByRole('link', { name: /\+91 00000 00000/ }),
  ).toHaveAttribute('href', 'tel:+910000000000');
  await expect(page.getByRole('heading', { name: 'Karnataka, India' })).toBeVisible();
  await expect(page.getByTitle('Map of the area around Iron Banyan')).toHaveAttribute(
    'src',
    /^https:\/\/www\.google\.com\/maps\?q=Unit%200/,
  );
});

test('the skip link leads past the bar, which turns black past ten pixels', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const ground = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(400);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(ground).toBe('rgb(0, 0, 0)');
});

test('the menu covers a phone, keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const landmark of await page.getByRole('navigation').all())
    expect(await landmark.getByRole('link').count()).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'About',
    'Gallery',
    'Schedule',
    'Pricing',
    'Classes',
    'Contact',
  ]);
  await expect(page.locator('main')).toHaveAttribute('inert');
  const controls = await menu.locator('a, button').filter({ visible: true }).count();
  for (let keys = 0; keys <= controls; keys++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the panel tells where we are, and whether the doors are open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Contact information', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Find us' });
  await expect(panel.getByText(/^(Open|Closed) /).first()).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Instagram (opens in a new tab)' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close contact information' }).click();
  await expect(panel).toBeHidden();
});

test('the menu marks the section on every page of it', async ({ page }) => {
  const marked = page.getByRole('banner').locator('nav [aria-current=page]');
  for (const [address, label] of [
    ['/', 'Home'],
    ['/gallery', 'Gallery'],
    ['/gallery/page-2', 'Gallery'],
    ['/schedule/sunday', 'Schedule'],
    ['/contact', 'Contact'],
  ] as const) {
    await page.goto(address);
    await expect(marked).toHaveText([label]);
  }
});
