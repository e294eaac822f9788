import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { changesLink, type DeskAtHand, expect, openDesk, save, test } from './desk.ts';

const file = 'posts/rest-days-that-are-not-lazy.yaml';
const field = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true });

async function openText(page: Page, desk: DeskAtHand, body?: string) {
  if (body !== undefined) {
    const indented = body.replace(/^(?=.)/gm, '  ');
    const before = desk.content.read(file);
    desk.content.write(
      file,
      before.replace(/^body: \|\n[^]*/m, () => `body: |\n${indented}`),
    );
    desk.git('commit', '--quiet', '--all', '--message', 'A text');
  }
  await openDesk(page, desk);
  await page.getByRole('link', { name: 'Write or change a post' }).click();
  await page.getByRole('link', { name: /Rest days that are not lazy/ }).click();
  await expect(field(page).locator('p').first()).toBeVisible();
}

/** Selects words within one line, as a mouse does. */
async function choose(text: Locator, words: string) {
  await text.focus();
  await text.evaluate((box, wanted) => {
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(wanted);
      if (at < 0) continue;
      getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`Nobody says ${wanted}.`);
  }, words);
}

/** Nobody is as fast as a test: the browser tells of the cursor around its next frame. */
const cursorKnown = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Dispatches a paste event like a browser. */
const paste = (field: Locator, html: string, plain = '') =>
  field.evaluate(
    (box, [one, other]) => {
      const clipboardData = new DataTransfer();
      if (one !== '') clipboardData.setData('text/html', one!);
      if (other !== '') clipboardData.setData('text/plain', other!);
      if (clipboardData.types.length === 0)
        clipboardData.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, plain],
  );

const plain = 'One first line of the text.\n\nA second line.\n';

test('tools say what is on, and are one stop of the Tab key', async ({ page, desk }) => {
  await openText(page, desk, '## A heading\n\nSome **bold** and *italic* words.\n');
  const text = field(page);
  await choose(text, 'bold');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(page, 'Italic')).toHaveAttribute('aria-pressed', 'false');
  await choose(text, 'heading');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await text.press('Shift+Tab');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'List')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expectNothingFound(page);
});

test('words lead to a page or to another website, and nowhere else', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'first line');
  await tool(page, 'Link').click();
  await page.getByLabel('Which page?').selectOption('Pricing');
  await page.keyboard.type(' here');
  await choose(text, 'second');
  await tool(page, 'Link').click();
  await page.getByLabel('Which page?').selectOption('Another website');
  const address = page.getByLabel('Its address');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not the address of a website.')).toBeVisible();
  // The form and what it says have room on a phone.
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.getByRole('toolbar', { name: 'Text' }).evaluate((bar) => ({
    room: bar.clientWidth,
    taken: bar.scrollWidth,
  }));
  expect(wide.taken).toBeLessThanOrEqual(wide.room);
  await address.fill('www.example.com/x');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Link')).toBeVisible();
  await save(page);
  expect(desk.content.read(file)).toContain(
    'body: |\n  One [first line](/pricing) here of the text.\n\n  A [second](https://www.example.com/x) line.\n',
  );
});

test('a table and a quote stay as they are, and can be moved and deleted', async ({
  page,
  desk,
}) => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |';
  await openText(page, desk, `One.\n\n${table}\n\n> Said.\n\nTwo.\n`);
  const text = field(page);
  await choose(text, 'Two.');
  await page.keyboard.press('End');
  await page.keyboard.type(' Three.');
  const others = text.locator('.other');
  await expect(others).toHaveCount(2);
  await others.first().getByRole('button', { name: 'Down' }).focus();
  await page.keyboard.press('Enter');
  await expect(others.last().getByRole('button', { name: 'Down' })).toBeFocused();
  await others.first().getByRole('button', { name: 'Delete' }).click();
  await expect(others).toHaveCount(1);
  await save(page);
  expect(desk.content.read(file)).toContain(
    `body: |\n  One.\n\n${table.replace(/^/gm, '  ')}\n\n  Two. Three.\n`,
  );
});

test('lines are split, joined and ended by keys', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'first ');
  await page.keyboard.press('Enter');
  await expect(text.locator('p')).toHaveText(['One ', 'line of the text.', 'A second line.']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await cursorKnown(page);
  await page.keyboard.press('Delete');
  await expect(text.locator('p')).toHaveText(['One line of the text.A second line.']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('Shoes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Towel');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await tool(page, 'Heading').click();
  await page.keyboard.type('End');
  await expect(text.getByRole('listitem')).toHaveText(['Shoes', 'Towel']);
  await expect(text.getByRole('heading')).toHaveText('End');
});

