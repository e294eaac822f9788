import { expect, test } from './page.ts';

test('the sum is made with a comma, refused with the focus on its field, and begun again', async ({
  page,
}) => {
  await page.goto('/');
  const [weight, result] = [page.getByLabel('Weight'), page.getByRole('status')];
  const calculate = page.getByRole('button', { name: 'Calculate' });
  await weight.fill('64,8');
  await page.getByLabel('Height').fill('180');
  await calculate.click();
  await expect(result).toContainText('20.0');
  await expect(result).toContainText('Normal');
  await weight.fill('seventy');
  await calculate.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid weight and height');
  await expect(weight).toBeFocused();
  await expect(result).not.toContainText('20.0');
  await page.getByText('lb and ft').click();
  await weight.fill('154.32');
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Height, inches').fill('6.93');
  await calculate.click();
  await expect(result).toContainText('24.2');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(weight).toBeFocused();
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
