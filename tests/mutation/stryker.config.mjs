/** Breaks the code that tells which class is held when, one place at a time: its tests must notice at least 90 %. */
export default {
  mutate: ['src/timetable/occurrences.ts', 'src/timetable/slots.ts', 'src/timetable/recurrence.ts'],
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
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  // Stryker would rewrite tsconfig.json for its copy with an API that the native compiler lacks. Vitest reads no types.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
