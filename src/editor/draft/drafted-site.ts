import type { ContentModel } from '../../checker/model.ts';
import type { Problem } from '../../checker/problem.ts';
import type { SiteNames } from '../names.ts';
import type { QuickFix } from '../protocol.ts';
import type { ContentAtDesk } from './problems/content-at-desk.ts';

/** The site whose content is drafted, as the draft needs it. */
export interface DraftedSite {
  model: ContentModel;
  names: SiteNames;
  /** Quick fixes that know more of the site than the check has proved; undefined where it has none. */
  quickFixes: (problem: Problem, content: ContentAtDesk) => QuickFix[] | undefined;
  /** The values of placeholders in checked content: 'lowestPrice' → "₹750". */
  factsIn: (content: ReadonlyMap<string, unknown>) => Readonly<Record<string, string>>;
}