test('undo within the text agrees with that of the desk', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'second');
  await tool(page, 'Bold').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('strong')).toHaveText('second');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('strong')).toHaveCount(0);
  await expect(changesLink(page)).toHaveAccessibleName(/^Review/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text.locator('strong')).toHaveText('second');
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).click();
  await expect(text.locator('strong')).toHaveCount(0);
});

test('a pasted text brings its words and lists alone', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'second');
  await paste(text, '<h1 style="color:red">New <b>bold</b> <img src="x.png" alt="y"></h1>');
  await expect(text.locator('p').last()).toHaveText('A New bold line.');
  await page.keyboard.press('ControlOrMeta+End');
  await cursorKnown(page);
  await page.keyboard.press('Enter');
  await paste(text, '', 'Bring:\n• shoes\n• towel');
  await expect(text.getByRole('listitem')).toHaveText(['shoes', 'towel']);
  await expect(text.locator('[style], img, span')).toHaveCount(0);
  // A picture alone takes the place of nothing.
  await choose(text, 'towel');
  await paste(text, '');
  await expect(text.getByRole('listitem')).toHaveText(['shoes', 'towel']);
  await save(page);
  expect(desk.content.read(file)).toContain(
    'A New **bold** line.\n\n  Bring:\n\n  - shoes\n  - towel\n',
  );
});

test('a paste says what it left out, and is undone as a whole', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'second');
  await paste(
    text,
    '<h1>Rest days that are not lazy</h1><p>It’s <img src="x.png"></p><table><tr><td>Monday<td>Legs</table>',
  );
  await expect(text.locator('p')).toHaveText([/^One/, 'A It’s', 'Monday · Legs line.']);
  const told = page.getByRole('status').filter({ hasText: 'A text cannot have tables' });
  await expect(told).toContainText('A text cannot have pictures');
  await expect(told).toContainText('The title was left out');
  await told.getByRole('button', { name: /^Undo/ }).click();
  await expect(text.locator('p')).toHaveText([/^One/, 'A second line.']);
});

test('what a keyboard composes is left alone', async ({ page, desk }) => {
  await openText(page, desk, plain);
  const text = field(page);
  await choose(text, 'second');
  const keyboard = await page.context().newCDPSession(page);
  const line = await text.locator('p').last().elementHandle();
  await keyboard.send('Input.imeSetComposition', { text: 'ने', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.imeSetComposition', {
    text: 'नेपा',
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect(text).toContainText('A नेपा line.');
  expect(await line.isVisible()).toBe(true);
  await keyboard.send('Input.insertText', { text: 'नेपाल' });
  await expect(text).toContainText('A नेपाल line.');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
});

test('a tool that is pressed before anything is written begins the text', async ({
  page,
  desk,
}) => {
  await openText(page, desk);
  await page.goto(`${desk.origin}/?new#/posts`);
  await page.getByRole('button', { name: 'Write a post' }).click();
  await tool(page, 'Bold').click();
  await page.keyboard.type('Rest');
  await expect(field(page).locator('strong, b')).toHaveText('Rest');
});

test('a letter in a post of 3,500 words takes little of the processor', async ({ page, desk }) => {
  const words = Array.from({ length: 35 }, (_, at) => `Word${'s'.repeat(at % 7)} and more`);
  await openText(
    page,
    desk,
    `${Array.from({ length: 35 }, () => words.join('\n')).join('\n\n')}\n`,
  );
  const text = field(page);
  await text.locator('p').nth(10).click();
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  const scriptTime = async () =>
    (await metrics.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'ScriptDuration',
    )!.value;
  const type = (letters: string) => page.keyboard.type(letters, { delay: 100 });
  // The first letters build what the later ones change.
  await type('Warm. ');
  await expect(changesLink(page)).toHaveAccessibleName('Review 1');
  const before = await scriptTime();
  const letters = 'Walk slowly, and sleep well.';
  await type(letters);
  const perLetter = (1000 * ((await scriptTime()) - before)) / letters.length;
  // In milliseconds, where the browser of the tests optimizes nothing. It is 6, and 31 if each letter writes the text.
  expect(perLetter).toBeLessThan(15);
  await expect(text.locator('p').nth(10)).toContainText(letters);
});
