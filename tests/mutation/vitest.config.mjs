import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that are run for each mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/timetable/**/*.test.ts'],
    exclude: ['**/*.deep.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});
