import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expectStyled } from './styled.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects no axe findings on the current page, and styles for every class. */
export async function expectAccessible(page: Page) {
  await expectNothingFound(page);
  await expectStyled(page);
}

/** By the protocol of the browser: `page.evaluate` takes twice as long for half a megabyte of code. */
async function addAxe(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${source};undefined` });
  await session.detach();
}

/** Expects no axe findings for WCAG 2.0 to 2.2 A and AA or the best practices. */
export async function expectNothingFound(page: Page) {
  // A page checked before, at another width, has axe already.
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page);
  const found = await page.evaluate(async () => {
    // What still fades in has other colours than it will have. What follows the scroll position never finishes.
    const fades = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(fades.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    const tags = [
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22a',
      'wcag22aa',
      'best-practice',
    ];
    const { violations } = await axe.run({
      runOnly: { type: 'tag', values: tags },
      // Passing elements are not located, which would take as long as the checks.
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`,
      ),
    );
  });
  expect(found).toEqual([]);
}
