import { begin, changesLink, expect, more, openDesk, test } from './desk.ts';

test.beforeEach(async ({ page, desk }) => openDesk(page, desk));

test('what was typed about a photograph is kept until another one takes its place', async ({
  page,
}) => {
  await begin(page, 'Write or change a post');
  await page.getByRole('button', { name: 'Write a post' }).click();
  const toFill = async () =>
    parseInt(
      (await page
        .getByRole('banner')
        .getByText(/not filled in yet/)
        .textContent())!,
    );
  const atFirst = await toFill();
  const described = page.getByLabel('Describe it');
  await described.fill('A woman rows beside the window');
  const take = async (name: string) => {
    await page.getByRole('button', { name: 'One already on the website' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await take('Battle ropes');
  await expect(
    page.getByRole('main').getByRole('status').getByText('describe it anew'),
  ).toHaveCount(0);
  await expect(described).toHaveValue('A woman rows beside the window');
  await expect.poll(toFill).toBe(atFirst - 2);
  await take('Boxing ring');
  await expect(page.getByText('Describe the photograph.')).toBeVisible();
  await expect(described).toHaveValue('');
  await expect.poll(toFill).toBe(atFirst - 1);
});

test('a class is cancelled by a button that says so, and says first what it lacks', async ({
  page,
}) => {
  await begin(page, 'Cancel or change one class');
  const act = page.getByRole('button', { name: /^(Change it|Cancel the class)/ });
  await expect(act).toHaveAccessibleDescription('Choose the class first.');
  await page.getByRole('radio').first().check();
  await expect(act).toHaveAccessibleDescription(/^This is what happens already/);
  // It can be reached, and does nothing yet.
  await act.press('Enter');
  await expect(changesLink(page)).toHaveAccessibleName('Review');
  await page.getByLabel('It is cancelled').check();
  await expect(act).toHaveAccessibleName('Cancel the class');
  await expect(act).toHaveAccessibleDescription(/^Enter the reason first/);
  await page.getByLabel('Reason, shown to visitors').fill('The plumber is here.');
  await expect(act).toHaveAccessibleDescription('');
});

test('F6 goes to the next region from anywhere in one', async ({ page }) => {
  await begin(page, 'Change a price');
  const [bar, list] = [page.getByRole('banner'), page.getByRole('navigation').first()];
  await bar.getByRole('link', { name: /^Review/ }).focus();
  await page.keyboard.press('F6');
  await expect(list.getByRole('link', { name: 'Start' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('complementary')).toBeFocused();
  await page.keyboard.press('F6');
  await expect(bar.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('complementary')).toBeFocused();
});

test('Alt+R opens the review from a field, is told at its link, and can be switched off', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const price = page.getByLabel('Price').first();
  await begin(page, 'Change a price');
  await expect(changesLink(page)).toHaveAttribute('aria-keyshortcuts', 'Alt+R');
  await price.fill('1250');
  await page.keyboard.press('Alt+r');
  await expect(title).toHaveText('Review one change');
  await expect(title).toBeFocused();
  await page.getByRole('checkbox', { name: /^Alt\+R opens this page/ }).uncheck();
  await page.reload();
  await page.goBack();
  await price.press('Alt+r');
  await expect(title).toHaveText('Prices');
  await expect(changesLink(page)).not.toHaveAttribute('aria-keyshortcuts');
});

test('whoever opens a screen or a class goes on at its heading', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Timetable', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Timetable');
  await expect(title).toBeFocused();
  const classOf = page.getByRole('region', { name: 'Monday' }).getByRole('link').first();
  await expect(page.getByRole('complementary')).toHaveAccessibleName('Preview');
  await classOf.focus();
  await page.keyboard.press('Enter');
  const beside = page.getByRole('complementary', { name: 'This class' });
  await expect(beside.getByRole('heading', { level: 2 })).toBeFocused();
  await beside.getByLabel('Coach').focus();
  await beside.getByLabel('Coach').selectOption({ index: 2 });
  await expect(beside.getByLabel('Coach')).toBeFocused();
});

test('the search box leads to what was found', async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Find what to change' });
  for (const key of ['ArrowDown', 'Enter']) {
    await box.fill('yoga');
    const first = page.getByRole('main').getByRole('list').getByRole('link').first();
    await expect(first).toBeVisible();
    await page.keyboard.press(key);
    await expect(first).toBeFocused();
  }
});

test('what changes out of sight is said', async ({ page }) => {
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await begin(page, 'Change a price');
  const experts = page.getByRole('region', { name: 'Experts' });
  await more(experts, 'Experts', 'Move up');
  await expect(said('Experts is now 2 of 3.')).toHaveCount(1);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByLabel('New tag').fill('Barbells');
  await page.keyboard.press('Enter');
  await expect(said('Barbells added')).toHaveCount(1);
});

test('two mistakes are counted alike in the bar and on the page', async ({ page }) => {
  await begin(page, 'Change a price');
  const beginners = page.getByRole('region', { name: 'Beginners' });
  await beginners.getByLabel('Price').first().fill('0');
  await beginners.getByText('Details of Beginners').click();
  await beginners.getByLabel('Name').fill('');
  await page.getByRole('banner').getByRole('link', { name: '2 to fix' }).click();
  const wrong = page.getByRole('group', { name: '2 to fix' });
  await expect(wrong.getByText('Beginners: name', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('neither F6 nor Tab stops at the form while the preview is shown', async ({ page }) => {
    await begin(page, 'Change the timetable');
    await page.getByRole('region', { name: 'Monday' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('complementary')).toBeVisible();
    const isSeen = () =>
      page.evaluate(() => (document.activeElement as HTMLElement).offsetHeight > 0);
    for (const key of ['F6', 'F6', 'F6', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await isSeen(), key).toBe(true);
    }
  });
});

test('“More” opens and closes with the keyboard, and adds a field that gets the focus', async ({
  page,
}) => {
  await begin(page, 'Change a price');
  const button = page.getByRole('button', { name: 'More: Experts', exact: true });
  await button.press('Enter');
  const list = page.locator('.more-list:popover-open');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(list).toHaveCount(0);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('id', /^f-plans-yaml-plans-2-/);
});
