import { type ConfigData, HtmlValidate, version } from 'html-validate';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../sha256.ts';
import { pathOfPage, type BuiltSite, checkLists, checkPages, readSite } from './check-pages.ts';
import { checkWeights } from './weights.ts';

/** How many pages of each folder are validated; the others have the same template and differ only in their texts. */
const maxPagesPerTemplate = 20;

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-dup-id': 'error', 'no-missing-references': 'error', deprecated: 'error' },
};

/**
 * Checks the links, words, markup and weight of a built site, and prints the mistakes; returns whether there are none.
 * `cache` records valid pages; `room` is the factor by which a page may exceed its budget.
 */
export async function checkSite(
  folder: string,
  cache: string,
  options: { withPictures: boolean; room: number },
): Promise<boolean> {
  const started = performance.now();
  const site = readSite(folder);
  const found: string[] = [];
  for await (const mistake of mistakesOf(site, cache, options)) found.push(mistake);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const mistake of found) console.error(`✗ ${mistake}`);
  const count = found.length === 1 ? '1 mistake' : `${found.length} mistakes`;
  console.log(
    found.length === 0
      ? `The built pages are correct: links, words, markup, weight (${site.pages.length} pages, ${seconds} s).`
      : `${count} in the built pages.`,
  );
  return found.length === 0;
}

async function* mistakesOf(
  site: BuiltSite,
  cache: string,
  options: { withPictures: boolean; room: number },
) {
  const heads = yield* checkPages(site, options);
  yield* checkLists(site, heads, options);
  yield* checkWeights(site, options);
  yield* validateMarkup(site, cache);
}

/** Validates the HTML of the pages. A valid page is recorded in `cache` by its hash. */
async function* validateMarkup(site: BuiltSite, cache: string): AsyncGenerator<string> {
  const validator = new HtmlValidate(rules);
  mkdirSync(cache, { recursive: true });
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    if (count > maxPagesPerTemplate) continue;
    const html = site.read(page);
    const mark = join(cache, hashOfPage(html));
    if (existsSync(mark)) continue;
    const { valid, results } = await validator.validateString(html);
    if (valid) writeFileSync(mark, '');
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        yield `${pathOfPage(page)}, line ${line}, column ${column}: ${message} (${ruleId})`;
  }
}

const hashOfPage = (html: string) => sha256(JSON.stringify([version, rules, html])).slice(0, 32);
