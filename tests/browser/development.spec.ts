import { address, edit, withServer } from './development.ts';
import { expect, test } from './page.ts';

withServer();

test('a saved change is on the screen after one load of the page', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  await expect(page.getByText('₹750').first()).toBeVisible();
  // With the styles of the shell, which no template imports.
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toHaveCSS(
    'position',
    'fixed',
  );
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  for (let price = 751; price <= 753; price++) {
    edit(`price: ${price - 1}`, `price: ${price}`);
    await expect(page.getByText(`₹${price}`).first()).toBeVisible();
    expect(loads).toBe(price - 750);
  }
});

test('a mistake is shown over the page, all of it, and goes with its mending', async ({ page }) => {
  await page.goto(`${address}/pricing`);
  edit('price: 950', 'price: free');
  edit('name: Experts', 'nam: Experts');
  const overlay = page.getByRole('dialog', { name: 'Mistakes in the content' });
  await expect(overlay).toContainText('Write the price in whole rupees');
  await expect(overlay).toContainText('Did you mean "name"');
  await expect(overlay).not.toContainText(/plugin|vite|stack/i);
  await expect(page.getByText('₹950').first()).toBeAttached();

  // A reload keeps the last good page, and the message.
  await page.reload();
  await expect(overlay).toContainText('Write the price in whole rupees');
  await expect(page.getByText('₹950').first()).toBeAttached();

  edit('price: free', 'price: 990');
  edit('nam: Experts', 'name: Experts');
  await expect(page.getByText('₹990').first()).toBeVisible();
  await expect(overlay).toHaveCount(0);
});
