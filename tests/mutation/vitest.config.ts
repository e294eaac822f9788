import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { areas } from './stryker.config.mjs';

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [react()],
  test: {
    include: Object.values(areas).flatMap((area) => area.tests.filter((one) => !one.startsWith('!'))),
    exclude: ['tests/yaml-edits/any-text.test.ts', 'tests/accounts/local-accounts.test.ts', 'tests/accounts/contract.test.ts'],
    setupFiles: ['tests/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 30_000,
  },
});
