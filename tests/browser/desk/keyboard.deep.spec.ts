import type { Locator, Page } from '@playwright/test';
import { changesLink, expect, openDesk, save, test } from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

const open = async (page: Page, address: string) => {
  await page.evaluate((hash) => void (location.hash = hash), `#/${address}`);
};
const classForm = (page: Page) => page.getByRole('complementary');
const openClass = (page: Page, index: number) =>
  open(page, `timetable/schedule%2Fmonday.yaml/${index}`);
const kept = (page: Page) => expect(page.getByText('Draft kept on this device')).toBeVisible();
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');

/** Presses a button from the keyboard. */
async function press(button: Locator) {
  await button.focus();
  await button.press('Enter');
}

test.describe('a form stays with its thing', () => {
  const title = (page: Page) => classForm(page).getByRole('heading', { level: 2 });

  test('a class that moves to another day and back by Undo', async ({ page }) => {
    await openClass(page, 0);
    const day = classForm(page).getByLabel('Day');
    await day.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(title(page)).toHaveText('Cycling, Wednesday 9:00 am');
    await expect(day).toBeFocused();
    await kept(page);
    // The days on the way were never meant.
    await undo(page);
    await expect(title(page)).toHaveText('Cycling, Monday 9:00 am');
    await expect(day).toBeFocused();
    await expect(changesLink(page)).toHaveText('No changes');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(title(page)).toHaveText('Cycling, Wednesday 9:00 am');
  });

  test('a class before which another tab removes and brings back one', async ({
    page,
    context,
    desk,
  }) => {
    const other = await context.newPage();
    await openDesk(other, desk);
    await openClass(page, 1);
    await openClass(other, 0);
    await press(classForm(other).getByRole('button', { name: 'Remove Cycling' }));
    await expect(page.getByRole('region', { name: 'Monday' }).getByText('Cycling')).toHaveCount(0);
    await expect(title(page)).toHaveText('Body Building, Monday 4:00 pm');
    await undo(other);
    await expect(page.getByRole('region', { name: 'Monday' }).getByText('Cycling')).toBeVisible();
    await expect(title(page)).toHaveText('Body Building, Monday 4:00 pm');
    // The open class itself.
    await openClass(other, 1);
    await press(classForm(other).getByRole('button', { name: 'Remove Body Building' }));
    await expect(title(page)).toHaveCount(0);
    await expect(
      page.getByRole('alert').filter({ hasText: 'removed in another window' }),
    ).toBeVisible();
    await expect(other.getByRole('alert').filter({ hasText: 'in another window' })).toHaveCount(0);
  });

  test('a coach who is moved up and back', async ({ page }) => {
    await open(page, 'coaches/trainers/1');
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.textContent();
    await press(page.getByRole('button', { name: 'Move up' }));
    await expect(page).toHaveURL(/trainers\/0$/);
    await expect(heading).toHaveText(name!);
    await kept(page);
    await undo(page);
    await expect(page).toHaveURL(/trainers\/1$/);
    await expect(heading).toHaveText(name!);
  });

  test('the days of a field that is asked for', async ({ page, desk, context }) => {
    desk.content.change<{ exceptions: unknown[] }>('hours.yaml', (value) => {
      value.exceptions = ['2027-01-26', '2027-02-14'].map((date) => ({
        date,
        closed: true,
        reason: `Closed on ${date}`,
      }));
    });
    await open(page, 'hours');
    await expect(page.getByRole('link', { name: /Closed on 2027-02-14/ })).toBeVisible();
    await open(page, 'hours/@hours.yaml@exceptions.1.reason');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Sun 14 February 2027');
    const other = await context.newPage();
    await openDesk(other, desk);
    await open(other, 'hours/@hours.yaml@exceptions.0.reason');
    await press(other.getByRole('button', { name: /regular hours/ }));
    await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
    await expect(heading).toHaveText('Sun 14 February 2027');
    await expect(page.getByLabel(/^Reason, shown/)).toContainText('Closed on 2027-02-14');
  });

  test('the question in which the cursor is', async ({ page, desk, context }) => {
    const other = await context.newPage();
    await openDesk(other, desk);
    for (const one of [page, other]) await open(one, 'pages/faq.yaml');
    const item = (of: Page, index: number) =>
      of.getByRole('group').filter({ hasText: 'Questions' }).locator('li > details').nth(index);
    const asked = item(page, 2).getByLabel('What people ask');
    await item(page, 2).locator('summary').click();
    await asked.focus();
    const question = await asked.textContent();
    await item(other, 0).locator('summary').click();
    await press(item(other, 0).getByRole('button', { name: /^Remove/ }));
    await expect(changesLink(page)).toHaveAccessibleName('Review 1 change');
    const focused = page.locator(':focus');
    await expect(focused).toHaveText(question!);
    await undo(other);
    await expect(changesLink(page)).toHaveText('No changes');
    await expect(focused).toHaveText(question!);
    await expect(asked).toBeFocused();
  });
});

