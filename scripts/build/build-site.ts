import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { bundlesOf } from './bundles.ts';
import { leaveOutAccountScripts } from './without-account-scripts.ts';
import { serviceAddress } from '../../src/accounts/service.ts';
import { isShown } from '../../src/content/shown.ts';
import type { Accounts } from '../../src/content/accounts.ts';
import type { Post } from '../../src/content/post.ts';
import type { Site } from '../../src/content/site.ts';
import { caches } from '../disk/caches.ts';
import { placeholderMarks } from '../checker/check-between.ts';
import { checkContent } from '../checker/disk/check-content.ts';
import { contentWordings } from '../../src/content/wording/content-wordings.ts';
import { printReport } from '../checker/report.ts';
import { contentFolder } from '../content/content-folder.ts';
import { contentModel } from '../content/content-model.ts';
import { bodiesFile, PostBodies } from '../content/post-bodies.ts';
import type { AccountKeeper } from '../accounts/built-accounts.ts';
import { hasHostedProject, withoutHostedProject } from '../accounts/hosted-project.ts';
import { writeHostingFiles } from '../hosting/hosting-files.ts';
import { writeReleaseList } from '../hosting/release-files.ts';
import { makeIcons } from '../pictures/icons.ts';
import { copyPictures } from '../pictures/pictures.ts';
import { readRendered } from '../prerender/rendered.ts';
import { writeContent } from '../content/rendered-content.ts';
import { hostingFolder, siteFolder } from '../disk/site-folder.ts';
import { today } from '../content/today.ts';

/**
 * Makes a process give memory back soon. Otherwise it takes more and more as long as there is some, though it needs
 * little at any one time, however many posts there are.
 */
const sparing = ['--heap-growing-percent=25', '--max-semi-space-size=4'];
setFlagsFromString(sparing[0]!);

/** From this number of posts on, two processes share them. */
const manyPosts = 200;

/**
 * Checks the content, bundles the site, renders every page, checks the result, and only then puts it in the
 * place of dist/. Whatever fails leaves the last good dist/ as it was. PICTURES=off leaves the pictures out, to
 * measure the rest. `localAccounts` makes a site for trying out accounts on this machine.
 */
export async function buildSite(root: string, localAccounts: boolean): Promise<number> {
  const seconds = stopwatch();
  const settings = await settingsOf(root, localAccounts);
  const keeper = keeperOf(settings, localAccounts);
  const bundles = bundlesOf(root, caches(root).bundles, settings);
  // Without this Node would stop at a failed bundle; it is reported where it is awaited, after the check of the content.
  bundles.catch(() => undefined);
  const day = today();
  const pictures = process.env['PICTURES'] !== 'off';
  const out = mkdtempSync(join(root, '.build-'));
  const site = join(out, 'site');
  try {
    const content = await checked(root, day, out);
    if (!content) return 1;
    const accounts = keeper !== 'none' && isShown(content.get('accounts.yaml') as Accounts);
    console.log(accountsLine(keeper, accounts));
    await writeContent(root, contentFolder(root), content, { today: day, accounts }, out);
    const bundle = await bundles;
    cpSync(join(bundle, 'site'), site, { recursive: true });
    if (!accounts) leaveOutAccountScripts(site);
    // What a server of this machine answers there names its service; any other has none.
    else if (keeper === 'local') writeFileSync(join(site, serviceAddress), '{"kind":"off"}');
    const posts = [...content.keys()].filter((name) => name.startsWith('posts/')).length;
    const parts = posts < manyPosts ? ['all'] : ['first', 'second'];
    await Promise.all(parts.map((part) => run(root, 'prerender', root, out, bundle, part)));
    const rendered = readRendered(out, parts);
    if (pictures) await copyPictures(root, site, rendered.orders);
    await makeIcons(site);
    rmSync(join(site, '.vite'), { recursive: true });
    writeReleaseList(site, day);
    writeHostingFiles(root, { site, hosting: join(out, 'hosting') }, rendered, {
      accounts: accounts && keeper === 'hosted',
    });
    console.log(await run(root, 'check-site', site, ...(pictures ? [] : ['--without-pictures'])));
    replace(site, siteFolder(root), join(out, 'previous'));
    replace(join(out, 'hosting'), hostingFolder(root), join(out, 'previous-hosting'));
    const invented = [...placeholderMarks(contentModel(day), content)].length;
    if (invented > 0 && isReal(content))
      console.log(
        `Still invented on these pages (placeholder: true): ${invented}. They are listed by: npm run check -- --launch`,
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
async function checked(root: string, day: string, out: string) {
  const seconds = stopwatch();
  const folder = contentFolder(root);
  const bodies = new PostBodies(join(out, bodiesFile), 'w+');
  const report = await checkContent(folder, contentModel(day), {
    imageCache: caches(root).decodedImages,
    keep: (file, value) => (file.startsWith('posts/') ? bodies.store(value as Post) : value),
  });
  const consequence = 'Nothing was built; dist/ is as it was.';
  const printing = { folder, seconds: seconds(), wordings: contentWordings, consequence };
  console.log(printReport(report, printing));
  return report.problems.some(({ severity }) => severity === 'error') ? undefined : report.content;
}

function stopwatch(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / 1000;
}

/** Whether the site has an address that visitors can reach; names under .example belong to nobody. */
const isReal = (content: ReadonlyMap<string, unknown>) => {
  const { url } = content.get('site.yaml') as Site;
  return !new URL(url).hostname.endsWith('.example');
};

/** Settings written into the bundles: those of the hosted accounts, from the environment or a file .env. */
async function settingsOf(root: string, localAccounts: boolean) {
  const { loadEnv } = await import('vite');
  return {
    ...(localAccounts ? withoutHostedProject : loadEnv('production', root, 'VITE_')),
    OFFLINE_COPIES: process.env['OFFLINE_COPIES'],
  };
}

function keeperOf(settings: NodeJS.ProcessEnv, localAccounts: boolean): AccountKeeper {
  if (localAccounts) return 'local';
  return hasHostedProject(settings) ? 'hosted' : 'none';
}

/** Which accounts the built site has, and why it has none. */
function accountsLine(keeper: AccountKeeper, accounts: boolean): string {
  if (keeper === 'none')
    return 'Accounts: none (no VITE_FIREBASE_… is set). Try them with npm start or npm run build -- --local-accounts; docs/accounts.md says how to set them up.';
  if (!accounts) return 'Accounts: none (hidden by shown: false in content/accounts.yaml).';
  return keeper === 'local'
    ? 'Accounts: for trying out, with npm run preview on this machine. This build is not for publishing.'
    : 'Accounts: kept by the hosted project.';
}

/** Runs a script in a process of its own, so that its memory is freed; returns what it printed, or fails with that. */
async function run(root: string, script: string, ...args: string[]): Promise<string> {
  const command = [...sparing, join(root, 'scripts/run.mjs'), script, ...args];
  // React renders several times slower while it thinks that it is being developed with.
  const env = { ...process.env, NODE_ENV: 'production' };
  const running = promisify(execFile)(process.execPath, command, { cwd: root, env });
  const { stdout } = await running.catch((failed: { stdout: string; stderr: string }) => {
    throw new Error(`${failed.stdout}${failed.stderr}Nothing was built; dist/ is as it was.`);
  });
  return stdout.trim();
}

/** Two renames: the old site is whole until the new one stands in its place. */
function replace(made: string, place: string, previous: string) {
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, previous);
  renameSync(made, place);
}
