import { test as base, expect } from '@playwright/test';

/** Chromium's message about a skipped page transition, when the next page is late or is a bare image. */
const fadeLeftOut = /^Transition was skipped/;

/** Tag for tests that pass with any content: they run before a change of text alone is published. */
export const ofWords = { tag: '@words' };

/** A test that fails on any console error. */
export const test = base.extend<{ quiet: undefined; expectedErrors: readonly RegExp[] }>({
  expectedErrors: async ({}, provide) => provide([]),
  quiet: [
    async ({ page, expectedErrors }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => {
        if (!fadeLeftOut.test(message)) errors.push(message);
      });
      await provide(undefined);
      expect(errors.filter((error) => !expectedErrors.some((one) => one.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
