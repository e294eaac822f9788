import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caches } from './caches.ts';
import { checkContent } from './checker/check-content.ts';
import { printReport } from './checker/report.ts';
import { contentFolder } from './content-folder.ts';
import { contentModel } from './content-model.ts';
import { hasHostedProject } from './hosted-project.ts';
import { writeHostingFiles } from './hosting/hosting-files.ts';
import { makeIcons } from './icons.ts';
import { copyPhotographs, copySharePictures } from './pictures.ts';
import type { Rendered } from './rendered.ts';
import { hostingFolder, siteFolder } from './site-folder.ts';
import { today } from './today.ts';

/**
 * Checks the content, bundles the site, renders every page, checks the result, and only then puts it in the
 * place of dist/. Whatever fails leaves the last good dist/ as it was. PICTURES=off leaves the pictures out, to
 * measure the rest.
 */
async function build(root: string): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const folder = contentFolder(root);
  const report = await checkContent(folder, contentModel(today()), {
    imageCache: caches(root).decodedImages,
  });
  console.log(
    printReport(report, {
      folder,
      seconds: seconds(),
      consequence: 'Nothing was built; dist/ is as it was.',
    }),
  );
  if (report.problems.some(({ severity }) => severity === 'error')) return 1;

  const { createBuilder, loadEnv } = await import('vite');
  const hosted = hasHostedProject(loadEnv('production', root, 'VITE_'));
  if (!hosted)
    console.log(
      'Accounts: off on the published site (no VITE_FIREBASE_… is set), local in npm run preview.',
    );
  const pictures = process.env['PICTURES'] !== 'off';
  process.env['NODE_ENV'] = 'production';
  const out = mkdtempSync(join(root, '.build-'));
  process.env['BUILD_FOLDER'] = out;
  const site = join(out, 'site');
  try {
    const builder = await createBuilder({ root, logLevel: 'warn' });
    await builder.build(builder.environments['client']!);
    await builder.build(builder.environments['ssr']!);
    run(root, 'prerender', root, out);
    const rendered = JSON.parse(readFileSync(join(out, 'rendered.json'), 'utf8')) as Rendered;
    if (pictures) {
      await copyPhotographs(root, site);
      await copySharePictures(root, site, rendered.orders);
    }
    await makeIcons(site);
    writeHostingFiles(root, { site, hosting: join(out, 'hosting') }, rendered, hosted);
    rmSync(join(site, '.vite'), { recursive: true });
    console.log(run(root, 'check-site', site, ...(pictures ? [] : ['--without-pictures'])));
    replace(site, siteFolder(root), join(out, 'previous'));
    replace(join(out, 'hosting'), hostingFolder(root), join(out, 'previous-hosting'));
    console.log(
      `${rendered.pages} pages are in dist/ (${seconds().toFixed(1)} s). Look at them with: npm run preview`,
    );
    return 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Runs a script in a process of its own, so that what it held is given back; its words, or its mistakes. */
function run(root: string, script: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/run.mjs'), script, ...args],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}Nothing was built; dist/ is as it was.`);
  return stdout.trim();
}

/** Two renames: the old site is whole until the new one stands in its place. */
function replace(made: string, place: string, previous: string) {
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place)) renameSync(place, previous);
  renameSync(made, place);
}

process.exitCode = await build(process.cwd()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
