import { expect, test } from './page.ts';

test.use({ expectedErrors: [/ERR_FAILED/] });

for (const [button, ground] of [
  ['Menu', 'rgb(156, 52, 18)'],
  ['Contact information', 'rgb(246, 243, 234)'],
] as const)
  test(`${button} opens on its ground, in words that are read, when later styles do not come`, async ({
    page,
  }) => {
    await page.route('**/assets/later-*.css', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/', '/about', '/schedule/monday', '/login']) {
      await page.goto(path);
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.locator('dialog:popover-open');
      const look = await dialog.evaluate((box) => {
        const { backgroundColor, color } = getComputedStyle(box);
        return [backgroundColor, color];
      });
      const ink = button === 'Menu' ? 'rgb(246, 243, 234)' : 'rgb(20, 17, 15)';
      expect(look, path).toEqual([ground, ink]);
    }
  });
