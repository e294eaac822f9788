import { expect, test } from 'vitest';
import { failedBrowserTests, failedUnitTests } from '../../scripts/failed-tests.ts';

const passed = { fullName: 'passes', status: 'passed', failureMessages: [] };

test('failed unit tests are named with the first line of their message', () => {
  const failed = {
    fullName: 'prices are whole',
    status: 'failed',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at prices.test.ts:3'],
  };
  const testResults = [
    { name: '/site/tests/prices.test.ts', message: '', assertionResults: [passed, failed] },
    { name: '/site/tests/hours.test.ts', message: '', assertionResults: [passed] },
    { name: '/site/tests/days.test.ts', message: 'Cannot find x.ts\nhere', assertionResults: [] },
  ];
  const counts = { numPassedTests: 2, numFailedTests: 1, success: false };
  expect(failedUnitTests({ ...counts, testResults }, '/site')).toEqual([
    'tests/prices.test.ts › prices are whole: AssertionError: expected 1 to be 2',
    'tests/days.test.ts: Cannot find x.ts',
  ]);
});

test('failed browser tests are named too, but none that passed in the end', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    ok,
    file: 'desk/kept.spec.ts',
    line: 7,
    tests: [{ results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const suites = [
    {
      title: 'desk/kept.spec.ts',
      specs: [spec('is flaky', true, 'Error: late')],
      suites: [
        {
          title: 'offline',
          specs: [
            spec('keeps it', false, 'Error: first', '\u001b[31mError: again\u001b[39m\nat 7'),
          ],
        },
      ],
    },
  ];
  const stats = { expected: 0, unexpected: 1, flaky: 1 };
  expect(failedBrowserTests({ stats, suites, errors: [{ message: 'Error: no server' }] })).toEqual([
    'Browser tests: Error: no server',
    'desk/kept.spec.ts:7 › offline › keeps it: Error: again',
  ]);
});
