import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { astroBuilder, ownBuilder, type Builder } from '../benchmarks/builders.ts';
import { writePosts } from '../benchmarks/made-posts.ts';
import { medianOf, type Cost } from '../benchmarks/measured-run.ts';
import { commandLine, endWith } from '../command-line.ts';
import { verdictOn, type Result } from '../benchmarks/verdict.ts';
import { readSite } from '../site-checker/page-files.ts';

const usage = `npm run bench:build                  builds 1000 and 10000 made-up posts, with our builder and with Astro
npm run bench:build -- 100 1000      other numbers of posts
npm run bench:build -- --runs 1      each build once instead of three times, of which the median counts`;

/** The numbers of posts and of runs; undefined when the arguments are invalid. */
function sizesAndRuns() {
  const { values, positionals } = commandLine(
    usage,
    { runs: { type: 'string', default: '3' } },
    { noun: 'numbers of posts', most: Infinity },
  );
  const sizes = (positionals.length > 0 ? positionals : ['1000', '10000']).map(Number);
  const runs = Number(values.runs);
  const understood = [...sizes, runs].every((one) => Number.isInteger(one) && one > 0);
  return understood ? { sizes: sizes.sort((a, b) => a - b), runs } : undefined;
}

/** Runs the builders in turn, so that other processes disturb all alike. */
async function measure(content: string, builders: Builder[], posts: number, runs: number) {
  const costs = builders.map((): Cost[] => []);
  for (let run = 0; run < runs; run++)
    for (const [index, { name, build }] of builders.entries()) {
      const cost = await build(content);
      console.error(`${name}, ${posts} posts: ${cost.seconds.toFixed(1)} s`);
      costs[index]!.push(cost);
    }
  return builders.map(({ name, site }, index): Result => {
    const pages = readSite(site).pages.length;
    return { builder: name, posts, ...medianOf(costs[index]!), pages };
  });
}

/** Exit code 0: faster than Astro at each size with steady memory; 1: not so, or unknown; 2: invalid arguments. */
async function main(root: string): Promise<number> {
  const options = sizesAndRuns();
  if (!options) {
    console.error('The numbers of posts and runs must be whole numbers from 1.');
    return 2;
  }
  const content = mkdtempSync(join(tmpdir(), 'bench-content-'));
  const ours = ownBuilder(root);
  try {
    cpSync(join(root, 'content'), content, { recursive: true });
    // Not measured: fills the cache of our bundles, and provides the layout for Astro's pages.
    await ours.build(content);
    const astro = astroBuilder(root, ours.site);
    const results: Result[] = [];
    for (const size of options.sizes) {
      // The posts of a smaller size are the first ones of a larger size.
      writePosts(size, content, astro.posts);
      results.push(...(await measure(content, [ours, astro], size, options.runs)));
    }
    const { lines, passed } = verdictOn(results);
    console.table(results);
    console.log(lines.join('\n'));
    return passed ? 0 : 1;
  } finally {
    for (const folder of [content, dirname(ours.site)])
      rmSync(folder, { recursive: true, force: true });
  }
}

await endWith(main(process.cwd()));
