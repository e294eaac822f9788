import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { caches } from './caches.ts';
import { checkContent } from './checker/check-content.ts';
import { printReport } from './checker/report.ts';
import { contentFolder } from './content-folder.ts';
import { contentModel } from './content-model.ts';
import { makeRendition, readPhotographs, renditionsOf } from './photographs.ts';
import { hasHostedProject } from './hosted-project.ts';
import { siteFolder } from './site-folder.ts';
import { today } from './today.ts';

/**
 * Checks the content, bundles the site, renders every page and only then puts the result in the place of
 * dist/. Whatever fails leaves the last good dist/ as it was.
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
  if (!hasHostedProject(loadEnv('production', root, 'VITE_')))
    console.log(
      'Accounts: off on the published site (no VITE_FIREBASE_… is set), local in npm run preview.',
    );
  process.env['NODE_ENV'] = 'production';
  const out = mkdtempSync(join(root, '.build-'));
  process.env['BUILD_FOLDER'] = out;
  try {
    const builder = await createBuilder({ root, logLevel: 'warn' });
    await builder.build(builder.environments['client']!);
    await builder.build(builder.environments['ssr']!);
    const script = join(root, 'scripts/run.mjs');
    const rendered = spawnSync(process.execPath, [script, 'prerender', root, out], {
      encoding: 'utf8',
    });
    if (rendered.status !== 0) throw new Error(`A page could not be rendered.\n${rendered.stderr}`);
    await copyPhotographs(root, join(out, 'site'));
    rmSync(join(out, 'site/.vite'), { recursive: true });
    replace(join(out, 'site'), siteFolder(root), join(out, 'previous'));
    console.log(
      `${rendered.stdout.trim()} pages are in dist/ (${seconds().toFixed(1)} s). Look at them with: npm run preview`,
    );
    return 0;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function copyPhotographs(root: string, site: string) {
  const folder = join(contentFolder(root), 'images');
  const { photographs: cache, placeholderColours } = caches(root);
  const renditions = [...renditionsOf(await readPhotographs(folder, placeholderColours))];
  const next = async () => {
    for (let rendition = renditions.pop(); rendition; rendition = renditions.pop()) {
      const target = join(site, rendition.address);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(await makeRendition(folder, cache, rendition), target);
    }
  };
  await Promise.all([next(), next()]);
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
