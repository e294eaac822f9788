import { expect, openDesk, test } from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('a photograph that the website does not have yet is shown as it is saved', async ({
  page,
}) => {
  const missing = 'rack-bench-portrait.jpg';
  await page.context().route('**/api/photographs', async (route) => {
    const response = await route.fetch();
    const { [missing]: left, ...listed } = (await response.json()) as Record<string, object>;
    expect(left).toBeDefined();
    await route.fulfill({ response, json: listed });
  });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  const link = page.getByRole('link', { name: /A squat rack and bench/ });
  await expect(link.locator('img')).toHaveAttribute('src', /^blob:/);
  await link.click();
  const shown = page.frameLocator('iframe').locator('img[src^="data:;base64"]').first();
  const width = () =>
    shown.evaluate((image: HTMLImageElement) => {
      // It is loaded when it is in view.
      image.scrollIntoView();
      return image.naturalWidth;
    });
  await expect.poll(width, { timeout: 40_000 }).toBeGreaterThan(0);
});

test.describe('while the desk cannot be reached', () => {
  test.use({
    // The templates of the preview may still have been loading. One expression: of two, the second would be options.
    expectedErrors: [/ERR_CONNECTION_RE|^TypeError: Failed to fetch dynamically imported module/],
  });

  test('the photographs of the gallery that were seen are seen again', async ({ page, desk }) => {
    await page.goto(`${desk.origin}/#/photographs`);
    const thumbs = page.getByRole('main').locator('img:visible');
    const areSeen = () =>
      thumbs.evaluateAll((images: HTMLImageElement[]) => {
        const inView = images.filter((one) => one.getBoundingClientRect().top < innerHeight);
        return inView.length > 2 && inView.every(({ naturalWidth }) => naturalWidth > 0);
      });
    await expect.poll(areSeen, { timeout: 40_000 }).toBe(true);
    await desk.stop();
    await expect(
      page.getByText(/The content of the website cannot be reached now/).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    // What the browser happens to remember of this document.
    await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
    await page.goBack();
    await expect.poll(areSeen).toBe(true);
    await desk.start();
  });
});
