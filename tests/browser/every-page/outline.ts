import type { Page } from '@playwright/test';
import { site, unlisted } from '../page-paths.ts';
import { expect } from '../page.ts';

/** Expects one h1, the landmarks, a title, and metadata for search engines. */
export async function expectOutline(page: Page, address: string) {
  const tree = await page.locator('body').ariaSnapshot();
  for (const role of [/heading .*\[level=1\]/g, /banner:/g, /main:/g, /contentinfo:/g])
    expect(tree.match(role), String(role)).toHaveLength(1);
  expect((await page.title()).length, 'letters of the title').toBeGreaterThan(10);
  if (unlisted.includes(address))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  else await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + address);
}

export async function expectNoStyleAttribute(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
}

/** The horizontal overflow of a page, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export async function expectNothingSideways(page: Page) {
  for (const width of [320, 390, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

export async function expectRoomForLargeWords(page: Page) {
  const enlarge = (size: string) =>
    page.evaluate((given) => (document.documentElement.style.fontSize = given), size);
  await enlarge('200%');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await enlarge('');
}

/** The spacing of text that a reader may set, by WCAG 1.4.12. */
export const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

export async function expectRoomForSpacedText(page: Page) {
  // The policy of the page would block a style element.
  const adopt = (styles: string) =>
    page.evaluate((given) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(given);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
  await adopt(readersSpacing);
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

export async function expectPictures(page: Page) {
  const missing = await page.evaluate(async () => {
    const seen = [...document.images].filter((image) =>
      image.checkVisibility({ visibilityProperty: true }),
    );
    const isMissing = async (image: HTMLImageElement) => {
      image.scrollIntoView({ behavior: 'instant' });
      return image.decode().then(
        () => false,
        () => true,
      );
    };
    const missing: string[] = [];
    for (const image of seen) if (await isMissing(image)) missing.push(image.src);
    return missing;
  });
  expect(missing).toEqual([]);
}
