import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { changesLink, changesSeen, expect, openDesk, save, saveButton, test } from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

const photograph = async (name: string, width: number, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width,
      height: Math.round(width * 0.75),
      channels: 3,
      background: colour,
    },
  })
    .jpeg()
    .toBuffer(),
});
const openGallery = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  await page.getByText('The gallery', { exact: true }).click();
};

test('several photographs are added at once, and one that fails holds up no other', async ({
  page,
  desk,
}) => {
  await openGallery(page);
  // A photograph of the site has this name already: the new one has it only if they are the same.
  let isCut = true;
  await page
    .context()
    .route('**/api/pictures/spin-bikes.jpg', (route) => (isCut ? route.abort() : route.continue()));
  await page
    .getByLabel('Add several photographs')
    .setInputFiles([
      await photograph('spin-bikes.jpg', 1600, '#345'),
      await photograph('one.jpg', 1600, '#543'),
      await photograph('small.jpg', 200, '#543'),
      { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No photograph at all.') },
      await photograph('two.jpg', 1600, '#354'),
    ]);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name) });
  await expect(row('two.jpg')).toContainText('Ready. Describe it', { timeout: 60_000 });
  await expect(row('one.jpg')).toContainText('Ready. Describe it');
  await expect(row('small.jpg')).toContainText('200 pixels wide');
  await expect(row('words.jpg')).toContainText('not a photograph');
  await expect(row('spin-bikes.jpg')).toContainText('cannot be reached');
  await expect(
    page.getByText('5 photographs: 2 ready, to be described in the list above, 3 not accepted.'),
  ).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: /^Try again.*spin-bikes\.jpg$/ }).click();
  await expect(row('spin-bikes.jpg')).toContainText('Ready. Describe it', { timeout: 60_000 });
  // Missing descriptions prevent saving.
  await changesSeen(page);
  await expect(saveButton(page)).toBeDisabled();
  await page.goBack();
  const [blank, lines] = [
    page.getByLabel('Describe it'),
    page.getByLabel('Line on the photograph'),
  ];
  for (let left = 3; left > 0; left--) {
    await blank.nth(-left).fill(`A coloured wall, number ${left}`);
    await lines.nth(-left).fill(`Wall ${left}`);
  }
  await expect(changesLink(page)).toHaveAccessibleName('Review 3 changes');
  await save(page);
  const names = Object.keys(desk.saved()).filter((name) => name.startsWith('images/'));
  expect(names.sort()).toEqual(['images/one.jpg', 'images/spin-bikes-2.jpg', 'images/two.jpg']);
});

test('a photograph is seen in the preview before it is described', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: 'Change photographs' }).click();
  await page.getByRole('link', { name: /A squat rack and bench/ }).click();
  await expect(page.getByLabel('Describe it')).toHaveCount(1);
  const preview = page.frameLocator('iframe').first();
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles([await photograph('rack.jpg', 1600, '#543')]);
  await expect(page.getByLabel('Describe it')).toHaveValue('');
  await expect(preview.locator('img[src^="data:;base64"]').first()).toBeVisible();
});

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
    expectedErrors: [
      /Blocked autofocusing|ERR_CONNECTION_RE|^TypeError: Failed to fetch dynamically imported module/,
    ],
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
    await expect(page.getByText(/The website’s files cannot be reached now/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    // What the browser happens to remember of this document.
    await (await page.context().newCDPSession(page)).send('HeapProfiler.collectGarbage');
    await page.goBack();
    await expect.poll(areSeen).toBe(true);
    await desk.start();
  });
});

test('files are dropped as well as chosen', async ({ page }) => {
  await openGallery(page);
  const box = page.getByText('Or drop them here together');
  await box.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['first.jpg', 'second.jpg'])
      dataTransfer.items.add(new File(['No photograph.'], name));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  });
  for (const name of ['first.jpg', 'second.jpg'])
    await expect(page.getByRole('listitem').filter({ has: page.getByText(name) })).toContainText(
      'not a photograph',
    );
});
