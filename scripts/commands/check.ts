import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../../src/check/check-across-files.ts';
import { CheckerFailure } from '../../src/check/check-across-files.ts';
import { printable } from '../../src/check/printable.ts';
import type { Problem } from '../../src/content/problem.ts';
import { today } from '../build/day-of-build.ts';
import { checkContent } from '../check/check-content.ts';
import { agrees, fixed, fixedAsText, writeFixed } from '../check/fix-content.ts';
import { githubAnnotations, jsonReport, reportAsText } from '../check/report.ts';
import { commandLine } from '../command-line.ts';
import { caches, contentFolder } from '../disk.ts';

const usage = `npm run check                    checks everything under content/
npm run check -- --content DIR   checks another folder
npm run check -- --json          answers in JSON, for programs
npm run check -- --fix           makes the fixes that are certain, and removes what has ended: shows each line before
                                 and after, and asks first
npm run check -- --fix --yes     the same without asking
npm run check -- --launch        also fails while anything is marked "placeholder: true"`;

const nameFolder = 'Give the folder of the content: npm run check -- --content DIR';

/** Checks the content for staff. Exit code 0: no mistakes; 1: mistakes; 2: wrong options or failure. */
async function main(): Promise<number> {
  const started = performance.now();
  const { values } = commandLine(usage, {
    content: { type: 'string' },
    json: { type: 'boolean' },
    fix: { type: 'boolean' },
    yes: { type: 'boolean' },
    launch: { type: 'boolean' },
  });
  const fixes = values.fix ?? false;
  if (values.json && fixes) {
    console.error('Use either --json or --fix: one is for programs, the other asks people.');
    return 2;
  }
  const folder = resolve(values.content ?? contentFolder(process.cwd()));
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    console.error(`There is no folder ${printable(folder)}. ${nameFolder}`);
    return 2;
  }
  const check = async () =>
    checkContent(folder, today(folder), {
      imageCache: caches(process.cwd()).decodedImages,
      ...(values.launch && { launch: true }),
    });
  let report = await check();
  if (fixes) {
    const isAgreed = values.yes ?? false;
    if (await fix(folder, report, isAgreed)) report = await check();
    if (await tidy(folder, report, isAgreed)) report = await check();
  }
  const seconds = (performance.now() - started) / 1000;
  const consequence = 'Nothing was published.';
  const printing = { folder, seconds, consequence };
  console.log(values.json ? jsonReport(report, printing) : reportAsText(report, printing));
  const wrong = report.problems.some(isError);
  if (process.env['GITHUB_ACTIONS'] && !values.json)
    console.log(githubAnnotations(report, printing));
  return wrong ? 1 : 0;
}

const isError = ({ severity }: Problem) => severity === 'error';

/** Asks whether lines may be written, unless the command line has agreed already. */
async function mayWrite(question: string, isAgreed: boolean): Promise<boolean> {
  const may = isAgreed || (process.stdin.isTTY && (await agrees(question)));
  if (!may) console.log('Nothing was written. Without a terminal: npm run check -- --fix --yes\n');
  return may;
}

/** Writes the certain fixes once staff agree; returns whether it did. */
async function fix(folder: string, report: Report, isAgreed: boolean): Promise<boolean> {
  const files = fixed(folder, { ...report, problems: report.problems.filter(isError) });
  if (files.length === 0) {
    if (report.problems.some(isError))
      console.log('None of these mistakes can be fixed automatically.\n');
    return false;
  }
  console.log(`${fixedAsText(files)}\n`);
  if (!(await mayWrite('Make these changes?', isAgreed))) return false;
  console.log(`Fixed: ${writeFixed(folder, files)}\n`);
  return true;
}

/**
 * Removes what is over, and makes prices that have taken effect the usual ones, if there are no mistakes and staff
 * agree; returns whether it did.
 */
async function tidy(folder: string, report: Report, isAgreed: boolean): Promise<boolean> {
  if (report.problems.some(isError)) return false;
  const files = fixed(folder, report);
  if (files.length === 0) return false;
  console.log(`These lines are no longer needed:\n${fixedAsText(files)}\n`);
  if (!(await mayWrite('Remove them?', isAgreed))) return false;
  console.log(`Removed: ${writeFixed(folder, files)}\n`);
  return true;
}

try {
  process.exitCode = await main();
} catch (error) {
  const cause = error instanceof CheckerFailure ? error.cause : error;
  const where = error instanceof CheckerFailure ? error.message : 'The checker itself failed.';
  console.error(
    `${where}\n${cause instanceof Error ? cause.message : String(cause)}\nThis is not your mistake. Please report it, and attach the file.`,
  );
  process.exitCode = 2;
}
