import type { Page } from '@playwright/test';
import {
  changesLink,
  changesSeen,
  expect,
  openDesk,
  save,
  saveButton,
  test,
  type DeskAtHand,
} from './desk.ts';

const experts = (page: Page) => page.getByRole('region', { name: 'Experts' });
const price = (page: Page, plan = 'Experts') =>
  page.getByRole('region', { name: plan }).getByLabel('Price').first();
const sentence = (page: Page) => experts(page).getByLabel('Sentence under the price');

async function openPrices(page: Page, desk: DeskAtHand) {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
}

/** Types into a field, and waits until the desk has the text. */
async function type(page: Page, text: string, field = price(page)) {
  await field.selectText();
  await field.pressSequentially(text);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
}

const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();

test('Undo takes back what was typed into one field at once, and Redo brings it again', async ({
  page,
  desk,
}) => {
  await openPrices(page, desk);
  await type(page, '1250');
  await type(page, 'Everything, planned together.', sentence(page));
  await undo(page);
  await expect(page.getByText('Undone: Experts: sentence under the price').first()).toBeVisible();
  await expect(sentence(page)).toHaveValue('Training and food planned together, week by week.');
  await expect(price(page)).toHaveValue('1250');
  await undo(page);
  await expect(price(page)).toHaveValue('1150');
  await expect(changesLink(page)).toHaveText('No changes');
  const redo = page.getByRole('banner').getByRole('button', { name: 'Redo' });
  await expect(redo).toHaveAccessibleDescription('Redo: Experts: price ₹1,250 instead of ₹1,150');
  await redo.click();
  await expect(price(page)).toHaveValue('1250');
  await redo.click();
  await expect(sentence(page)).toHaveValue('Everything, planned together.');
  await expect(redo).toHaveCount(0);
});

test('a draft outlives the desk that is killed, and so does Undo', async ({ page, desk }) => {
  await openPrices(page, desk);
  await type(page, '1250');
  await type(page, 'Everything, planned together.', sentence(page));
  await page.goto('about:blank');
  await desk.stop('SIGKILL');
  await desk.start();
  await openPrices(page, desk);
  await expect(price(page)).toHaveValue('1250');
  await expect(sentence(page)).toHaveValue('Everything, planned together.');
  await expect(changesLink(page)).toHaveAccessibleName('Review 2 changes');
  await undo(page);
  await expect(sentence(page)).toHaveValue('Training and food planned together, week by week.');
  await undo(page);
  await expect(price(page)).toHaveValue('1150');
  await expect(changesLink(page)).toHaveText('No changes');
});

test('a draft outlives a reload and a tab that is closed', async ({ page, desk, context }) => {
  await openPrices(page, desk);
  await type(page, '1250');
  await page.reload();
  await expect(price(page)).toHaveValue('1250');
  await page.close();
  const other = await context.newPage();
  await openPrices(other, desk);
  await expect(price(other)).toHaveValue('1250');
});

test.describe('while the desk is away', () => {
  test.use({
    // The templates of the preview may still have been loading. One expression: of two, the second would be options.
    expectedErrors: [/net::ERR_|403|^TypeError: Failed to fetch dynamically imported module/],
  });

  test('what is typed is kept in the tab, and goes on when the desk is there again', async ({
    page,
    desk,
    context,
  }) => {
    // What was asked for when it ended has a message of its own.
    const away = page.getByText('cannot be reached now. Your draft is kept on this device.');
    await openPrices(page, desk);
    await desk.stop('SIGKILL');
    await expect(away).toBeVisible();
    await price(page).fill('1250');
    await desk.start();
    // The browser opens the address printed at the start.
    const arrived = await context.newPage();
    await openDesk(arrived, desk);
    await expect(away).toHaveCount(0);
    await expect(price(page)).toHaveValue('1250');
    // Changes of others arrive too.
    await undo(arrived);
    await expect(price(page)).toHaveValue('1150');
  });
});

test('two tabs see what each of them changes', async ({ page, desk, context }) => {
  const other = await context.newPage();
  await openPrices(page, desk);
  await openPrices(other, desk);
  await type(page, '1250');
  await expect(price(other)).toHaveValue('1250');
  await type(other, 'Everything, planned together.', sentence(other));
  await expect(sentence(page)).toHaveValue('Everything, planned together.');
  await expect(changesLink(page)).toHaveAccessibleName('Review 2 changes');
});