test.describe('Undo', () => {
  test('of one’s own choice is no conflict, and the values on the way are no steps', async ({
    page,
  }) => {
    await openClass(page, 2);
    const begins = classForm(page).getByLabel('Begins');
    await begins.focus();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
    await expect(begins).toHaveValue('19:00');
    await kept(page);
    // Another window that comes to the front begins a new step.
    await begins.evaluate((control) =>
      control.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
    );
    await page.keyboard.press('ArrowDown');
    await kept(page);
    await undo(page);
    await expect(begins).toHaveValue('19:00');
    await undo(page);
    await expect(begins).toHaveValue('18:00');
    await expect(page.getByText('Another window')).toHaveCount(0);
    await expect(begins).toBeFocused();
  });

  test('at a checkbox', async ({ page }) => {
    await open(page, 'coaches/trainers/0');
    const box = page.getByRole('main').getByRole('checkbox').first();
    const was = await box.isChecked();
    await box.focus();
    await page.keyboard.press('Space');
    await kept(page);
    await undo(page);
    await expect(box).toBeChecked({ checked: was });
    await expect(changesLink(page)).toHaveText('No changes');
  });

  test('of a typed date, which brings back the date before and none between', async ({ page }) => {
    await open(page, 'posts/rest-days-that-are-not-lazy');
    const date = page.getByRole('main').locator('input[type=date]').first();
    const was = await date.inputValue();
    await date.focus();
    await page.keyboard.type('12012026', { delay: 60 });
    await expect(date).toHaveValue(/^2026-(12-01|01-12)$/);
    await kept(page);
    await undo(page);
    await expect(date).toHaveValue(was);
    await expect(changesLink(page)).toHaveText('No changes');
  });
});

test('a question that is answered in one tab is not asked in the other, nor with equal values', async ({
  page,
  desk,
  context,
}) => {
  const other = await context.newPage();
  await openDesk(other, desk);
  for (const one of [page, other]) await openClass(one, 2);
  const begins = (of: Page) => classForm(of).getByLabel('Begins');
  const told = (of: Page) => of.getByRole('alert').filter({ hasText: 'Another window' });
  for (const [own, theirs] of [
    ['18:15', '18:30'],
    ['18:45', '19:00'],
  ] as const) {
    await begins(page).focus();
    await begins(page).selectOption(own);
    await expect(begins(other)).toHaveValue(own);
    await begins(other).focus();
    await begins(other).selectOption(theirs);
    await expect(told(page)).toBeVisible();
    if (own === '18:15') await press(told(page).getByRole('button', { name: 'Keep 6:15 pm' }));
    else await begins(other).selectOption(own);
    await expect(begins(other)).toHaveValue(own);
    await expect(told(page)).toHaveCount(0);
    await expect(told(other)).toHaveCount(0);
    await expect(begins(page)).toBeFocused();
  }
});

