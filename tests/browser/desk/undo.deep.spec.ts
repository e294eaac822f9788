import { begin, changesLink, expect, openDesk, openScreen, test } from './desk.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('Undo and Redo take one step, go where it was done, and say more than an arrow on a phone', async ({
  page,
  desk,
}) => {
  await openDesk(page, desk);
  const bar = page.getByRole('banner');
  const { height } = (await bar.boundingBox())!;
  const [undo, redo] = [/^Undo/, /^Redo/].map((name) => bar.getByRole('button', { name }));
  await begin(page, 'Write or change a post');
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('Title').fill('Five stretches');
  const text = page.getByRole('textbox', { name: 'Text' });
  const sentences = ['Begin slowly.', ' Breathe.', ' Stand up.'];
  await text.click();
  for (const one of sentences) await page.keyboard.insertText(one);
  await openScreen(page, 'prices');
  const price = page.getByRole('main').getByLabel('Price', { exact: true }).first();
  const before = await price.inputValue();
  await price.fill('1234');
  await openScreen(page, 'hours');
  await undo!.click();
  await expect(price).toHaveValue(before);
  await expect(price).toBeInViewport();
  // Back in the text, a press takes back what was typed last, with its keys, too.
  await undo!.click();
  await expect(text).toHaveText('Begin slowly. Breathe.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five stretches');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Begin slowly.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toHaveText('Begin slowly. Breathe.');
  // The cursor is where the step was.
  await page.keyboard.insertText('!');
  await expect(text).toHaveText('Begin slowly. Breathe.!');
  await undo!.click();
  for (const button of [undo!, redo!]) {
    await expect(button.getByText(/^(Undo|Redo)$/)).toBeVisible();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  // The post is not filled in, and can be reviewed all the same.
  await expect(changesLink(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // All of it is in one row.
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await bar.boundingBox()).toMatchObject({ height });
  await redo!.click();
  await expect(text).toHaveText('Begin slowly. Breathe.!');
});

test('what is typed outside the draft has the Undo of the browser', async ({ page, desk }) => {
  await openDesk(page, desk);
  await begin(page, 'Change a price');
  const price = page.getByRole('main').getByLabel('Price', { exact: true }).first();
  await price.fill('1234');
  await openScreen(page, '');
  const find = page.getByRole('searchbox', { name: 'Find what to change' }).first();
  await find.pressSequentially('boxing');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(find).not.toHaveValue('boxing');
  await openScreen(page, 'prices');
  await expect(price).toHaveValue('1234');
});
