import type { Page } from '@playwright/test';
import { fieldNamed } from '../../../src/desk/preview/field-name.ts';
import { expect, openDesk, test } from './desk.ts';

const frameOf = (page: Page) => page.frameLocator('iframe');

const controls = 'a, button, input, select, textarea, label, summary, dialog';

/** Matches what shows a field outside of links and controls, where a press opens the field. */
const pressable = `[data-field]:not(${controls}, :is(${controls}) *)`;

const shownIn = (page: Page) => frameOf(page).locator(`${pressable}:visible`);

/** The place that the address of the desk names: "plans.yaml:plans.0.price". */
const placeInUrl = (page: Page) =>
  decodeURIComponent(new URL(page.url()).hash).split('/@')[1]?.replace('@', ':');

/** The screens beside which the preview shows a page with many fields. */
const screens = [
  'prices',
  'contact',
  'coaches',
  'timetable',
  ...['home', 'about', 'trial', 'classes'].map((id) => `pages/pages%2F${id}.yaml`),
];

for (const screen of screens)
  test(`a press on what the page beside ${screen} shows opens its field`, async ({
    page,
    desk,
  }) => {
    test.setTimeout(600_000);
    await openDesk(page, desk);
    const open = () => page.goto(`${desk.origin}/#/${screen}`);
    await open();
    await expect(shownIn(page).nth(5)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByTitle(/^Preview of the page/)).toBeVisible();
    const names = await shownIn(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-field')!.split(' ')[0]!),
    );
    expect(names.length).toBeGreaterThan(5);
    const wrong: string[] = [];
    for (const name of new Set(names)) {
      const { path, file } = fieldNamed(name);
      await open();
      const shown = frameOf(page).locator(`[data-field="${name}"], [data-field^="${name} "]`);
      const around = path.map((_, at) => `${file}:${path.slice(0, at + 1).join('.')}`);
      // A page that is just loaded anew does not hear a press.
      await expect(async () => {
        await shownIn(page).and(shown).first().dispatchEvent('click', {}, { timeout: 2000 });
        await expect(() => expect(around).toContain(placeInUrl(page))).toPass({ timeout: 2000 });
      })
        .toPass({ timeout: 15_000 })
        .catch(() => wrong.push(`${name} opens ${page.url()}`));
    }
    expect(wrong).toEqual([]);
  });
