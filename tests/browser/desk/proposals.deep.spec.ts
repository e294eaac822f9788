import type { Browser, Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { expect, test as base } from '../page.ts';
import { changePrice, greeting, openedOnWeb, price, signIn } from './web-desk.ts';

const test = openedOnWeb(base, 5840);

/** Somebody else, at a device of their own. */
async function colleague(browser: Browser, origin: string, email: string, width = 1366) {
  const context = await browser.newContext({ viewport: { width, height: 768 } });
  const page = await context.newPage();
  await signIn(page, origin, email);
  await expect(greeting(page)).toBeVisible();
  return page;
}

/** Rohan, who may only propose, proposes another price on a phone. */
async function propose(page: Page, origin: string, to: string) {
  await signIn(page, origin, 'rohan@desk.example');
  await expect(greeting(page)).toBeVisible();
  await changePrice(page, origin, to);
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Propose one change' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Proposed' })).toBeVisible();
}

const main = (page: Page) => page.getByRole('main');
const proposalLink = (page: Page) => main(page).getByRole('link', { name: /^Rohan Iyer proposes/ });

test('one proposes on a phone, and the owner reads it in sentences and in the preview and publishes it', async ({
  page,
  origin,
  browser,
}) => {
  await propose(page, origin, '1250');
  await expect(main(page)).toContainText('Intermediates: price ₹950 → ₹1,250');
  await expectNothingFound(page);
  await page.goto(`${origin}/#/`);
  await expect(main(page)).toContainText('Your proposal waits');
  await expectNothingFound(page);
  await page.goto(`${origin}/#/prices`);
  await expect(price(page)).toHaveValue('950');

  const owner = await colleague(browser, origin, 'owner@desk.example');
  // The owner has a draft of her own, which must not show in the proposal.
  await owner.goto(`${origin}/#/contact`);
  await main(owner).getByLabel('Address', { exact: true }).first().fill('desk@gym.example');
  await expect(owner.getByRole('banner').getByRole('link', { name: /1 change$/ })).toBeVisible();
  await owner.goto(`${origin}/#/`);
  await expectNothingFound(owner);
  await proposalLink(owner).click();
  await expect(
    owner.getByRole('heading', { level: 1, name: 'Rohan Iyer proposes one change' }),
  ).toBeVisible();
  await expect(main(owner)).toContainText('Intermediates: price ₹1,250');
  await expect(main(owner)).not.toContainText('desk@gym.example');
  const preview = owner.frameLocator('iframe');
  await expect(preview.getByText('₹1,250').first()).toBeVisible();
  await expectNothingFound(owner);
  await main(owner).getByRole('button', { name: 'Publish one change' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Your changes are live' })).toBeVisible(
    { timeout: 60_000 },
  );
  await main(owner).getByRole('link', { name: 'Earlier versions' }).click();
  await expect(main(owner)).toContainText('Rohan Iyer');
  await expect(owner.getByRole('banner').getByRole('link', { name: /1 change$/ })).toBeVisible();
  await owner.context().close();
  await page.goto(`${origin}/#/`);
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expect(main(page)).not.toContainText('Your proposal waits');
});

test('what is sent back can be taken into a new draft, and published by nobody', async ({
  page,
  origin,
  browser,
}) => {
  await propose(page, origin, '1350');
  const owner = await colleague(browser, origin, 'owner@desk.example', 390);
  await proposalLink(owner).click();
  await main(owner).getByRole('button', { name: 'Send back to Rohan Iyer' }).click();
  await expect(
    owner.getByRole('heading', { level: 1, name: 'Sent back to Rohan Iyer' }),
  ).toBeVisible();
  await expectNothingFound(owner);
  await owner.goto(`${origin}/#/`);
  await expect(greeting(owner)).toBeVisible();
  await expect(proposalLink(owner)).toHaveCount(0);
  await owner.context().close();
  await page.goto(`${origin}/#/`);
  await page.reload();
  await expect(main(page)).toContainText('Your proposal was sent back to you');
  await main(page)
    .getByRole('button', { name: /^Take it back into my draft/ })
    .click();
  await expect(page.getByRole('button', { name: 'Propose one change' })).toBeVisible();
  await expect(main(page)).toContainText('₹1,350');
  await page.getByRole('button', { name: 'Discard all changes' }).click();
});

test('a value that was published meanwhile is shown beside the proposed one', async ({
  page,
  origin,
  browser,
}) => {
  await propose(page, origin, '1450');
  const asha = await colleague(browser, origin, 'asha@desk.example');
  await changePrice(asha, origin, '1600');
  await asha.getByRole('button', { name: 'Publish one change' }).click();
  await expect(asha.getByRole('heading', { level: 1, name: 'Publishing' })).toBeVisible();
  await asha.goto(`${origin}/#/`);
  await proposalLink(asha).click();
  await expect(main(asha)).toContainText('Two people changed');
  await expectNothingFound(asha);
  await main(asha).getByRole('button', { name: 'Keep ₹1,450' }).click();
  await main(asha).getByRole('button', { name: 'Publish one change' }).click();
  await expect(asha.getByRole('heading', { level: 1, name: 'Publishing' })).toBeVisible();
  await asha.context().close();
});

test('a proposal that its author has taken back meanwhile cannot be published', async ({
  page,
  origin,
  browser,
}) => {
  await propose(page, origin, '1550');
  const owner = await colleague(browser, origin, 'owner@desk.example');
  await proposalLink(owner).click();
  await expect(main(owner).getByRole('button', { name: 'Publish one change' })).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^Take it back/ })
    .click();
  await expect(page.getByRole('button', { name: 'Propose one change' })).toBeVisible();
  await main(owner).getByRole('button', { name: 'Publish one change' }).click();
  await expect(owner.getByRole('alert')).toContainText('no longer waiting');
  await owner.reload();
  await expect(
    owner.getByRole('heading', { level: 1, name: 'The proposal is not open' }),
  ).toBeVisible();
  await owner.context().close();
  await page.getByRole('button', { name: 'Discard all changes' }).click();
});