test('what another tab writes into the very field is told there, and nothing is lost', async ({
  page,
  desk,
  context,
}) => {
  const other = await context.newPage();
  await openPrices(page, desk);
  await openPrices(other, desk);
  const told = page.getByRole('alert').filter({ hasText: 'Another window of the desk' });
  for (const { button, value } of [
    { button: 'Keep ₹1,250', value: '1250' },
    { button: 'Take ₹1,300', value: '1300' },
  ]) {
    await type(page, '1250');
    await expect(price(other)).toHaveValue('1250');
    await expect(told).toHaveCount(0);
    await type(other, '1300');
    await expect(told).toContainText('Yours: ₹1,250. The other: ₹1,300.');
    await told.getByRole('button', { name: button }).click();
    await expect(told).toHaveCount(0);
    await expect(price(other)).toHaveValue(value);
    await expect(price(page)).toHaveValue(value);
  }
});

test('what somebody else saved in the very field is asked about there', async ({ page, desk }) => {
  await openPrices(page, desk);
  await type(page, '1250');
  desk.content.edit('plans.yaml', 'price: 1150', 'price: 1300');
  const told = page.getByRole('region', { name: 'Experts' }).getByRole('alert');
  await expect(told).toContainText('Two people changed this: Experts: price');
  await expect(told).toContainText('Yours: ₹1,250. The other: ₹1,300.');
  await told.getByRole('button', { name: 'Take ₹1,300' }).click();
  await expect(told).toHaveCount(0);
  await expect(price(page)).toHaveValue('1300');
});

test.describe('a file that was changed outside', () => {
  test('is merged where it changed something else', async ({ page, desk }) => {
    await openPrices(page, desk);
    await type(page, '1250');
    desk.content.edit('plans.yaml', 'price: 750', 'price: 800');
    await expect(price(page, 'Beginners')).toHaveValue('800');
    await expect(price(page)).toHaveValue('1250');
    expect(await changesSeen(page)).toEqual(['Experts: price ₹1,250 instead of ₹1,150']);
    await save(page);
    expect(desk.saved()).toEqual({
      'plans.yaml': [
        '-    price: 750 # rupees: digits only, no comma, no ₹',
        '+    price: 800 # rupees: digits only, no comma, no ₹',
        '-    price: 1150',
        '+    price: 1250',
      ],
    });
  });

  for (const { button, lines } of [
    { button: 'Keep ₹1,250', lines: ['-    price: 1150', '+    price: 1250'] },
    { button: 'Take ₹1,300', lines: ['-    price: 1150', '+    price: 1300'] },
  ])
    test(`is asked about where it changed the same: ${button}`, async ({ page, desk }) => {
      await openPrices(page, desk);
      await type(page, '1250');
      desk.content.edit('plans.yaml', 'price: 1150', 'price: 1300');
      await changesLink(page).click();
      const question = page.getByRole('region', { name: 'Experts: price' });
      await expect(question.getByText('₹1,250', { exact: true })).toBeVisible();
      await expect(question.getByText('₹1,300', { exact: true })).toBeVisible();
      await expect(saveButton(page)).toBeDisabled();
      await question.getByRole('button', { name: button }).click();
      await expect(question).toHaveCount(0);
      if (button.startsWith('Keep')) await save(page);
      else await expect(changesLink(page)).toHaveText('No changes');
      desk.git('commit', '--quiet', '--all', '--allow-empty', '--message', 'By the other program');
      expect(desk.saved()).toEqual({ 'plans.yaml': lines });
    });

  test('is asked about where git could not merge it, and no mark of that stays', async ({
    page,
    desk,
  }) => {
    await openPrices(page, desk);
    const marks = [
      '<<<<<<< HEAD',
      '    price: 1250',
      '=======',
      '    price: 1200',
      '>>>>>>> other',
    ];
    desk.content.edit('plans.yaml', '    price: 1150', marks.join('\n'));
    await expect(price(page)).toHaveValue('1250');
    await changesLink(page).click();
    await page.getByRole('button', { name: 'Take ₹1,200' }).click();
    await expect(page.getByText('Prices: can be read again')).toBeVisible();
    await save(page);
    expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1200'] });
  });
});

