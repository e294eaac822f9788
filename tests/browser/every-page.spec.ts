import { addresses } from './page-paths.ts';
import { expectAccessible } from './axe.ts';
import { layOutEverything } from './coming-alive.ts';
import { expectFirstPhotographFirst } from './every-page/first-photograph.ts';
import { expectWalk } from './every-page/keyboard.ts';
import {
  expectNoStyleAttribute,
  expectNothingSideways,
  expectOutline,
  expectPictures,
  expectRoomForLargeWords,
  expectRoomForSpacedText,
} from './every-page/outline.ts';
import { openEverything, watchPolicy } from './every-page/policy.ts';
import { expect, ofWords, test } from './page.ts';

// All checks share as few page loads as possible, since opening a page costs more than most checks.
test.use({ reducedMotion: 'reduce' });

/** Adds the name of the check to a failure. */
const ask = (address: string, question: string, answer: () => Promise<void>) =>
  test.step(`${address} ${question}`, answer);

for (const address of addresses) {
  test(
    `${address} is in order, on every width, and shuts nobody out`,
    ofWords,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(address);
      await layOutEverything(page);
      await ask(address, 'has its landmarks and a title of its own', () =>
        expectOutline(page, address),
      );
      await ask(address, 'holds no style attribute', () => expectNoStyleAttribute(page, address));
      await ask(address, 'shuts nobody out at 1280 px', () => expectAccessible(page));
      await ask(address, 'does not scroll sideways', () => expectNothingSideways(page));
      await page.setViewportSize({ width: 390, height: 844 });
      await ask(address, 'shuts nobody out at 390 px', () => expectAccessible(page));
      await ask(address, 'stays on a phone with words of twice the size', () =>
        expectRoomForLargeWords(page),
      );
      await ask(address, 'has room for the spacing of a reader', () =>
        expectRoomForSpacedText(page),
      );
      await page.setViewportSize({ width: 1280, height: 720 });
      await ask(address, 'shows every picture', () => expectPictures(page));
    },
  );

  test(`${address} is walked with the keyboard, and keeps to its policy`, async ({ page }) => {
    const violations = await watchPolicy(page);
    // Wide pages differ in their bar alone: the home page stands for them.
    for (const width of address === '/' ? [1366, 390] : [390]) {
      await page.setViewportSize({ width, height: 800 });
      // The walk starts on a freshly opened page.
      await page.goto(address);
      if (width === 390)
        await ask(address, 'asks for its first photograph first', () =>
          expectFirstPhotographFirst(page),
        );
      await ask(address, `shows and rings every control at ${width} px`, () => expectWalk(page));
    }
    await ask(address, 'keeps to its policy when all is opened', async () => {
      await openEverything(page);
      expect(violations).toEqual([]);
    });
  });
}
