import { resolve } from 'node:path';
import { caches } from '../disk/caches.ts';
import { commandLine, endWith } from '../command-line.ts';
import { budgets } from '../check/site/budgets.ts';
import { checkBudgets } from '../check/site/check-budgets.ts';
import { checkLists } from '../check/site/check-lists.ts';
import { publishedDay } from '../check/site/published-day.ts';
import { today } from '../build/site/today.ts';
import { checkPages } from '../check/site/check-pages.ts';
import { readSite, type BuiltSite } from '../check/site/page-files.ts';
import { validateMarkup } from '../check/site/validate-markup.ts';
import { siteFolder } from '../disk/site-folder.ts';

/** Factor by which a page may exceed its budget before a build fails. */
const roomForContent = 1.2;

const usage = `npm run check:site                          checks links, words, markup and weight of dist/
npm run check:site -- DIR                   checks another folder
npm run check:site -- https://gym.example   says how old a published site is; exit code 1 where its daily build has stopped
npm run check:site -- --without-pictures    checks a site that was built with PICTURES=off`;

/** Checks the built site in dist/ or the given folder. Exit code 1: mistakes; 2: no site, or wrong options. */
const { values, positionals } = commandLine(
  usage,
  { 'without-pictures': { type: 'boolean', default: false } },
  { noun: 'a folder or an address', most: 1 },
);
const withoutPictures = values['without-pictures'];
const [named] = positionals;
if (named !== undefined && /^https?:\/\//.test(named)) await endWith(checkPublished(named));
else await checkFolder(named === undefined ? siteFolder(process.cwd()) : resolve(named));

async function checkPublished(address: string): Promise<number> {
  const { isFresh, words } = await publishedDay(address, today());
  console.log(words);
  return isFresh ? 0 : 1;
}

async function checkFolder(folder: string): Promise<void> {
  const site = readSite(folder);
  if (site.pages.length === 0) {
    console.error(`There are no pages in ${site.folder}. Build the site first: npm run build`);
    process.exitCode = 2;
  } else {
    const started = performance.now();
    const found: string[] = [];
    for await (const mistake of mistakesOf(site)) found.push(mistake);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const mistake of found) console.error(`✗ ${mistake}`);
    const count = found.length === 1 ? '1 mistake' : `${found.length} mistakes`;
    console.log(
      found.length === 0
        ? `The built pages are correct: links, words, markup, weight (${site.pages.length} pages, ${seconds} s).`
        : `${count} in the built pages.`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  }
}

/** Yields the mistakes of each check. */
async function* mistakesOf(whole: BuiltSite) {
  const heads = yield* checkPages(whole, { withoutPictures });
  yield* checkLists(whole, heads, { withoutPictures });
  yield* checkBudgets(whole, budgets, { room: roomForContent, withoutPictures });
  yield* validateMarkup(whole, caches(process.cwd()).validPages);
}
