/**
 * The one place that says which code is mutated. The tests that must notice are in the folders of the same names.
 */
export const areas = {
  timetable: { code: ['src/timetable/**/*.ts'], tests: 'tests/timetable' },
  // What speaks with firebase is held to a contract by the emulators; templates are seen by the browser tests.
  accounts: {
    code: ['src/accounts/**/*.ts', '!src/accounts/firebase-*.ts'],
    tests: 'tests/accounts',
  },
  rules: {
    code: ['src/rules/**/*.ts', '!src/rules/wording/**'],
    tests: 'tests/{content,rules}',
  },
  edits: { code: ['src/yaml-edits/**/*.ts'], tests: 'tests/yaml-edits' },
};

/** Tests of these folders that try thousands of cases: too slow to be run for each mutant. */
export const slowTests = [
  'tests/accounts/contract.test.ts',
  'tests/accounts/local-accounts.test.ts',
  'tests/accounts/staff-accounts.test.ts',
  'tests/yaml-edits/any-text.test.ts',
  'tests/yaml-edits/content-edits.test.ts',
  'tests/yaml-edits/edits-found-again.test.ts',
  'tests/yaml-edits/merges-of-texts.test.ts',
  'tests/yaml-edits/merges-of-values.test.ts',
];

export default {
  mutate: Object.values(areas).flatMap(({ code }) => code),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    '/dist',
    '/docs',
    '/.cache',
    '/.build-*',
    '/.local',
    '/.hosting',
    '/test-results',
  ],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  // Stryker would rewrite tsconfig.json for its copy with an API that the native compiler lacks. Vitest reads no types.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
