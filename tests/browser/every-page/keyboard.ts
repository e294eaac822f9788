import type { Page } from '@playwright/test';
import { leftOut } from '../coming-alive.ts';
import { expect } from '../page.ts';

interface Reached {
  name: string;
  ringed: boolean;
  seen: boolean;
}

/** Writes down at each key what has the focus, whether a ring is seen on it, and whether a bar covers it. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const reached: Reached[] = [];
    Object.assign(window, { reached });
    addEventListener('keyup', () => {
      const one = document.activeElement as HTMLElement;
      // Behind the last control the browser's own are next; a map that is still on its way lets go of the focus. What
      // is focused inside the map is Google's; the walk goes on behind it.
      if (one === document.body || one.tagName === 'IFRAME') return;
      const box = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const middle = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2)),
        Math.min(innerHeight - 1, Math.max(0, box.top + Math.min(box.height, innerHeight) / 2)),
      );
      const label = one.closest('label');
      reached.push({
        name: `${one.tagName} ${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}`,
        ringed: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
        seen:
          middle !== null &&
          (one.contains(middle) || middle.contains(one) || Boolean(label?.contains(middle))),
      });
    });
  });

/** From the top of a page that was just opened, every control is reached, ringed, and not under a bar. */
export async function expectWalk(page: Page) {
  // Keys come faster here than from any hand: first the page is laid out to its end.
  await expect.poll(() => leftOut(page)).toBe(0);
  await watchFocus(page);
  let walk: Reached[] = [];
  let end = -1;
  for (let keys = 0; keys < 150 && end < 0; keys += 10) {
    for (let key = 0; key < 10; key++) await page.keyboard.press('Tab');
    walk = await page.evaluate(() => (window as unknown as { reached: Reached[] }).reached);
    end = walk.findIndex(({ name }, index) => index > 0 && name === walk[0]!.name);
  }
  const controls = end < 0 ? walk : walk.slice(0, end);
  for (const { name, ringed, seen } of controls) {
    expect(ringed, `${name} has no ring`).toBe(true);
    expect(seen, `${name} is covered`).toBe(true);
  }
  expect(controls[0]?.name).toBe('A Skip to the main content');
  const last = page.getByRole('link').filter({ visible: true }).last();
  expect(controls.at(-1)?.name, 'the walk ends at the last link').toBe(
    `A ${(await last.textContent())!.trim()}`,
  );
  expect(controls.length).toBeGreaterThan(12);
}
