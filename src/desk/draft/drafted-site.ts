import type { ContentModel } from '../../check/model.ts';
import type { SiteNames } from '../words/names.ts';
import type { Photograph } from '../../content/photographs.ts';
import type { DraftedPages } from '../preview/drafted-pages.ts';
import type { SentenceOfAct } from './place-change.ts';

/** The interface that a draft needs from the site whose content it edits. */
export interface DraftedSite {
  model: ContentModel;
  names: SiteNames;
  sentenceOfAct: SentenceOfAct;
  /** Renders the pages of checked content; `day` is the date to render for ("2026-12-01"), if in the future. */
  pagesOf: (
    content: ReadonlyMap<string, unknown>,
    photographs: Record<string, Photograph>,
    day: string | undefined,
  ) => Promise<DraftedPages>;
  /** The values of placeholders in checked content: 'lowestPrice' → "₹750". */
  factsIn: (content: ReadonlyMap<string, unknown>) => Readonly<Record<string, string>>;
}
