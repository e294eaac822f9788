import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryAccounts } from '../accounts/temporary-accounts.ts';
import { commandLine, endWith } from '../command-line.ts';
import { ensureChromium } from '../programs/find-chromium.ts';
import { packageKit } from '../programs/package-kit.ts';
import { serveAuditedSite } from '../lighthouse/serve-audited-site.ts';
import { chosenPages } from '../site/audited-pages.ts';
import { targetLcp, missesOf, formatSeconds } from '../lighthouse/limits.ts';
import { summaryOf } from '../lighthouse/measurement.ts';
import { pageRuns } from '../lighthouse/page-runs.ts';
import { reasonsOf, tableOf, type Row } from '../lighthouse/table.ts';
import { siteFolder } from '../disk/site-folder.ts';

const usage = `npm run lighthouse                    measures each kind of page, five times
npm run lighthouse -- /pricing /      measures these pages
npm run lighthouse -- --runs=1        measures once`;

/**
 * Measures the built site with Lighthouse as on a phone with a slow connection; fails when a page misses its limits.
 */
async function measure(root: string): Promise<number> {
  const { values, positionals } = commandLine(
    usage,
    { runs: { type: 'string', default: '5' } },
    { noun: 'addresses of pages', most: Infinity },
  );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a number from 1, but it is "${values.runs}".`);
  const odd = positionals.find((address) => !address.startsWith('/'));
  if (odd !== undefined)
    throw new Error(`A page is named by its address, "/${odd}", not "${odd}".`);
  const folder = siteFolder(root);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is nothing in ${folder} yet. Build the site first: npm run build`);

  const pages = chosenPages(folder, positionals);
  // The last major version for Node 20.
  const kit = packageKit(root, 'lighthouse', '12.8.2');
  const reports = join(kit, 'reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  const tools = { root, kit, reports, chromium: await ensureChromium() };
  const accounts = await temporaryAccounts(root, folder);
  const site = await serveAuditedSite(folder, accounts.middleware, accounts.addresses);
  const rows: Row[] = [];
  const unmeasured: string[] = [];
  try {
    for (const [index, page] of pages.entries()) {
      console.error(`${index + 1} of ${pages.length}: ${page.address}`);
      try {
        const measured = summaryOf(await pageRuns(tools, site.url + page.address, runs));
        rows.push({ address: page.address, measured, misses: missesOf(page, measured) });
      } catch (error) {
        // Keeps the results of the other pages, which have taken minutes.
        unmeasured.push(error instanceof Error ? error.message : String(error));
      }
    }
  } finally {
    site.close();
    accounts.deleteFile();
  }

  const missing = rows.filter(({ misses }) => misses.length > 0);
  const reaching = rows.filter(({ measured }) => measured.lcp <= targetLcp);
  console.log(`\n${tableOf(rows)}\n`);
  for (const row of missing) console.log(`${reasonsOf(row)}\n`);
  for (const line of unmeasured) console.log(`Not measured: ${line}\n`);
  console.log(`The whole reports are in ${relative(root, reports)}.`);
  const passed = missing.length === 0 && unmeasured.length === 0;
  console.log(
    passed
      ? 'Every page is within its limits.'
      : `${missing.length} of ${rows.length} measured pages miss a limit.`,
  );
  console.log(
    `The aim is an LCP of ${formatSeconds(targetLcp)}: ${reaching.length} of ${rows.length} pages reach it.`,
  );
  return passed ? 0 : 1;
}

await endWith(measure(process.cwd()));
