import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measurementOf, type Measurement } from './measurement.ts';
import type { LighthouseReport } from './report.ts';

export interface Tools {
  root: string;
  /** The folder where Lighthouse is installed. */
  kit: string;
  chromium: string;
  /** The folder for the reports. */
  reports: string;
}

/** Attempts per run: a failed start of the browser or a truncated trace is not a result. */
const attempts = 4;

/** Measures a page with Lighthouse `count` times, one after another so that runs do not compete. */
export async function pageRuns(tools: Tools, url: string, count: number): Promise<Measurement[]> {
  const name = new URL(url).pathname.slice(1).replaceAll('/', '-') || 'home';
  const runs: Measurement[] = [];
  for (let number = 1; number <= count; number++) {
    const file = join(tools.reports, `${name}-${number}.json`);
    runs.push(await runWithRetries(tools, url, file, attempts));
  }
  return runs;
}

const runWithRetries = (
  tools: Tools,
  url: string,
  file: string,
  left: number,
): Promise<Measurement> =>
  oneRun(tools, url, file).catch((error: unknown) => {
    if (left <= 1) throw error;
    return runWithRetries(tools, url, file, left - 1);
  });

async function oneRun({ root, kit, chromium }: Tools, url: string, file: string) {
  const script = join(root, 'scripts/lighthouse/page-run.mjs');
  const task = JSON.stringify({ kit, chromium, url, report: file });
  // Not execFileSync, because this process also serves the site.
  const run = promisify(execFile)(process.execPath, [script, task]);
  await run.catch(({ stderr }: { stderr: string }) => {
    throw new Error(`Lighthouse failed on ${url}.\n${stderr}`);
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return measurementOf(report);
}
