import type { DraftedSite } from '../editor/draft/drafted-site.ts';
import { contentModel } from '../rules/content-model.ts';
import { factsInWords } from './facts-in-words.ts';
import { ownQuickFixes } from './quick-fixes/quick-fixes.ts';
import { siteNames } from './site-names.ts';

/** This site, as its draft needs it; `today` is "2026-11-23", in India. */
export const draftedSiteOn = (today: string): DraftedSite => ({
  model: contentModel(today),
  names: siteNames,
  quickFixes: ownQuickFixes,
  factsIn: (content) => factsInWords(content, today),
});
