import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { leftOut } from './coming-alive.ts';
import { expect, test } from './page.ts';

/** What has the focus, whether a ring is seen on it, and whether the bar or the phone bar covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    if (one === document.body) return undefined;
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const middle = document.elementFromPoint(
      Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2)),
      Math.min(innerHeight - 1, Math.max(0, box.top + Math.min(box.height, innerHeight) / 2)),
    );
    const label = one.closest('label');
    return {
      name: `${one.tagName} ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`,
      ringed: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      seen:
        middle !== null &&
        (one.contains(middle) || middle.contains(one) || Boolean(label?.contains(middle))),
    };
  });

for (const width of [1366, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    for (const address of addresses) {
      test(`${address}: every control is reached, ringed, and not under a bar`, async ({
        page,
      }) => {
        await page.goto(address);
        // Keys come faster here than from any hand: first the page is laid out to its end.
        await expect.poll(() => leftOut(page)).toBe(0);
        const names: string[] = [];
        for (let step = 0; step < 150; step++) {
          await page.keyboard.press('Tab');
          const at = await focused(page);
          // Behind the last control the browser's own are next; a map that is still on its way lets go of the focus.
          if (!at) continue;
          // What is focused inside the map is Google's; the walk goes on behind it.
          if (at.name.startsWith('IFRAME')) continue;
          if (at.name === names[0]) break;
          expect(at.ringed, `${at.name} has no ring`).toBe(true);
          expect(at.seen, `${at.name} is covered`).toBe(true);
          names.push(at.name);
        }
        expect(names[0]).toBe('A Skip to the main content');
        const last = page.getByRole('link').filter({ visible: true }).last();
        expect(names.at(-1), 'the walk ends at the last link').toBe(
          `A ${(await last.textContent())!.trim()}`,
        );
        expect(names.length).toBeGreaterThan(12);
      });
    }
  });
}

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
