import type { Page } from '@playwright/test';
import { screenNames } from '../../../src/desk/words/screen-names.ts';
import { expectNothingFound } from '../axe.ts';
import { changesLink, type DeskAtHand, expect, openDesk, test } from './desk.ts';

/** Things on some of the screens. */
const things = [
  'timetable/schedule%2Fmonday.yaml/0',
  'coaches/trainers/0',
  'leaves/joel-d',
  'coaches/classes/0',
  'hours/2027-02-08/2027-02-10',
  'posts/rest-days-that-are-not-lazy',
  'photographs/pages%2Fhome.yaml/why.image',
  'pages/pages%2Fhome.yaml',
  'find/yoga',
] as const;

/** All routes of a desk on this computer, where nobody is asked who they are. */
const screens = ['', ...screenNames.filter((name) => name !== 'people'), ...things];

/** Opens a screen of the open desk. */
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

/** Starts a draft with a change and a mistake, so that both are shown. */
async function begin(page: Page, desk: DeskAtHand) {
  await openDesk(page, desk);
  await page.getByRole('main').getByRole('link', { name: 'Change a price' }).click();
  const experts = page.getByRole('region', { name: 'Experts' });
  await experts.getByLabel('Price').first().fill('1250');
  await experts.getByLabel('Sentence under the price').fill('');
  await expect(changesLink(page)).toHaveAccessibleName('Review 2');
  // On a phone the bar has no room for it.
  await expect(page.getByRole('banner').getByText('1 not filled in yet')).toBeAttached();
}

/** The horizontal overflow of a page, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Multiplies the font size of the desk. */
const enlarge = (page: Page, times: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), `${times * 100}%`);

for (const { width, narrower } of [{ width: 1366 }, { width: 390, narrower: 320 }])
  test(`at ${width} px no screen shuts anybody out, or has to be pushed sideways`, async ({
    page,
    desk,
  }) => {
    const height = 800;
    await page.setViewportSize({ width, height });
    await begin(page, desk);
    for (const screen of screens)
      await test.step(screen, async () => {
        await show(page, screen);
        await expectNothingFound(page);
        // "Undo : Experts" has a hidden part that stands apart.
        expect(await page.locator('body').ariaSnapshot()).not.toMatch(/"[^"\n]* : /);
        expect(await sideways(page), `${screen} at ${width} px`).toBeLessThanOrEqual(0);
        await enlarge(page, 2);
        const twice = `${screen} at ${width} px, with letters of twice the size`;
        expect(await sideways(page), twice).toBeLessThanOrEqual(0);
        await enlarge(page, 1);
        if (narrower === undefined) return;
        await page.setViewportSize({ width: narrower, height });
        expect(await sideways(page), `${screen} at ${narrower} px`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width, height });
      });
  });

/** The name of the focused control, and where its ring is; undefined between the last control and the first. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    if (one === document.body) return undefined;
    const { left, top, right, bottom } = (one.closest('label') ?? one).getBoundingClientRect();
    const [x, y] = [Math.max(0, left - 6), Math.max(0, top - 6)];
    const [width, height] = [
      Math.min(innerWidth, right + 6) - x,
      Math.min(innerHeight, bottom + 6) - y,
    ];
    const name = `${one.tagName} ${one.className} ${one.ariaLabel ?? one.textContent}`;
    // The button inside a date input takes the focus from it: the browser draws a ring that `blur` does not take away.
    return { name, isWhole: one.matches(':focus'), clip: { x, y, width, height } };
  });

for (const screen of [
  '',
  'prices',
  'timetable',
  'coaches/trainers/0',
  'hours/2027-02-08',
  'call-off',
  'posts/rest-days-that-are-not-lazy',
  'photographs',
  'review',
])
  test(`each stop of Tab has a ring that is seen: ${screen}`, async ({ page, desk }) => {
    await begin(page, desk);
    await show(page, screen);
    await page.getByRole('link', { name: 'Skip to the form' }).focus();
    const unseen: string[] = [];
    let stops = 0;
    for (let now = await focusNow(page); now; now = await focusNow(page), stops++) {
      const { clip, name, isWhole } = now;
      const focused = await page.screenshot({ clip });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      if (isWhole && focused.equals(await page.screenshot({ clip }))) unseen.push(name);
      await page.keyboard.press('Tab');
    }
    expect(unseen).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  });

/** Presses Tab, or Shift and Tab, until an element with this name is focused. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const names: string[] = [];
  for (let steps = 0; steps < 250; steps++) {
    await page.keyboard.press(key);
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
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
  await tabTo(page, /Review/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /Your name/);
  await page.keyboard.type('Asha');
  await tabTo(page, /^ ?Publish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Published');
  expect(desk.saved()).toEqual({ 'plans.yaml': ['-    price: 1150', '+    price: 1250'] });
});

/** Something odd in every file of which a screen is made. */
const oddities: readonly [file: string, from: RegExp, to: string][] = [
  ['schedule/friday.yaml', /^classes:\n/m, 'classes:\n  -\n'],
  ['plans.yaml', /^plans:\n/m, 'plans:\n  -\n'],
  ['trainers.yaml', /^trainers:\n/m, 'trainers:\n  -\n'],
  ['gallery.yaml', /^images:\n/m, 'images:\n  -\n'],
  ['hours.yaml', /$/, '\nexceptions: closed\n'],
  ['faq.yaml', /^questions:\n[^]*/m, 'questions:\n'],
  ['notice.yaml', /^[^]*$/, 'nothing\n'],
];
test('every screen is shown, whatever somebody wrote into the files', async ({ page, desk }) => {
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await openDesk(page, desk);
  for (const [file, from, to] of oddities) {
    const text = desk.content.read(file);
    const odd = text.replace(from, to);
    expect(odd, file).not.toBe(text);
    desk.content.write(file, odd);
  }
  await expect(page.getByRole('banner').getByText(/^\d\d to fix/)).toBeVisible();
  for (const screen of [...screens, '%', 'pages/__proto__', 'photographs/x/y', 'hours/x'])
    await test.step(screen, async () => {
      await show(page, screen);
      await expect(page.getByText('This cannot be shown.')).toHaveCount(0);
    });
  expect(failed).toEqual([]);
});
