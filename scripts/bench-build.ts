import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { astroBuild, astroSite, fillAstroProject } from './bench-build/astro-build.ts';
import { astroProject } from './bench-build/astro-project.ts';
import { bestOf, type Cost } from './bench-build/measured-run.ts';
import { ownBuild, pagesIn, stylesOf } from './bench-build/own-build.ts';
import { writeContent } from './bench-build/post-folders.ts';
import { tableOf, type Result } from './bench-build/table.ts';
import { verdictOn } from './bench-build/verdict.ts';

const usage = `npm run bench:build                  builds 1000 and 10000 made-up posts, with ours and with Astro
npm run bench:build -- 100 1000      other numbers of posts, from the smallest on
npm run bench:build -- --runs 1      each build once; otherwise twice, and the better counts`;

const root = process.cwd();
const caches = join(root, 'node_modules/.cache/iron-banyan');
const astroFolder = join(caches, 'bench-astro');

/** Our build moves its results into place by renaming them, so they stay on the disk of the project. */
const ownFolder = join(caches, 'bench-own');
const ownSite = join(ownFolder, 'site');

/** Both builds of so many posts, by turns, so that what else the computer does is in the way of both. */
async function measure(posts: number, runs: number, withAstro: boolean): Promise<Result[]> {
  const content = mkdtempSync(join(tmpdir(), 'bench-content-'));
  const own: Cost[] = [];
  const astro: Cost[] = [];
  const progress = (builder: string, { seconds }: Cost) =>
    console.error(`${builder}, ${posts} posts: ${seconds.toFixed(1)} s`);
  try {
    writeContent(join(root, 'content'), content, posts);
    for (let run = 0; run < runs; run++) {
      own.push(await ownBuild(root, content, ownSite));
      progress('ours', own.at(-1)!);
      if (!withAstro) continue;
      if (run === 0) fillAstroProject(astroFolder, content, posts, stylesOf(ownSite));
      astro.push(await astroBuild(astroFolder));
      progress('Astro', astro.at(-1)!);
    }
    const ours: Result = { builder: 'ours', posts, pages: pagesIn(ownSite), ...bestOf(own) };
    if (!withAstro) return [ours];
    const pages = pagesIn(astroSite(astroFolder));
    return [ours, { builder: 'Astro', posts, pages, ...bestOf(astro) }];
  } finally {
    rmSync(content, { recursive: true, force: true });
    rmSync(ownFolder, { recursive: true, force: true });
  }
}

/** Exit 0: faster than Astro at each size, and in the same memory; 1: not so, or not known; 2: wrongly called. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '2' }, help: { type: 'boolean' } },
  });
  const sizes = (positionals.length > 0 ? positionals : ['1000', '10000']).map(Number);
  const runs = Number(values.runs);
  if (values.help || ![...sizes, runs].every((one) => Number.isInteger(one) && one > 0)) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  let withAstro = true;
  try {
    mkdirSync(astroFolder, { recursive: true });
    astroProject(root, astroFolder);
  } catch (error) {
    withAstro = false;
    console.error(
      `Astro could not be installed (${error instanceof Error ? error.message : String(error)}); only our own build is measured.`,
    );
  }
  const results: Result[] = [];
  for (const size of sizes.sort((a, b) => a - b))
    results.push(...(await measure(size, runs, withAstro)));
  const { lines, passed } = verdictOn(results);
  lines.push(
    'Ours takes the bundles of its code from its cache, as each build after the first of a state of the code does.',
  );
  console.log(`\n${tableOf(results)}\n\n${lines.join('\n')}`);
  return passed && withAstro ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
