import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { engines } from './engines.ts';
import { recordedSite, type RecordedSite } from './recorded-site.ts';

/** The parts of a page, by first words: left, width, height and line height in pixels. */
type Box = [part: string, left: number, width: number, height: number, line: number];
const boxesOf = `
  const parts = document.querySelectorAll('header, main, footer, section, article, form, table, h1, h2, h3, img');
  return [...parts].filter((part) => part.checkVisibility()).map((part) => {
    const { left, width, height } = part.getBoundingClientRect();
    return [part.tagName + ' ' + part.textContent.trim().slice(0, 30), left, width, height, parseFloat(getComputedStyle(part).lineHeight)];
  });
`;

/** Faults of a page at rest; must be empty. */
const faultsOf = `
  const { scrollWidth, clientWidth } = document.documentElement;
  const asleep = [...document.querySelectorAll('[data-island]:not([data-live])')].filter((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return box.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  const faces = [...document.fonts].map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }));
  const unread = faces.filter(({ status }) => status === 'error' || status === 'loading');
  const missing = ['Display', 'Text'].filter(
    (name) => !faces.some(({ family, status }) => family === name && status === 'loaded'));
  return [
    ...(sessionStorage.getItem('errors') ?? '').split('\\n').filter(Boolean),
    ...(scrollWidth > clientWidth ? [scrollWidth - clientWidth + ' px lie sideways'] : []),
    ...unread.map(({ family, status }) => family + ': ' + status),
    ...(document.documentElement.dataset.drawn === undefined && document.querySelector('[data-island]') ? ['nothing lives yet'] : []),
    ...asleep.map((box) => box.dataset.island + ' is asleep'),
    ...missing.map((name) => name + ' is not there'),
  ];
`;

/**
 * The allowed differences from Chromium: some pixels, and a share of the size. WebKit on Debian rounds the width of
 * each letter to pixels, unlike on phones.
 */
const tolerances: Record<string, { pixels: number; share: number }> = {
  Firefox: { pixels: 4, share: 0 },
  WebKit: { pixels: 6, share: 0.05 },
};
function differences(boxes: readonly Box[], expected: readonly Box[], engine: string): string[] {
  const { pixels, share } = tolerances[engine]!;
  const near = (one: number, other: number, more = 0) =>
    Math.abs(one - other) <= pixels + more + share * other;
  return Array.from({ length: Math.max(boxes.length, expected.length) }, (_, index) => {
    const [own, other] = [boxes[index], expected[index]];
    const same =
      own &&
      other &&
      own[0] === other[0] &&
      near(own[1], other[1]) &&
      near(own[2], other[2]) &&
      // A word may wrap to the next line.
      near(own[3], other[3], other[4]);
    return same ? [] : [`${other?.join(' ')}; here ${own?.join(' ')}`];
  }).flat();
}

const widths = [320, 390, 820, 1366];
let site: RecordedSite;
let chromium: Awaited<ReturnType<typeof startChromium>>;
beforeAll(async () => {
  if (engines.some(({ here }) => here))
    [site, chromium] = await Promise.all([recordedSite(), startChromium()]);
});
afterAll(async () => Promise.all([site?.remove(), chromium?.close()]));

for (const { engine: name, here, start } of engines)
  describe.skipIf(!here)(`every page in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start({ downloads: tmpdir(), javaScript: true });
    });
    afterAll(() => engine?.close());

    test.each(widths)(
      'stands as in Chromium at %d px, and nothing goes wrong',
      async (width) => {
        await Promise.all([engine.resize(width, 900), chromium.resize(width, 900)]);
        for (const address of site.pages) {
          await Promise.all([engine.open(site.url + address), chromium.open(site.url + address)]);
          const faults = async () => {
            const [boxes, expected] = await Promise.all([
              engine.run(boxesOf),
              chromium.run(boxesOf),
            ]);
            return [
              ...((await engine.run(faultsOf)) as string[]),
              ...differences(boxes as Box[], expected as Box[], name),
            ];
          };
          await expect.poll(faults, { timeout: 5_000, message: address }).toEqual([]);
        }
      },
      240_000,
    );
  });
