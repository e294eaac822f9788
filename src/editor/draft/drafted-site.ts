import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { SiteNames } from '../names.ts';
import type { Photograph } from '../../rendering/photographs.ts';
import type { DraftedPages } from '../preview/drafted-pages.ts';
import type { QuickFix } from '../protocol.ts';
import type { SentenceOfAct } from './place-change.ts';
import type { ContentAtDesk } from './problems/content-at-desk.ts';

/** The site whose content is drafted, as the draft needs it. */
export interface DraftedSite {
  model: ContentModel;
  names: SiteNames;
  /** Quick fixes that only this site can know, in place of those of the check; undefined where it has none. */
  quickFixes: (problem: Problem, content: ContentAtDesk) => QuickFix[] | undefined;
  sentenceOfAct: SentenceOfAct;
  /**
   * Makes the pages of checked content. `day`: the day on which they are seen, if it is still to come.
   */
  pagesOf: (
    content: ReadonlyMap<string, unknown>,
    photographs: Record<string, Photograph>,
    day: string | undefined,
  ) => Promise<DraftedPages>;
  /** The files whose comments are out of date, with their new texts. */
  oldComments: (
    textOf: (file: string) => string,
    content: ReadonlyMap<string, unknown>,
  ) => ReadonlyMap<string, string>;
  /** The values of placeholders in checked content: 'lowestPrice' → "₹750". */
  factsIn: (content: ReadonlyMap<string, unknown>) => Readonly<Record<string, string>>;
}
