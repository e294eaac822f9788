import type { DraftedSite } from './draft/drafted-site.ts';
import { contentModel } from '../check/rules/content-model.ts';
import { factsInWords } from './words/facts-in-words.ts';
import { sentenceOfAct } from './words/sentence-of-act.ts';
import { siteNames } from './words/site-names.ts';

/** Adapter that gives the draft what it needs from this site. `today`: "2026-11-23", at the place of the site. */
export function draftedSiteOn(today: string): DraftedSite {
  const model = contentModel(today);
  return {
    model,
    names: siteNames,
    sentenceOfAct,
    factsIn: (content) => factsInWords(content, today),
    async pagesOf(content, photographs, day) {
      // Loaded after the forms: the templates are as large as everything else together.
      const { pagesOfDraft } = await import('./preview/pages-of-draft.ts');
      return pagesOfDraft(content, photographs, model, today, day);
    },
  };
}
