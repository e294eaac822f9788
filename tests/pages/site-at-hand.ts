import { ContentInMemory } from '../../src/check/content-in-memory.ts';
import { contentOf, type Files } from '../../src/content/files.ts';
import { type SiteContent, siteContentOf } from '../../src/pages/site-content.ts';
import { pictures, texts } from '../check/content-at-hand.ts';
import { today } from '../check/content-copy.ts';
import { madeUpPhotograph } from '../made-up.ts';

const content = contentOf(new ContentInMemory(today, texts, pictures).check().content);
const photographs = new Proxy({}, { get: () => madeUpPhotograph });

/** Returns the site of changed content, as on the day `today` of tests, with one photograph for all. */
export const siteOf = (change: (files: Files) => Files = (files) => files): SiteContent =>
  siteContentOf(
    { ...content, files: change(content.files) },
    { photographs, today, changedAt: 0, accounts: true, drafts: false },
  );
