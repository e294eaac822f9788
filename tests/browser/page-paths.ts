import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfPage, readSite } from '../../scripts/check/check-pages.ts';

const built = readSite(join(import.meta.dirname, '../../dist'));
/** "https://ironbanyan.example" */
export const site = /Sitemap: (.*)\/sitemap\.xml/.exec(
  readFileSync(join(built.folder, 'robots.txt'), 'utf8'),
)![1]!;

/** Redirect pages, and pages with another canonical address. */
const isLeft = (page: string) => {
  const html = built.read(page);
  const [, own = site + pathOfPage(page)] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return (
    page !== '/404.html' && !/http-equiv="refresh"/i.test(html) && own === site + pathOfPage(page)
  );
};
const isPost = (page: string) => page.startsWith('/blog/');
const isClass = (page: string) => page.startsWith('/classes/');
const isCoach = (page: string) => page.startsWith('/coaches/');

/** The newest post, which staff may just have written, the longest and the shortest. */
function someOfThePosts(): string[] {
  const posts = built.pages.filter((page) => isPost(page) && isLeft(page));
  const dayOf = (page: string) => /"datePublished":"([^"]*)"/.exec(built.read(page))![1]!;
  const byDay = [...posts].sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return [...new Set([...byDay.slice(-1), ...longestAndShortest(posts)])];
}

function longestAndShortest(pages: readonly string[]): string[] {
  const lengthOf = (page: string) => built.read(page).length;
  const byLength = [...pages].sort((one, other) => lengthOf(one) - lengthOf(other));
  return [...byLength.slice(-1), ...byLength.slice(0, 1)];
}

/** All pages of the built site, with only some of those that share a template. */
export const addresses = [
  ...built.pages.filter(
    (page) => !isPost(page) && !isClass(page) && !isCoach(page) && isLeft(page),
  ),
  ...longestAndShortest(built.pages.filter(isClass)),
  ...longestAndShortest(built.pages.filter(isCoach)),
  ...someOfThePosts(),
]
  .map(pathOfPage)
  .filter((address) => !/^\/schedule\/(?!monday|sunday)/.test(address))
  .sort();

/** Not for search engines. */
export const unlisted: readonly string[] = ['/account', '/offline', '/reset'];
