import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { SiteNames } from '../names.ts';
import type { QuickFix } from '../protocol.ts';
import type { ContentAtDesk } from './problems/content-at-desk.ts';

/** What must be known of the site whose content is drafted. */
export interface DraftedSite {
  model: ContentModel;
  names: SiteNames;
  /** Buttons beside a problem that know more of the site than the check has proved; undefined where it has none. */
  quickFixes: (problem: Problem, content: ContentAtDesk) => QuickFix[] | undefined;
  /** What the words in braces stand for in checked content: 'lowestPrice' → "₹750". */
  factsIn: (content: ReadonlyMap<string, unknown>) => Readonly<Record<string, string>>;
}
