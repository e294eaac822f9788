import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areas, slowTests } from './stryker.config.mjs';

/** The tests that are run for each mutant: examples, without pages, builds or a whole check of the content. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: Object.values(areas).map(({ tests }) => `${tests}/**/*.test.ts`),
    exclude: slowTests,
    setupFiles: ['tests/setup.ts'],
  },
});
