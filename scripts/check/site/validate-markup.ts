import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, version, type ConfigData } from 'html-validate';
import { addressOf, type BuiltSite } from './page-files.ts';

/** Pages of each folder to check: most have one template there, and the others differ only in their escaped text. */
const maxPagesPerTemplate = 20;

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'no-dup-id': 'error', 'no-missing-references': 'error', deprecated: 'error' },
};

/** Validates the HTML of the pages. A valid page is recorded in `cache` by its hash. */
export async function* validateMarkup(site: BuiltSite, cache: string): AsyncGenerator<string> {
  const validator = new HtmlValidate(rules);
  mkdirSync(cache, { recursive: true });
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    if (count > maxPagesPerTemplate) continue;
    const html = site.read(page);
    const mark = join(cache, hashOf(html));
    if (existsSync(mark)) continue;
    const { valid, results } = await validator.validateString(html);
    if (valid) writeFileSync(mark, '');
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        yield `${addressOf(page)}, line ${line}, column ${column}: ${message} (${ruleId})`;
  }
}

const hashOf = (html: string) =>
  createHash('sha256')
    .update(version)
    .update(JSON.stringify(rules))
    .update(html)
    .digest('hex')
    .slice(0, 32);
