import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../disk.ts';
import { today } from '../build/day-of-build.ts';
import { checkSite } from '../check/check-site.ts';
import { checkPublishedDay } from '../check/published-day.ts';
import { commandLine, endWith } from '../command-line.ts';
import { caches, siteFolder } from '../disk.ts';

const usage = `npm run check:site                          checks links, words, markup and weight of dist/
npm run check:site -- DIR                   checks another folder
npm run check:site -- https://gym.example   says how old a published site is; exit code 1 if its daily build has stopped
npm run check:site -- --without-pictures    checks a site that was built with PICTURES=off`;

/** Returns the exit code: 1 for mistakes, or a site whose daily build has stopped; 2 for no site, or wrong options. */
async function main(root: string): Promise<number> {
  const { values, positionals } = commandLine(
    usage,
    { 'without-pictures': { type: 'boolean', default: false } },
    { noun: 'a folder or an address', most: 1 },
  );
  const [named] = positionals;
  if (named !== undefined && /^https?:\/\//.test(named)) {
    const { isFresh, words } = await checkPublishedDay(named, today(contentFolder(process.cwd())));
    console.log(words);
    return isFresh ? 0 : 1;
  }
  const folder = named === undefined ? siteFolder(root) : resolve(named);
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There are no pages in ${folder}. Build the site first: npm run build`);
    return 2;
  }
  const isRight = await checkSite(folder, caches(root).validPages, {
    withPictures: !values['without-pictures'],
    room: 1,
  });
  return isRight ? 0 : 1;
}

await endWith(main(process.cwd()));
