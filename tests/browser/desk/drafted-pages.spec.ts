import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { addDays, indianTime } from '../../../src/timetable/clock.ts';
import { expect, test as base } from '../page.ts';
import { texts } from '../../checker/content-at-hand.ts';
import { contentForPreview, hostOfPreview } from './drafted/host.ts';

const { date: today } = indianTime(new Date());

const test = base.extend<object, { host: { origin: string; server: Server } }>({
  // The preview may not take the cursor away from the form.
  expectedErrors: async ({}, provide) => provide([/Blocked autofocusing/]),
  host: [
    async ({}, provide) => {
      const host = await hostOfPreview();
      await provide(host);
      host.server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The preview with the content of the site, at a page. */
async function open(page: Page, { origin }: { origin: string }, address: string) {
  await page.goto(origin);
  await page.waitForFunction(() => 'preview' in globalThis);
  const content = await contentForPreview(today);
  await page.evaluate(
    async ([given, to]) => {
      await preview.ask({ kind: 'begin', content: given });
      preview.begin();
      preview.open(to);
    },
    [content, address] as const,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('main')).toBeVisible();
  return frame;
}

const setPrice = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([was, is]) =>
      preview.change({
        kind: 'change',
        file: 'plans.yaml',
        from: `price: ${was}`,
        to: `price: ${is}`,
      }),
    [from, to] as const,
  );

test('the page has its styles, faces and pictures, and reaches nothing of the desk', async ({
  page,
  host,
}) => {
  const frame = await open(page, host, '/');
  const body = frame.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(20, 17, 15)');
  const first = frame.locator('main img').first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const inside = await body.evaluate(async () => {
    const tried = (act: () => unknown) => {
      try {
        return act() ? 'reached' : 'empty';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: globalThis.origin,
      faces: (await document.fonts.ready).check('16px Archivo') || document.fonts.size > 0,
      desk: tried(() => parent.document),
      database: tried(() => indexedDB.open('desk')),
      cookies: tried(() => document.cookie),
    };
  });
  expect(inside).toEqual({
    origin: 'null',
    faces: true,
    desk: 'SecurityError',
    database: 'SecurityError',
    cookies: 'SecurityError',
  });
});

test('a change is patched into the page', async ({ page, host }) => {
  const frame = await open(page, host, '/pricing');
  const price = Number(/price: (\d+)/.exec(texts.get('plans.yaml')!)![1]);
  const main = frame.locator('main');
  await frame.locator('body').evaluate((body) => {
    body.dataset['mark'] = 'the same document';
  });
  for (const [from, to] of [
    [price, 4321],
    [4321, 5432],
  ] as const) {
    await setPrice(page, from, to);
    await expect(main).toContainText(`₹${to.toLocaleString('en-IN')}`);
  }
  await expect(frame.locator('body')).toHaveAttribute('data-mark', 'the same document');
});

test('a change of what has come alive loads the page anew, where it was scrolled to', async ({
  page,
  host,
}) => {
  const frame = await open(page, host, '/schedule/monday');
  const body = frame.locator('body');
  await expect(frame.locator('main [data-island][data-live]').first()).toBeAttached();
  const name = /name: (.+)/.exec(texts.get('classes.yaml')!.split('id: cycling')[1]!)![1]!;
  await body.evaluate((one) => {
    one.dataset['mark'] = 'the first document';
    scrollTo({ top: 500, behavior: 'instant' });
  });
  await page.evaluate(
    (was) =>
      preview.change({
        kind: 'change',
        file: 'classes.yaml',
        from: `name: ${was}`,
        to: 'name: Spinning',
      }),
    name,
  );
  await expect(frame.locator('main')).toContainText('Spinning');
  await expect(body).not.toHaveAttribute('data-mark');
  await expect.poll(() => body.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a draft with a mistake leaves the page as it was', async ({ page, host }) => {
  const frame = await open(page, host, '/pricing');
  const said = await page.evaluate(() =>
    preview.change({ kind: 'change', file: 'plans.yaml', from: 'price: ', to: 'price: x' }),
  );
  expect(said.said).not.toBe('');
  await expect(frame.locator('main')).toContainText('₹');
});

test('live parts come alive, also those that ask for storage', async ({ page, host }) => {
  const frame = await open(page, host, '/schedule/monday');
  await expect(frame.locator('[data-island][data-live]').first()).toBeAttached();
  await page.evaluate(() => preview.open('/gallery'));
  const photograph = frame.getByRole('main').locator('button').first();
  await photograph.click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toBeHidden();
});

test('on a day to come the clock of the page stands at noon in India', async ({ page, host }) => {
  const frame = await open(page, host, '/');
  const day = addDays(today, 9);
  await page.evaluate((on) => preview.open('/', { words: [], near: [], day: on }), day);
  await expect(page.locator('output')).toContainText(day);
  await expect
    .poll(() => frame.locator('body').evaluate(() => new Date().toISOString().slice(0, 13)))
    .toBe(`${day}T06`);
});

test('a link opens its page in the frame, and a text tells where it stands', async ({
  page,
  host,
}) => {
  const frame = await open(page, host, '/pricing');
  await frame.locator('main h2').first().click();
  await expect.poll(() => page.evaluate(() => preview.pressed.length)).toBe(1);
  const [said] = await page.evaluate(() => preview.pressed);
  expect(said).toMatchObject({ address: '/pricing' });
  expect(said!.pressed.text).toBe(await frame.locator('main h2').first().textContent());
  await frame.locator('main a[href^="/contact"]').first().click();
  await expect(page.locator('output')).toHaveText(/^\/contact/);
  await expect(frame.locator('main h1')).toBeVisible();
  expect(page.url()).toBe(`${host.origin}/`);
});

test('what is sought is framed, on another page too', async ({ page, host }) => {
  const frame = await open(page, host, '/gallery');
  const asked = /question: ([\w ]+\?)/.exec(texts.get('faq.yaml')!)![1]!;
  await page.evaluate((words) => preview.point('/pricing', { words: [words], near: [] }), asked);
  await expect(page.locator('output')).toHaveText(/^\/pricing/);
  const isFramed = () =>
    frame
      .locator('body')
      .evaluate(() =>
        [...document.querySelectorAll('main *')].some(
          (one) => getComputedStyle(one).outlineStyle === 'solid',
        ),
      );
  await expect.poll(isFramed).toBe(true);
});

test('a photograph of the draft is shown before it has renditions', async ({ page, host }) => {
  const frame = await open(page, host, '/gallery');
  const file = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const { photographs } = await contentForPreview(today);
  const src = await frame.locator('main img').first().getAttribute('src');
  const [name, photograph] = Object.entries(photographs).find(([, { base: address }]) =>
    src!.startsWith(address),
  )!;
  await page.evaluate(
    ([one, given]) => preview.change({ kind: 'picture', name: one, photograph: given }),
    [name, { ...photograph, file, widths: [photograph.width] }] as const,
  );
  const image = frame.locator('main img').first();
  await expect(image).toHaveAttribute('src', file);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.currentSrc)).toBe(file);
});
