import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { bundlesOf } from './bundles.ts';
import type { ContentModel } from '../../src/check/model.ts';
import { caches } from '../disk/caches.ts';
import { unconfirmedIn } from '../../src/check/check-between.ts';
import { checkContent } from '../check/check-content.ts';
import { printReport } from '../check/report.ts';
import { contentFolder } from '../disk/content-folder.ts';
import type { FeatureOfBuild } from './feature-of-build.ts';
import { writeFilesForDesks } from './prerender/files-for-desks.ts';
import { hasBody, LongTexts, longTextsFile } from './prerender/long-texts.ts';
import { writeHostingFiles } from '../deploy/hosting-files.ts';
import { writeReleaseList } from '../deploy/release-files.ts';
import { makeIcons } from './pictures/icons.ts';
import { copyPictures } from './pictures/pictures.ts';
import { readPrerenderReports } from './prerender/prerender-report.ts';
import { readContent, writeContent } from './prerender/renderer-input.ts';
import type { SiteToBuild } from './site-to-build.ts';
import { hostingFolder, siteFolder } from '../disk/site-folder.ts';

/** Makes V8 collect garbage early; otherwise the heap grows with the number of posts, though little is in use. */
const memoryFlags = ['--heap-growing-percent=25', '--max-semi-space-size=4'];
setFlagsFromString(memoryFlags[0]!);

/** From this number of content files on, two processes render the pages. */
const manyFiles = 230;

/**
 * Checks the content, bundles the site, prerenders all pages, checks the result, and only then replaces dist/. Any
 * failure leaves the previous dist/ unchanged. PICTURES=off omits the pictures, for measuring the rest. Returns the exit
 * code.
 */
export async function buildSite(
  root: string,
  made: SiteToBuild,
  accounts: FeatureOfBuild,
): Promise<number> {
  const seconds = stopwatch();
  const settings = { ...accounts.settings, OFFLINE_COPIES: process.env['OFFLINE_COPIES'] };
  const bundles = bundlesOf(root, caches(root).bundles, settings);
  // Prevents an unhandled rejection; the failure is reported when `bundles` is awaited, after the check.
  bundles.catch(() => undefined);
  const day = made.today();
  const model = made.modelOn(day);
  const pictures = process.env['PICTURES'] !== 'off';
  const out = mkdtempSync(join(root, '.build-'));
  const site = join(out, 'site');
  try {
    const content = await checked(root, model, out);
    if (!content) return 1;
    const hasAccounts = accounts.isIn(content);
    console.log(accounts.line(hasAccounts));
    const folder = contentFolder(root);
    const rendering = { today: day, changed: made.changedAt(folder), accounts: hasAccounts };
    await writeContent(root, folder, model, content, rendering, out);
    const bundle = await bundles;
    cpSync(join(bundle, 'site'), site, { recursive: true });
    // This file explains public/ to developers.
    rmSync(join(site, 'README.md'));
    accounts.finish(site, hasAccounts);
    const parts = content.size < manyFiles ? ['all'] : ['first', 'second'];
    await Promise.all(parts.map((part) => run(root, 'prerender', root, out, bundle, part)));
    const rendered = readPrerenderReports(out, parts);
    if (pictures) await copyPictures(root, site, rendered.orders);
    await makeIcons(site);
    await writeFilesForDesks(site, contentFolder(root), readContent(out).modules['images'], day);
    rmSync(join(site, '.vite'), { recursive: true });
    writeReleaseList(site, day);
    writeHostingFiles(root, { site, hosting: join(out, 'hosting') }, rendered, {
      accounts: hasAccounts && accounts.isHosted,
      formHosts: made.formHostsIn(content),
    });
    console.log(await run(root, 'check-site', site, ...(pictures ? [] : ['--without-pictures'])));
    replace(site, siteFolder(root), join(out, 'previous'));
    replace(join(out, 'hosting'), hostingFolder(root), join(out, 'previous-hosting'));
    const invented = [...unconfirmedIn(model, content)].length;
    if (invented > 0 && isReal(made.addressIn(content)))
      console.log(
        `Still examples on these pages (placeholder: true): ${invented}. They are listed by: npm run check -- --launch`,
      );
    console.log(
      `${rendered.pages} pages are in dist/ (${seconds().toFixed(1)} s). Look at them with: npm run preview`,
    );
    return 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Prints the report of the check; returns the values of all files, or undefined when there are mistakes. */
async function checked(root: string, model: ContentModel, out: string) {
  const seconds = stopwatch();
  const folder = contentFolder(root);
  const texts = new LongTexts(join(out, longTextsFile), 'w+');
  const report = await checkContent(folder, model, {
    imageCache: caches(root).decodedImages,
    keep: (_, value) => (hasBody(value) ? texts.store(value) : value),
  });
  const consequence = 'Nothing was built; dist/ is as it was.';
  const printing = { folder, seconds: seconds(), consequence };
  console.log(printReport(report, printing));
  return report.problems.some(({ severity }) => severity === 'error') ? undefined : report.content;
}

function stopwatch(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / 1000;
}

/** Whether an address may be that of a real site; the domain .example is reserved for examples. */
const isReal = (address: string) => !new URL(address).hostname.endsWith('.example');

/** Runs a script as a child process, so that its memory is freed; returns its output, or throws it. */
async function run(root: string, script: string, ...args: string[]): Promise<string> {
  const command = [...memoryFlags, join(root, 'scripts/run.mjs'), script, ...args];
  // React renders several times slower in development mode.
  const env = { ...process.env, NODE_ENV: 'production' };
  const running = promisify(execFile)(process.execPath, command, { cwd: root, env });
  const { stdout } = await running.catch((failed: { stdout: string; stderr: string }) => {
    throw new Error(`${failed.stdout}${failed.stderr}Nothing was built; dist/ is as it was.`);
  });
  return stdout.trim();
}

/** Two renames, so that the old site is complete until the new one replaces it. */
function replace(made: string, place: string, previous: string) {
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, previous);
  renameSync(made, place);
}
