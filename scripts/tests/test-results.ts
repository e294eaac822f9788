/* Reads the JSON reports of Vitest and Playwright into one form. */

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The results of a run of tests. */
export interface TestResults {
  passed: number;
  failed: number;
  /** A line for each failed test: its file, its full name, and the first line of its message. */
  failures: string[];
  /** How many tests of each file were skipped; the key is the file, with the reason if one is known. */
  skipped: Map<string, number>;
}

/** The fields of Vitest's JSON report that are read here. */
interface UnitReport {
  success: boolean;
  testResults: readonly {
    /** The path of the file. */
    name: string;
    /** Why the file itself failed; '' if it did not. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads the results of unit tests; `root` is the folder from which files are named. */
export function unitResults({ success, testResults }: UnitReport, root: string): TestResults {
  const results: TestResults = { passed: 0, failed: 0, failures: [], skipped: new Map() };
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(root, name);
    if (message !== '') addFailure(results, file, message);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') results.passed++;
      else if (status === 'failed')
        addFailure(results, `${file} › ${fullName}`, failureMessages[0]);
      else addSkipped(results, file);
    }
  }
  // If no test and no file failed, something outside them did.
  if (!success && results.failed === 0) addFailure(results, 'Unit tests', 'The run itself failed.');
  return results;
}

interface BrowserSuite {
  title: string;
  suites?: readonly BrowserSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: readonly { type: string; description?: string }[];
      results: readonly { errors: readonly { message?: string }[] }[];
    }[];
  }[];
}

/** The fields of Playwright's JSON report that are read here. */
interface BrowserReport {
  suites: readonly BrowserSuite[];
  /** The errors of the run itself. */
  errors: readonly { message?: string }[];
}

/** Reads the results of browser tests; a test that passed when it was tried again has passed. */
export function browserResults({ suites, errors }: BrowserReport): TestResults {
  const results: TestResults = { passed: 0, failed: 0, failures: [], skipped: new Map() };
  for (const { message } of errors) addFailure(results, 'Browser tests', message);
  for (const suite of suites) addSuite(results, suite, []);
  return results;
}

/** Adds the results of a suite. `titles` are those of the suites around it, of which the outermost is the file. */
function addSuite(
  results: TestResults,
  { suites = [], specs }: BrowserSuite,
  titles: readonly string[],
) {
  for (const { file, line, title, tests } of specs)
    for (const test of tests) {
      if (test.status === 'skipped')
        addSkipped(
          results,
          file,
          test.annotations.find(({ type }) => type === 'skip')?.description,
        );
      else if (test.status === 'unexpected')
        addFailure(
          results,
          [`${file}:${line}`, ...titles, title].join(' › '),
          test.results.flatMap((result) => result.errors).at(-1)?.message,
        );
      else results.passed++;
    }
  for (const inner of suites) addSuite(results, inner, [...titles, inner.title]);
}

function addFailure(results: TestResults, name: string, message = '') {
  results.failed++;
  results.failures.push(`${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`);
}

function addSkipped({ skipped }: TestResults, file: string, reason?: string) {
  const key = reason === undefined ? file : `${file} (${reason})`;
  skipped.set(key, (skipped.get(key) ?? 0) + 1);
}
