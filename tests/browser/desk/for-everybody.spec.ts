import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { changesLink, expect, openDesk, test, type DeskAtHand } from './desk.ts';

/** Every screen, by its address at the desk. */
const screens = [
  '',
  'prices',
  'timetable',
  'timetable/schedule%2Fmonday.yaml/0',
  'coaches/trainers',
  'coaches/trainers/0',
  'coaches/joel-d/leaves',
  'coaches/classes',
  'coaches/classes/0',
  'hours',
  'hours/2027-02-08/2027-02-10',
  'notice',
  'call-off',
  'posts',
  'posts/rest-days-that-are-not-lazy',
  'photographs',
  'photographs/pages%2Fhome.yaml/why.image',
  'pages/pages%2Fhome.yaml',
  'contact',
  'find/yoga',
  'invented',
  'changes',
  'history',
  'keys',
] as const;

/** Opens a screen of the desk that is open already. */
async function show(page: Page, screen: string) {
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        if (location.hash === hash) drawn();
        addEventListener('hashchange', drawn, { once: true });
        location.hash = hash;
      }),
    `#/${screen}`,
  );
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Another face is wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A draft with a change and a mistake, so that there is something to say of both. */
async function begin(page: Page, desk: DeskAtHand) {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  await experts.getByLabel('Sentence under the price').fill('');
  await expect(page.getByRole('banner').getByText('1 to fill')).toBeVisible();
}

/** How far a page can be pushed to the side, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1366, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('no screen shuts anybody out', async ({ page, desk }) => {
      test.slow();
      await begin(page, desk);
      for (const screen of screens)
        await test.step(screen, async () => {
          await show(page, screen);
          await expectNothingFound(page);
        });
    });
  });

for (const width of [390, 320])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('no screen has to be pushed sideways', async ({ page, desk }) => {
      await begin(page, desk);
      const wide: string[] = [];
      for (const screen of screens) {
        await show(page, screen);
        const by = await sideways(page);
        if (by > 0) wide.push(`${screen}: ${by} px`);
      }
      expect(wide).toEqual([]);
    });
  });

for (const width of [1366, 390])
  test(`with letters of twice the size nothing is pushed sideways at ${width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await begin(page, desk);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const wide: string[] = [];
    for (const screen of screens) {
      await show(page, screen);
      const by = await sideways(page);
      if (by > 0) wide.push(`${screen}: ${by} px`);
    }
    expect(wide).toEqual([]);
  });

/** Steps on until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp) {
  const names: string[] = [];
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
      // Between the last control and the first.
      if (one === document.body) return '';
      const named = one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent;
      return `${one.closest('section')?.ariaLabel ?? ''} ${named.trim()}`;
    });
    if (name.test(at)) return;
    names.push(at);
  }
  expect(names).toContain(String(name));
}

test('a price is changed and saved with the keyboard alone', async ({ page, desk }) => {
  await openDesk(page, desk);
  await tabTo(page, /Change a price/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices');
  await tabTo(page, /^Experts Price/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1250');
  await expect(changesLink(page)).toHaveAccessibleName('Look over 1 change');
  await tabTo(page, /Look over/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Your name/);
  await page.keyboard.type('Asha');
  await tabTo(page, /^ ?Save one change$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved');
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
});
