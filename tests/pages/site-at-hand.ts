import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { contentOf, type Files } from '../../src/content/files.ts';
import { finalContent } from '../../src/content/final-content.ts';
import { type SiteContent, siteContentOf } from '../../src/pages/site-content.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { today } from '../check/content-copy.ts';
import { madeUpPhotograph } from '../made-up.ts';

const { content } = new ContentInMemory(today, texts, pictures).check();
const photographs = new Proxy({}, { get: () => madeUpPhotograph });

/** Returns the site of changed content, as on the day `today` of tests, with one photograph for all. */
export function siteOf(change: (files: Files) => Partial<Files> = () => ({})): SiteContent {
  const changed = new Map([...content, ...Object.entries(change(contentOf(content).files))]);
  const final = finalContent(changed, { today, accounts: true, drafts: false });
  return siteContentOf(final, { photographs, today, changedAt: 0 });
}
