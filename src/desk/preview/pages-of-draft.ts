import { frameFiles, pages } from 'virtual:pages';
import { draftedPages, type DraftedPages } from '../../editor/preview/drafted-pages.ts';
import { modulesOf, type ContentNames } from '../../rendering/content-modules.ts';
import type { Photograph } from '../../rendering/photographs.ts';

/**
 * The pages of this site from checked content; a module of its own, because the templates load later than the check.
 * `day`: the day on which they are seen, if it is after `today`.
 */
export const pagesOfDraft = (
  content: ReadonlyMap<string, unknown>,
  photographs: Record<string, Photograph>,
  model: ContentNames,
  today: string,
  day?: string,
): DraftedPages =>
  draftedPages(
    pages,
    {
      modules: { ...modulesOf(content, model), images: photographs },
      today,
      accounts: true,
      drafts: true,
    },
    frameFiles,
    day,
  );
