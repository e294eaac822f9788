import { expect, test } from './page.ts';

const asked = [
  ['plan=beginners', 'Beginners plan', 'Question about Beginners plan, ₹750 p/s'],
  ['class=yoga', 'Yoga with Meenakshi R.', 'Question about Yoga with Meenakshi R.'],
  [
    'class=yoga&day=thursday',
    'Yoga, Thursday 6:00pm, with Meenakshi R.',
    'Question about Yoga, Thursday 6:00pm, with Meenakshi R.',
  ],
  [
    'post=rest-days-that-are-not-lazy',
    'Rest days that are not lazy, from our blog',
    'Question about Rest days that are not lazy, from our blog',
  ],
] as const;

for (const [query, thing, subject] of asked) {
  test(`?${query} says what was looked at and writes it into the e-mail`, async ({ page }) => {
    await page.goto(`/contact?${query}`);
    const context = page.getByRole('region', { name: 'You were looking at' });
    await expect(context.getByText(thing, { exact: true })).toBeVisible();
    const link = await context.getByRole('link', { name: 'E-mail' }).getAttribute('href');
    const mail = new URL(link!);
    expect(mail.searchParams.get('subject')).toBe(subject);
    expect(mail.searchParams.get('body')).toContain('Hello Iron Banyan,');
  });
}

for (const query of ['plan=gold', 'class=%3Cscript%3E', 'post=../x', 'subject=hello', '']) {
  test(`?${query} says nothing, and prints nothing of it`, async ({ page }) => {
    await page.goto(`/contact?${query}`);
    await expect(page.locator('[data-live]').first()).toBeAttached();
    await expect(page.getByRole('region', { name: 'You were looking at' })).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText(/gold|script|hello$/);
  });
}

test('it can be cleared', async ({ page }) => {
  await page.goto('/contact?plan=experts');
  await page.getByRole('link', { name: 'Not this? Clear it' }).click();
  await expect(page.getByText('You were looking at')).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('the number can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copy number' }).click();
  await expect(page.getByText('Number copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 00000 00000');
});

test('every button that asks about something leads here with its id', async ({ page }) => {
  for (const [address, name, href] of [
    ['/pricing', /^purchase now.*Experts/i, '/contact?plan=experts'],
    ['/classes', 'join now: Workout', '/contact?class=workout'],
    ['/schedule/friday', /^Join Now: Cycling/, '/contact?class=cycling&day=friday&start=22:00'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  }
});
