import { expect, test as base } from '@playwright/test';

/**
 * What Chromium says of the page that is left when the next one is not ready in time, or is a bare picture: it leaves
 * out the fade between the two. Nothing of the site holds that promise.
 */
const fadeLeftOut = /^Transition was skipped/;

/** Of a test that any words of staff pass: these run before a change of words alone is published. */
export const ofWords = { tag: '@words' };

/** A test in which anything on the console that is an error fails it. */
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
