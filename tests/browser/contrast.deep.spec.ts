import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addresses } from './page-paths.ts';
import { expect, test } from './page.ts';

const widths = [390, 820, 1366];
const height = 900;

/** A line of text over a photograph, with its box on the screen and the contrast it needs. */
interface Line {
  words: string;
  colour: [number, number, number];
  least: number;
  box: { left: number; top: number; width: number; height: number };
}

/** The visible lines over photographs, with nothing opaque in between. */
const linesOverPhotographs = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement!;
      const words = text.textContent!.trim();
      if (
        words === '' ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const colour = color
        .match(/\d+(\.\d+)?/g)!
        .slice(0, 3)
        .map(Number) as Line['colour'];
      const size = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        if (
          width < 2 ||
          top < 0 ||
          left < 0 ||
          top + height > innerHeight ||
          left + width > innerWidth
        )
          continue;
        const middle = top + height / 2;
        // Covered neither by the header nor by the phone bar.
        const seen = [
          [left + 1, top + 1],
          [left + width / 2, middle],
          [left + width - 1, top + height - 1],
        ].every(([x, y]) => {
          const [first] = document.elementsFromPoint(x!, y!);
          return first && (element.contains(first) || first.contains(element));
        });
        // At least one end is over a photograph, with nothing opaque in between.
        const over = [left + 1, left + width / 2, left + width - 1].some((x) => {
          const below = document.elementsFromPoint(x, middle);
          const photograph = below.findIndex((one) => one instanceof HTMLImageElement);
          return (
            photograph !== -1 &&
            !below.slice(0, photograph).some((one) => {
              const { backgroundColor, opacity } = getComputedStyle(one);
              return backgroundColor.startsWith('rgb(') && opacity === '1';
            })
          );
        });
        if (!seen || !over) continue;
        lines.push({
          words: words.slice(0, 40),
          colour,
          least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
          box: { left, top, width, height },
        });
      }
    }
    return lines;
  });

const luminance = ([red, green, blue]: readonly [number, number, number]) => {
  const linear = (value: number) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

interface Picture {
  data: Buffer;
  left: number;
  top: number;
  width: number;
  channels: number;
}

/** A screenshot of the area of the lines only, since most of the time goes into pixels. */
async function pictureBehind(page: Page, lines: readonly Line[]): Promise<Picture> {
  const boxes = lines.map(({ box }) => box);
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)));
  const top = Math.floor(Math.min(...boxes.map((box) => box.top)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height)));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, left, top, width: info.width, channels: info.channels };
}

/** The contrast of a line with the worst hundredth of the pixels below it. */
function contrastOf({ colour, box }: Line, { data, left, top, width, channels }: Picture): number {
  const own = luminance(colour);
  const found: number[] = [];
  for (let y = Math.floor(box.top); y < box.top + box.height; y++)
    for (let x = Math.floor(box.left); x < box.left + box.width; x++) {
      const at = ((y - top) * width + x - left) * channels;
      const below = luminance([data[at]!, data[at + 1]!, data[at + 2]!]);
      found.push((Math.max(own, below) + 0.05) / (Math.min(own, below) + 0.05));
    }
  return Float64Array.from(found).sort()[Math.floor(found.length / 100)]!;
}

const noWords = `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important;
  animation: none !important; }`;

/** The lines of a page with too little contrast, with the measured and the required one. */
async function illegible(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    // Islands have updated their texts before the measurement.
    await page.locator('[data-island]:visible').evaluateAll((boxes) => {
      for (const box of boxes) box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    await expect(page.locator('[data-island]:visible:not([data-live])')).toHaveCount(0);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += height - 100) {
      await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top);
      const lines = await linesOverPhotographs(page);
      if (lines.length === 0) continue;
      await page.evaluate(async () => {
        const near = [...document.images].filter((image) => image.checkVisibility());
        const inView = near.filter((image) => {
          const box = image.getBoundingClientRect();
          return box.bottom > 0 && box.top < innerHeight;
        });
        // At a new width a picture may be replaced by a larger one.
        await Promise.all(inView.map((image) => image.decode().catch(() => image.decode())));
        // Makes sure that no photograph of the content is measured instead.
        const others = inView.filter(
          ({ naturalWidth, naturalHeight }) => Math.abs(naturalWidth / naturalHeight - 3) > 0.3,
        );
        if (others.length > 0) throw new Error(`Not white: ${others.map(({ src }) => src).join()}`);
      });
      // Added by script, since the CSP of the site would block it in the markup.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, noWords);
      const picture = await pictureBehind(page, lines);
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      for (const line of lines) {
        if (luminance(line.colour) < 0.4) faults.push(`"${line.words}" is not light`);
        const contrast = contrastOf(line, picture);
        if (contrast < line.least)
          faults.push(
            `${width} px: "${line.words}" has ${contrast.toFixed(2)}, and needs ${line.least}`,
          );
      }
    }
  }
  return faults;
}

/**
 * The brightest possible photograph: light text that is legible over this one is legible over any. Three times as wide
 * as high, unlike any other.
 */
const white = sharp({ create: { width: 96, height: 32, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

test.use({ reducedMotion: 'reduce' });

// The browser logs the 404 page as an error.
test.use({ expectedErrors: [/status of 404/] });

for (const address of [...addresses, '/no-such-page'])
  test(`words can be read over any photograph on ${address}`, async ({ page }) => {
    const body = await white;
    await page.route('**/photographs/**', (route) =>
      route.fulfill({ contentType: 'image/png', body }),
    );
    expect(await illegible(page, address)).toEqual([]);
  });
