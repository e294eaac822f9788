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
  await page.getByLabel('lb and ft').check({ force: true });
  await page.getByLabel('Weight').fill('154.32');
  await page.getByLabel('Feet').fill('5');
  await page.getByLabel('Inches').fill('6.93');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('status')).toContainText('24.2');
});
