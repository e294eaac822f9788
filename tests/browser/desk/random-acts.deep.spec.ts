import type { Page } from '@playwright/test';
import { changesLink, expect, openDesk, test } from './desk.ts';

/**
 * A person who presses and types anything anywhere: ACTS acts for each seed of SEEDS. A few in the suite; thousands by
 * hand, see CONTRIBUTING.md.
 */
const acts = Number(process.env['ACTS'] ?? 40);
const seeds = (process.env['SEEDS'] ?? '1').split(',').map(Number);

const screens = [
  'prices',
  'timetable',
  'timetable/schedule/monday.yaml/0',
  'hours',
  'call-off',
  'extra-class',
  'notice',
  'posts',
  'photographs',
  'coaches',
  'coaches/classes',
  'pages',
  'pages/pages/home.yaml',
  'pages/faq.yaml',
  'contact',
  'invented',
  'history',
  'changes',
].map(
  (screen) =>
    `#/${screen.replace('/schedule/', '/schedule%2F').replace('pages/pages/', 'pages/pages%2F')}`,
);

/** Runs in the page, where an act takes milliseconds: presses, types or chooses something; returns a description. */
function actIn([dice, text]: readonly [number, string]): string {
  const isShown = (element: HTMLElement) =>
    element.checkVisibility() && !element.closest('[inert]');
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(input, textarea, select, button, a[href^="#/"], [contenteditable="true"]), header button',
    ),
  ].filter(
    (element) =>
      isShown(element) &&
      !element.matches(':disabled, [aria-disabled="true"], [type="file"]') &&
      // Saving is tested at the end.
      !(element.textContent ?? '').startsWith('Save'),
  );
  const element = all[dice % all.length];
  if (!element) return 'nothing is there';
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  const isChosen = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].filter((one) => !one.disabled);
    element.value = options[dice % options.length]!.value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (
    !isChosen &&
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
  ) {
    // React notices a value only if it is set natively.
    const value = element.type === 'date' ? '2026-12-24' : text;
    element.focus();
    Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.blur();
  } else if (element.isContentEditable) {
    element.focus();
    document.execCommand('insertText', false, text);
  } else element.click();
  return name;
}

const texts = [
  'Yoga: the basics',
  '',
  '1250',
  '07:30',
  'It’s # one "word", and {another}',
  'constructor',
  'नमस्ते 👨‍👩‍👧 ₹',
  'https://example.com/a?b=c',
  'A long sentence that goes on and on. '.repeat(12),
  'two\nlines',
  '- [ ] **bold** | ~ & * @',
];

/** The entries of the list of changes, once everything is kept and checked. */
async function changes(page: Page): Promise<string[]> {
  await page.evaluate(() => void (location.hash = '#/changes'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Draft kept on this device')).toBeVisible();
  const now = () => main.getByRole('listitem').allInnerTexts();
  let last: string[] | undefined;
  await expect(async () => {
    const before = last;
    last = await now();
    expect(last).toEqual(before);
  }).toPass({ intervals: [1000] });
  return last!;
}

// The frame of the preview cannot ask for the account service.
test.use({ expectedErrors: [/Blocked autofocusing|accounts-service|ERR_FAILED/] });
test.describe.configure({ timeout: 120_000 + acts * 2000 });

for (const seed of seeds)
  test(`${acts} random acts lose nothing and break no screen (seed ${seed})`, async ({
    page,
    desk,
  }) => {
    let state = seed;
    const dice = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
    const done: string[] = [];
    await openDesk(page, desk);
    for (let act = 1; act <= acts; act++) {
      const screen = screens[dice() % screens.length]!;
      if (act % 4 === 1) await page.evaluate((hash) => void (location.hash = hash), screen);
      await page.waitForTimeout(30);
      done.push(await page.evaluate(actIn, [dice(), texts[dice() % texts.length]!] as const));
      await expect(page.getByText('This cannot be shown.')).toHaveCount(0);
      if (act % 100 !== 0 && act !== acts) continue;
      const before = await changes(page);
      await page.reload();
      expect(await changes(page), done.slice(-100).join('\n')).toEqual(before);
    }
    const last = await changes(page);
    await page.getByRole('button', { name: 'Discard all changes' }).click();
    await expect(changesLink(page)).toHaveText('No changes');
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
    await expect(changesLink(page)).not.toHaveText('No changes');
    expect(await changes(page)).toEqual(last);
  });