test.describe('the focus goes on where its control is gone', () => {
  const experts = (page: Page) => page.getByRole('region', { name: 'Experts' });
  const price = (page: Page) => experts(page).getByLabel('Price').first();

  test('to the field, from Put back', async ({ page }) => {
    await open(page, 'prices');
    await price(page).fill('1250');
    await press(experts(page).getByRole('button', { name: /^Put back\W+Price/ }));
    await expect(price(page)).toHaveValue('1150');
    await expect(price(page)).toBeFocused();
  });

  test('to the next change, or to the heading after the last', async ({ page }) => {
    await open(page, 'prices');
    await price(page).fill('1250');
    await experts(page).getByLabel('Sentence under the price').fill('Everything together.');
    await changesLink(page).click();
    const main = page.getByRole('main');
    const putBack = main.getByRole('button', { name: /^Put back(?! all)/ });
    await expect(putBack).toHaveCount(2);
    await press(putBack.first());
    await expect(putBack).toHaveCount(1);
    await expect(main.getByRole('listitem').locator(':focus')).toHaveCount(1);
    await press(putBack);
    await expect(page.getByRole('heading', { level: 1, name: 'No changes' })).toBeFocused();
  });

  test('to the next item of a list, or the one before, or Add', async ({ page }) => {
    await open(page, 'photographs');
    await page.getByText('The gallery', { exact: true }).click();
    const items = page.getByRole('main').locator('details details');
    const count = await items.count();
    const nameOf = async (at: number) => (await items.nth(at).locator('summary').textContent())!;
    const remove = async (at: number) => {
      await items.nth(at).locator('summary').click();
      await press(items.nth(at).getByRole('button', { name: /^Remove/ }));
    };
    const [next, before] = [await nameOf(1), await nameOf(count - 2)];
    await remove(0);
    await expect(page.locator('summary:focus')).toHaveText(next);
    await remove(count - 2);
    await expect(page.locator('summary:focus')).toHaveText(before);
  });

  test('to the control of a photograph that is chosen', async ({ page }) => {
    await open(page, 'photographs/gallery.yaml/images.0.image');
    await press(page.getByRole('button', { name: 'One already on the site' }));
    await press(page.getByRole('main').getByRole('listitem').getByRole('button').nth(4));
    await expect(page.getByRole('button', { name: 'Photograph', exact: true })).toBeFocused();
  });

  test('to the text with its selection, from the address of a link', async ({ page }) => {
    await open(page, 'posts/rest-days-that-are-not-lazy');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
    const selected = () => page.evaluate(() => String(getSelection()));
    const word = await selected();
    expect(word).not.toBe('');
    const link = page.getByRole('button', { name: 'Link', exact: true });
    for (const isElsewhere of [false, true]) {
      await press(link);
      if (isElsewhere) {
        await page.getByLabel('Which page?').selectOption('https:');
        await expect(page.getByLabel(/address/i)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(text).toBeFocused();
      expect(await selected()).toBe(word);
    }
  });

  test('to the reason, where a version turns out not to come back', async ({ page }) => {
    await open(page, 'prices');
    await price(page).fill('1250');
    await save(page);
    // The reason is not known yet when the button has the focus.
    await open(page, 'history');
    const back = page.getByRole('button', { name: /^Bring back/ });
    await back.first().focus();
    await back.first().evaluate((button) => {
      const reason = document.createElement('p');
      reason.tabIndex = -1;
      reason.textContent = 'Cannot come back';
      button.replaceWith(reason);
    });
    await expect(page.getByText('Cannot come back')).toBeFocused();
  });

  test('to the field that is added', async ({ page }) => {
    await openClass(page, 0);
    await classForm(page).locator('summary').click();
    await press(classForm(page).getByRole('button', { name: /^Add / }).last());
    await expect(classForm(page).locator(':focus')).toHaveCount(1);
  });

  test('to the heading, where a form beside the week closes', async ({ page }) => {
    await openClass(page, 0);
    await press(classForm(page).getByRole('button', { name: 'Remove Cycling' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeFocused();
  });
});
