import { HtmlValidate } from 'html-validate';
import { addressOf, type SiteFiles } from './page-files.ts';

/** Of a template with more pages than this, the others differ in words alone, which are escaped. */
const mostOfATemplate = 60;

/** What the rules of HTML say of the pages. */
export async function* validateMarkup(site: SiteFiles): AsyncGenerator<string> {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'no-dup-id': 'error', 'no-missing-references': 'error', deprecated: 'error' },
  });
  const counts = new Map<string, number>();
  for (const page of site.pages) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    if (count > mostOfATemplate) continue;
    const { results } = await validator.validateString(site.read(page));
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        yield `${addressOf(page)}, line ${line}, column ${column}: ${message} (${ruleId})`;
  }
}
