import {
  type BuiltContent,
  builtContentFile,
  photographList,
} from '../../src/content/published-files.ts';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { unconfirmedIn } from '../../src/check/check-across-files.ts';
import type { Contact } from '../../src/content/contact.ts';
import { type CheckedFiles, imagesFolder } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import type { Site } from '../../src/content/site.ts';
import { chatHosts } from '../../src/design/document/headers.ts';
import { fileOf, headOf } from '../../src/host/workspace/files.ts';
import type { FileOfHead } from '../../src/host/workspace/workspace.ts';
import type { AccountsOfBuild } from '../accounts/accounts-of-build.ts';
import { checkContent } from '../check/check-content.ts';
import { checkSite } from '../check/check-site.ts';
import { reportAsText } from '../check/report.ts';
import { writeHostingFiles } from '../deploy/hosting-files.ts';
import { writeReleaseList } from '../deploy/release-files.ts';
import {
  caches,
  contentFolder,
  filesIn,
  hostingFolder,
  makeReadable,
  siteFolder,
  writeFileWhole,
} from '../disk.ts';
import { bundlesOf } from './bundles.ts';
import { contentChangedAt, today } from './day-of-build.ts';
import { copyPictures, makeIcons, readPhotographs } from './pictures.ts';
import { prerender } from './prerender.ts';

const nothingBuilt = 'Nothing was built; dist/ is as it was.';

/** The factor by which pages may exceed their budgets: long words of staff stop the tests, but not the build. */
const roomForContent = 1.2;

/**
 * Builds the site: checks the content, bundles the code, prerenders all pages, checks the result, and only then
 * replaces dist/. Any failure leaves the previous dist/ unchanged. PICTURES=off leaves out the pictures, for measuring
 * the rest. Returns the exit code.
 */
export async function buildSite(root: string, accounts: AccountsOfBuild): Promise<number> {
  const seconds = stopwatch();
  const settings = { ...accounts.settings, OFFLINE_COPIES: process.env['OFFLINE_COPIES'] };
  const bundles = bundlesOf(root, caches(root).bundles, settings);
  // A failure is reported when `bundles` is awaited, after the check; until then it must not end the process.
  bundles.catch(() => undefined);
  const day = today(contentFolder(root));
  const withPictures = process.env['PICTURES'] !== 'off';
  const out = mkdtempSync(join(root, '.build-'));
  const folders = { root, site: join(out, 'site'), hosting: join(out, 'hosting') };
  try {
    const content = await checked(root, day);
    if (!content) return 1;
    console.log(accounts.line(accounts.isIn(content)));
    cpSync(join(await bundles, 'site'), folders.site, { recursive: true });
    const pages = await makeSite(folders, await bundles, {
      content,
      day,
      accounts,
      withPictures,
    });
    const options = { withPictures, room: roomForContent };
    if (!(await checkSite(folders.site, caches(root).validPages, options))) {
      console.error(nothingBuilt);
      return 1;
    }
    replace(folders.site, siteFolder(root), join(out, 'previous'));
    replace(folders.hosting, hostingFolder(root), join(out, 'previous-hosting'));
    const invented = [...unconfirmedIn(content)].length;
    if (invented > 0 && isReal((content.get('site.yaml') as Site).url))
      console.log(
        `Still examples on these pages (placeholder: true): ${invented}. They are listed by: npm run check -- --launch`,
      );
    console.log(
      `${pages} pages are in dist/ (${seconds().toFixed(1)} s). Look at them with: npm run preview`,
    );
    return 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

interface CheckedSite {
  content: CheckedFiles;
  /** The day of the build, such as "2026-11-21". */
  day: string;
  accounts: AccountsOfBuild;
  withPictures: boolean;
}

/** Completes the bundled site with pages, pictures and the files for hosts and desks; returns the number of pages. */
async function makeSite(
  { root, site, hosting }: Readonly<Record<'root' | 'site' | 'hosting', string>>,
  bundle: string,
  { content, day, accounts, withPictures }: CheckedSite,
): Promise<number> {
  const folder = contentFolder(root);
  const images = join(folder, imagesFolder);
  const photographs = await readPhotographs(images, caches(root).placeholderColours);
  const hasAccounts = accounts.isIn(content);
  // The README explains public/ to developers, and is no part of the site.
  rmSync(join(site, 'README.md'));
  accounts.finish(site, hasAccounts);
  const final = finalContent(content, { today: day, accounts: hasAccounts, drafts: false });
  const rendered = await prerender(root, site, bundle, final, {
    photographs,
    today: day,
    changedAt: contentChangedAt(folder),
  });
  if (withPictures) await copyPictures(root, site, photographs, rendered.images);
  await makeIcons(site);
  await writeFilesForDesks(site, folder, photographs, day);
  rmSync(join(site, '.vite'), { recursive: true });
  writeReleaseList(site, day);
  writeHostingFiles(root, { site, hosting }, rendered, {
    accounts: hasAccounts && accounts.isHosted,
    formHosts: (content.get('contact.yaml') as Contact).whatsapp ? chatHosts : [],
  });
  return rendered.pages;
}

/** Checks the content and prints the report; returns the values of all files, or undefined if there are mistakes. */
async function checked(root: string, today: string) {
  const seconds = stopwatch();
  const folder = contentFolder(root);
  const report = await checkContent(folder, today, { imageCache: caches(root).decodedImages });
  const printing = { folder, seconds: seconds(), consequence: nothingBuilt };
  console.log(reportAsText(report, printing));
  return report.problems.some(({ severity }) => severity === 'error') ? undefined : report.content;
}

function stopwatch(): () => number {
  const started = performance.now();
  return () => (performance.now() - started) / 1000;
}

/** Whether an address may be the address of a real site; the domain .example is reserved for examples. */
const isReal = (address: string) => !new URL(address).hostname.endsWith('.example');

/** Lets everybody read a folder, and puts it in place of another by two renames, so that the old site is complete until the new one is in its place. */
function replace(made: string, target: string, previous: string) {
  makeReadable(made);
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(made, target);
}

/**
 * Writes the files that a desk on the web reads from the site (published-files.ts): the list of its photographs, and
 * the id of its content with the day of the build.
 */
export async function writeFilesForDesks(
  site: string,
  folder: string,
  photographs: unknown,
  day: string,
) {
  const write = (name: string, value: unknown) =>
    writeFileWhole(join(site, name), JSON.stringify(value));
  write(photographList, photographs);
  const builtContent: BuiltContent = { content: await contentId(folder), built: day };
  write(builtContentFile, builtContent);
}

/** Returns the id of the content, which the desk computes for the same folder in a repository. */
async function contentId(folder: string): Promise<string> {
  const files: Record<string, FileOfHead> = {};
  // The desk reads files only to this depth.
  for (const name of filesIn(folder).filter((one) => one.split('/').length <= 2))
    files[name] = await fileOf(readFileSync(join(folder, name)));
  return (await headOf(files)).id;
}
