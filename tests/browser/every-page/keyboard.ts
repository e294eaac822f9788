import type { Page } from '@playwright/test';
import { layOutEverything } from '../coming-alive.ts';
import { expect } from '../page.ts';

interface Reached {
  name: string;
  ringed: boolean;
  seen: boolean;
}

/**
 * Records before each key the element that the last one focused, whether its focus ring is visible, and whether a bar
 * covers it.
 */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const reached: Reached[] = [];
    Object.assign(window, { reached });
    addEventListener('keydown', () => {
      const one = document.activeElement as HTMLElement;
      // After the last control comes the browser interface; a loading map loses the focus. Elements inside the map are
      // Google's; the walk continues after it.
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

/** Expects every control to be reachable by Tab, with a focus ring, and not under a bar. */
export async function expectWalk(page: Page) {
  // Keys are faster here than by hand, so the page is first laid out completely.
  await layOutEverything(page);
  await watchFocus(page);
  let walk: Reached[] = [];
  let end = -1;
  for (let keys = 0; keys < 150 && end < 0; keys += 10) {
    // Sent at once: each is handled before the next, and no time goes into answers.
    await Promise.all(Array.from({ length: 10 }, () => page.keyboard.press('Tab')));
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
