import type { Page } from '@playwright/test';
import { expect } from '../page.ts';

/** Expects the first photograph to load at once, others when near, each with reserved space. */
export async function expectFirstPhotographFirst(page: Page) {
  const first = page.locator('main img').first();
  // The page of a class without a photograph begins with its name; its first picture is further down.
  if (await first.evaluate((image) => image.getBoundingClientRect().top > innerHeight)) return;
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).not.toHaveAttribute('loading', 'lazy');
  const preload = page.locator('link[rel=preload][as=image]');
  await expect(preload).toHaveCount(1);
  await expect(preload).toHaveAttribute('type', 'image/avif');
  const sizes = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ loading, attributes, parentElement }) => ({
      loading,
      whole:
        'width' in attributes &&
        'height' in attributes &&
        [...parentElement!.querySelectorAll('source')].every(
          ({ sizes: shown, srcset }) => shown !== '' && srcset !== '',
        ),
    })),
  );
  expect(sizes.slice(1).every(({ loading }) => loading === 'lazy')).toBe(true);
  expect(sizes.every(({ whole }) => whole)).toBe(true);
}
