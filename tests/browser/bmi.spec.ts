import { expect, test } from './page.ts';

const alert = 'Please enter a valid weight and height';

test('the sum is made with a comma as well as a dot', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Weight').fill('64,8');
  await page.getByLabel('Height').fill('180');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status')).toContainText('20.0');
  await expect(page.getByRole('status')).toContainText('Your weight is');
  await expect(page.getByRole('status')).toContainText('Normal');
});

for (const [weight, height] of [
  ['', ''],
  ['0', '170'],
  ['70', '0'],
  ['-70', '170'],
  ['seventy', '170'],
  ['Infinity', '170'],
  ['70', 'NaN'],
] as const) {
  test(`"${weight}" and "${height}" are refused in the words of the alert`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Weight').fill(weight);
    await page.getByLabel('Height').fill(height);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('alert')).toHaveText(alert);
    await expect(page.locator('[aria-invalid=true]:focus')).toHaveCount(1);
  });
}

test('an earlier result disappears with a wrong input', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('170');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status')).toContainText('24.2');
  await page.getByLabel('Weight').fill('');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('alert')).toHaveText(alert);
  await expect(page.getByRole('status')).not.toContainText('24.2');
});

test('what was typed and pressed before the calculator was alive is answered', async ({ page }) => {
  await page.route('**/assets/BmiCalculator-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('170');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status')).toContainText('24.2');
  await expect(page).toHaveURL('/');
});

test('pounds and feet give the same index', async ({ page }) => {
  await page.goto('/');
  await page.getByText('lb and ft').click();
  await page.getByLabel('Weight').fill('154.32');
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Height, inches').fill('6.93');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status')).toContainText('24.2');
});

test.describe('what nobody weighs', () => {
  const alert = 'Please enter a valid weight and height';
  for (const [weight, height] of [
    ['9'.repeat(308), '0.01'],
    ['9'.repeat(300), '1'],
  ] as const) {
    test(`${weight.length} digits over ${height} cm are not shown as a number`, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByLabel('Weight').fill(weight);
      await page.getByLabel('Height').fill(height);
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('alert')).toHaveText(alert);
    });
  }

  test('a figure of six digits fits the screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/');
    await page.getByLabel('Weight').fill('70');
    await page.getByLabel('Height').fill('1.75 cm');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('228571.4', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  for (const height of ['1.75', '1,75'])
    test(`a height of ${height} is asked about, and one press answers`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.getByLabel('Weight').fill('70');
      await page.getByLabel('Height').fill(height);
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByRole('alert')).toContainText('Did you mean 175 cm?');
      await page.getByRole('button', { name: 'Yes, 175 cm' }).click();
      await expect(page.getByRole('status')).toContainText('22.9');
      await expect(page.getByLabel('Height')).toHaveValue('175');
    });
});

test('starting again leads back to the first field', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Weight').fill('70');
  await page.getByLabel('Height').fill('175');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Weight')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a sentence stands in place of the calculator', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('The calculator needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
    await expect(page.getByLabel('Weight')).toBeHidden();
  });

  test('the bar is black from the start', async ({ page }) => {
    await page.goto('/about');
    const ground = await page
      .getByRole('banner')
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).toBe('rgb(0, 0, 0)');
  });
});
