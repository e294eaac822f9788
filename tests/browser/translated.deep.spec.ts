import type { Page } from '@playwright/test';
import { expect, test } from './page.ts';
import { fitness, haveSession, newEmail } from './signing-in.ts';

// The browser logs refused requests as errors.
test.use({ expectedErrors: [/status of 40[03]|net::ERR_/] });

const search = (words: string) => (page: Page) => page.getByRole('searchbox').fill(words);
const calculate = (weight: string, height: string) => async (page: Page) => {
  await page.getByLabel('Weight').fill(weight);
  await page.getByLabel('Height').fill(height);
  await page.getByRole('button', { name: 'Calculate' }).click();
};
const pass = (milliseconds: number) => (page: Page) => page.clock.runFor(milliseconds);

interface Visit {
  begin?: (page: Page) => Promise<unknown>;
  address: string;
  acts: readonly ((page: Page) => Promise<unknown>)[];
}

/** Visits in which the words of each island change. */
const visits: Record<string, Visit> = {
  'the calculator and the line about today': {
    address: '/',
    acts: [
      calculate('70', '170'),
      calculate('95', '170'),
      calculate('70', '1.75'),
      calculate('', ''),
      pass(3_600_000),
      pass(8 * 3_600_000),
    ],
  },
  'saving classes': {
    begin: (page) => haveSession(page, newEmail('translated')),
    address: '/schedule/monday',
    acts: [
      async (page) => {
        const toggle = page.getByRole('button', { name: fitness });
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-busy', 'false');
      },
      async (page) => {
        await page.goto('/account');
        await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Remove: Fitness, Monday 6:00pm' }).click();
        await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByRole('heading', { name: '1 class saved' })).toBeVisible();
      },
    ],
  },
  'the search': {
    address: '/blog',
    acts: [search('yoga'), search('knees'), search('qqqq'), search('')],
  },
  'the week': {
    address: '/schedule',
    acts: [
      (page) => page.getByRole('link', { name: 'Morning' }).click(),
      (page) => page.getByRole('link', { name: 'Evening' }).click(),
      (page) => page.goBack(),
      pass(5 * 3_600_000),
    ],
  },
  'a first class': {
    address: '/trial',
    acts: [
      (page) => page.locator('label', { hasText: 'Yoga' }).click(),
      (page) => page.locator('label', { hasText: 'Meenakshi R.' }).first().click(),
      (page) => page.getByLabel('Your first name').fill('Asha'),
      (page) => page.locator('label', { hasText: 'Fitness' }).first().click(),
    ],
  },
  'the pages of a class': {
    address: '/classes/yoga',
    acts: [pass(6 * 3_600_000), pass(86_400_000)],
  },
};

/** Does what a translator of a browser does: puts each text into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (
        text.data.trim() === '' ||
        text.parentElement!.closest('script, style, select, textarea, font')
      )
        continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.textContent = text.data;
      text.replaceWith(font);
    }
  });

/** The words in sight after each act. */
async function wordsOf(page: Page, visit: Visit, afterEach: (page: Page) => Promise<unknown>) {
  await page.clock.install({ time: '2026-11-23T15:00:00+05:30' });
  await visit.begin?.(page);
  await page.goto(visit.address);
  for (const box of await page.locator('[data-island]').all()) await box.dispatchEvent('focusin');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.clock.runFor(2_000);
  const words: string[] = [];
  for (const act of visit.acts) {
    await afterEach(page);
    await act(page);
    await page.clock.runFor(300);
    await page.waitForTimeout(200);
    const text = await page.locator('body').innerText();
    words.push(text.replaceAll(/\S+@mail\.example/g, 'e-mail').replaceAll(/\s+/g, ' '));
  }
  return words;
}

for (const [name, visit] of Object.entries(visits))
  test(`translated, a page says of ${name} what it says untranslated`, async ({
    page,
    browser,
  }) => {
    const plain = await (await browser.newContext()).newPage();
    const untranslated = await wordsOf(plain, visit, () => Promise.resolve());
    await plain.context().close();
    expect(new Set(untranslated).size, 'different words').toBeGreaterThan(
      visit.acts.length > 2 ? 1 : 0,
    );
    expect(await wordsOf(page, visit, translate)).toEqual(untranslated);
  });
