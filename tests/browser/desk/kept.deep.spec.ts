import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { root } from '../../check/content-copy.ts';
import {
  begin,
  changesLink,
  changesSeen,
  type DeskAtHand,
  expect,
  openDesk,
  save,
  test,
} from './desk.ts';

const price = (page: Page, plan = 'Experts') =>
  page.getByRole('region', { name: plan }).getByLabel('Price').first();

async function openPrices(page: Page, desk: DeskAtHand) {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
}

/** Types a price, and waits until it is counted. */
async function type(page: Page, text: string, plan = 'Experts') {
  await price(page, plan).fill(text);
  await expect(changesLink(page)).toHaveAccessibleName(/^Review \d$/);
}

test('one tab holds the draft; another says so, takes it over, and nothing is lost', async ({
  page,
  desk,
  context,
}) => {
  await openPrices(page, desk);
  await type(page, '1250');
  const other = await context.newPage();
  await other.goto(desk.address);
  const where = other.getByRole('heading', { name: 'The desk is open in another tab' });
  await expect(where).toBeVisible();
  await other.getByRole('button', { name: 'Use it here' }).click();
  await expect(changesLink(other)).toHaveAccessibleName('Review 1');
  await expect(
    page.getByRole('heading', { name: 'The desk is open in another tab' }),
  ).toBeVisible();
  await other.goto(`${desk.origin}/#/prices`);
  await type(other, '1300');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Use it here' }).click();
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
  expect(await changesSeen(page)).toEqual(['Experts: price ₹1,150 → ₹1,300']);
});

test('a browser that keeps nothing is told so, and the desk is read, changed and published in it', async ({
  page,
  desk,
}) => {
  // As where the cookies of websites are blocked.
  const forbid = `
    const denied = () => new DOMException('Access is denied.', 'SecurityError');
    indexedDB.open = () => { throw denied(); };
    navigator.locks.request = () => Promise.reject(denied());
  `;
  await page.addInitScript(forbid);
  await page.route('**/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: forbid + (await response.text()) });
  });
  await openDesk(page, desk);
  await expect(page.getByRole('status').filter({ hasText: 'keeps nothing' })).toBeVisible();
  await expect(page.getByText('What you type is kept')).toHaveCount(0);
  await begin(page, 'Change a price');
  await type(page, '1250');
  await save(page);
  expect(desk.saved()['plans.yaml']).toEqual([
    expect.stringMatching(/^- {4}price: 1150/),
    expect.stringMatching(/^\+ {4}price: 1250/),
  ]);
});

test('what somebody else saved in the very field is asked, what they saved elsewhere is taken', async ({
  page,
  desk,
}) => {
  await openPrices(page, desk);
  await type(page, '1250');
  desk.content.edit('plans.yaml', 'price: 1150', 'price: 1200');
  desk.content.edit('plans.yaml', 'price: 750', 'price: 700');
  desk.git('commit', '--quiet', '--all', '--message', 'Other prices');
  await expect(price(page, 'Beginners')).toHaveValue('700', { timeout: 30_000 });
  const question = page.getByRole('alert').filter({ hasText: 'was changed twice' });
  await expect(question.first()).toContainText('It was ₹1,150. Yours: ₹1,250. Theirs: ₹1,200.');
  await question.first().getByRole('button', { name: 'Keep ₹1,250' }).click();
  await save(page);
  expect(desk.saved()['plans.yaml']).toEqual([
    expect.stringMatching(/^- {4}price: 750/),
    expect.stringMatching(/^\+ {4}price: 700/),
    '-    price: 1150',
    '+    price: 1250',
  ]);
});

test('a mistake that is in the saved files comes first, and leads to its field', async ({
  page,
  desk,
}) => {
  desk.content.edit('plans.yaml', 'price: 1150', 'price: 0');
  await openPrices(page, desk);
  await type(page, '800', 'Beginners');
  await changesLink(page).click();
  await page.getByRole('main').getByRole('link', { name: 'Go there' }).first().click();
  await expect(price(page)).toBeFocused();
});

test('a second desk of the same content opens the one that runs', ({ desk }) => {
  const { environment: env } = desk;
  const options = { cwd: root, env, encoding: 'utf8' } as const;
  const said = execFileSync(process.execPath, ['scripts/run.mjs', 'desk'], options);
  expect(said).toContain('already running');
});
