import { expectAccessible } from './axe.ts';
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

test('what is no weight is refused in the words of the alert, with the focus on its field', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Weight').fill('seventy');
  await page.getByLabel('Height').fill('170');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('alert')).toHaveText(alert);
  await expect(page.getByLabel('Weight')).toBeFocused();
});

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

test('a height that nobody has is asked about in words and a button that are read, and one press answers', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByText('lb and ft').click();
  await page.getByLabel('Weight').fill('154');
  await page.getByLabel('Height, feet').fill('5.11');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('alert')).toContainText('Did you mean 5 ft 11 in?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, 5 ft 11 in' }).click();
  await expect(page.getByRole('status')).toContainText('21.5');
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
