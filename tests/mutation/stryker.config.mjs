/** Which code is mutated, and which tests must notice: the one place for both. `npm run mutate` reads it. */
export const areas = {
  timetable: {
    mutate: ['src/timetable/**/*.ts'],
    tests: ['tests/timetable/**/*.test.ts'],
  },
  accounts: {
    mutate: ['src/accounts/**/*.ts', '!src/accounts/firebase-*.ts'],
    tests: ['tests/accounts/**/*.test.{ts,tsx}'],
  },
  rules: {
    mutate: ['src/content/rules/**/*.ts', 'src/content/rules.ts'],
    tests: ['tests/content/**/*.test.ts'],
  },
  edits: {
    mutate: ['scripts/yaml-edits/**/*.ts'],
    tests: ['tests/yaml-edits/**/*.test.ts', '!tests/yaml-edits/any-text.test.ts'],
  },
};

export default {
  mutate: Object.values(areas).flatMap((area) => area.mutate),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist', '/docs', '/.cache', '/.build-*', '/.local', '/.hosting', '/test-results'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // Its reader of tsconfig.json asks TypeScript for an API that the native compiler does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  timeoutMS: 5000,
  allowEmpty: true,
};