test('two people with drafts of their own lose nothing', async ({ page, desk, browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  await openPrices(page, desk);
  await openPrices(other, desk);
  await type(page, '1250');
  await type(other, '800', price(other, 'Beginners'));
  await save(page);
  await expect(price(other)).toHaveValue('1250');
  await expect(price(other, 'Beginners')).toHaveValue('800');
  await save(other);
  await page.getByRole('link', { name: 'Prices' }).click();
  await expect(price(page, 'Beginners')).toHaveValue('800');
  await context.close();
  expect(desk.saved()).toEqual({
    'plans.yaml': [
      '-    price: 750 # rupees: digits only, no comma, no ₹',
      '+    price: 800 # rupees: digits only, no comma, no ₹',
      '-    price: 1150',
      '+    price: 1250',
    ],
  });
});

test('one of several changes is put back by itself', async ({ page, desk }) => {
  await openPrices(page, desk);
  await type(page, '1250');
  await type(page, '800', price(page, 'Beginners'));
  await changesLink(page).click();
  await page.getByRole('button', { name: /^Put back.*Experts: price/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 change' })).toBeVisible();
  expect(await changesSeen(page)).toEqual(['Beginners: price ₹800 instead of ₹750']);
});

test('an earlier save is brought back, and what came after it stays', async ({ page, desk }) => {
  await openPrices(page, desk);
  await type(page, '1250');
  await save(page);
  await page.getByRole('link', { name: 'Prices' }).click();
  await type(page, '800', price(page, 'Beginners'));
  await type(page, 'Everything, planned together.', sentence(page));
  await save(page);
  await page.getByRole('link', { name: 'Earlier versions' }).first().click();
  await page.getByRole('button', { name: /^Bring back.*Experts: price/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 change' })).toBeVisible();
  expect(await changesSeen(page)).toEqual(['Experts: price ₹1,150 instead of ₹1,250']);
  await save(page);
  expect(desk.saved()).toEqual({
    'plans.yaml': [
      '-    price: 750 # rupees: digits only, no comma, no ₹',
      '+    price: 800 # rupees: digits only, no comma, no ₹',
      '-    line: Training and food planned together, week by week.',
      '+    line: Everything, planned together.',
    ],
  });
});

test('one change of a save is brought back by itself, and so are all saves of a day', async ({
  page,
  desk,
}) => {
  // Four saves.
  await openPrices(page, desk);
  await type(page, '1250');
  await type(page, 'Everything, planned together.', sentence(page));
  await save(page);
  await page.getByRole('link', { name: 'Prices' }).click();
  await type(page, '800', price(page, 'Beginners'));
  await save(page);
  await page.getByRole('link', { name: 'Earlier versions' }).first().click();
  await page
    .getByRole('button', { name: /^Bring back the version before this: Experts: price/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '1 change' })).toBeVisible();
  expect(await changesSeen(page)).toEqual(['Experts: price ₹1,150 instead of ₹1,250']);
  await save(page);
  await page.getByRole('link', { name: 'Earlier versions' }).first().click();
  await page
    .getByRole('button', { name: 'Bring back the version before this day' })
    .first()
    .click();
  await save(page);
  expect(desk.saved()).toEqual({});
});

test('a mistake that is in the saved files is under "to fix", with no change beside it', async ({
  page,
  desk,
}) => {
  desk.content.edit('plans.yaml', 'price: 1150', 'price: ₹1150');
  await openDesk(page, desk);
  await page.getByRole('banner').getByRole('link', { name: '1 to fix' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No changes' })).toBeVisible();
  const mistakes = main.getByRole('group', { name: '1 to fix' });
  await mistakes.getByRole('button').click();
  await expect(main.getByRole('heading', { name: '1 change' })).toBeVisible();
  await expect(mistakes).toHaveCount(0);
});

test('a desk that begins with a mistake in the saved files shows the page once it is fixed', async ({
  page,
  desk,
}) => {
  await desk.stop();
  desk.content.edit('plans.yaml', 'price: 1150', 'price: ₹1150');
  await desk.start();
  await openPrices(page, desk);
  await expect(
    page.getByText('The page appears here once the saved files have no mistakes.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Write 1150' }).first().click();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Experts' }).first(),
  ).toBeAttached();
});

test('what was typed the moment before a reload is there', async ({ page, desk }) => {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  const price = page.getByRole('region', { name: 'Experts' }).getByLabel('Price').first();
  for (const value of ['771', '772', '773']) {
    await price.fill(value);
    await page.reload();
    await expect(price).toHaveValue(value);
  }
});
