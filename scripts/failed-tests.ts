import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The used fields of Vitest's JSON report. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: readonly {
    /** The file. */
    name: string;
    /** Why the file itself failed; otherwise ''. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  title: string;
  suites?: readonly BrowserSuite[];
  specs: readonly {
    title: string;
    ok: boolean;
    file: string;
    line: number;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

/** The used fields of Playwright's JSON report. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly BrowserSuite[];
  /** Of the run itself. */
  errors: readonly { message?: string }[];
}

/** One line for each failed unit test: its file, its full name, and the first line of its message. */
export const failedUnitTests = ({ testResults }: UnitReport, root: string): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    return [
      ...(message === '' ? [] : [lineOf(file, message)]),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map((one) => lineOf(`${file} › ${one.fullName}`, one.failureMessages[0])),
    ];
  });

/** The same for browser tests; a test that passed when it was tried again has not failed. */
export const failedBrowserTests = ({ suites, errors }: BrowserReport): string[] => [
  ...errors.map(({ message }) => lineOf('Browser tests', message)),
  ...suites.flatMap((suite) => failedIn(suite, [])),
];

/** `titles`: of the groups around it; the outermost suite is the file. */
function failedIn({ suites = [], specs }: BrowserSuite, titles: readonly string[]): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((one) => one.errors));
      return lineOf([`${file}:${line}`, ...titles, title].join(' › '), errors.at(-1)?.message);
    });
  return [...own, ...suites.flatMap((inner) => failedIn(inner, [...titles, inner.title]))];
}

const lineOf = (name: string, message = '') =>
  `${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`;
