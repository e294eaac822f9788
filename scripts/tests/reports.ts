import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a run of tests has shown. */
export interface TestResults {
  passed: number;
  failed: number;
  /** A line for each failed test: its file, its full name, and the first line of its message. */
  failures: string[];
  /** The skipped tests: how many of which file, and why where that is known. */
  skipped: Map<string, number>;
}

/** The used fields of Vitest's JSON report. */
interface UnitReport {
  success: boolean;
  testResults: readonly {
    /** The file. */
    name: string;
    /** Why the file itself failed; otherwise ''. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The results of unit tests; `root` is the folder from which files are named. */
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
  // Something outside of every test and file.
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

/** The used fields of Playwright's JSON report. */
interface BrowserReport {
  suites: readonly BrowserSuite[];
  /** Of the run itself. */
  errors: readonly { message?: string }[];
}

/** The results of browser tests; a test that passed when it was tried again has passed. */
export function browserResults({ suites, errors }: BrowserReport): TestResults {
  const results: TestResults = { passed: 0, failed: 0, failures: [], skipped: new Map() };
  for (const { message } of errors) addFailure(results, 'Browser tests', message);
  for (const suite of suites) addSuite(results, suite, []);
  return results;
}

/** `titles`: of the groups around it; the outermost suite is the file. */
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
