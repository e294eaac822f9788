import { frameFiles, pages } from 'virtual:pages';
import { draftedPages, type DraftedPages } from './drafted-pages.ts';
import { modulesOf } from '../../content/files.ts';
import type { Photograph } from '../../content/photographs.ts';

/**
 * Renders the pages of this site from checked content. Its own module, because the templates load after the check.
 * `day`: the date to render for, if later than `today`.
 */
export const pagesOfDraft = (
  content: ReadonlyMap<string, unknown>,
  photographs: Record<string, Photograph>,
  today: string,
  day?: string,
): DraftedPages =>
  draftedPages(
    pages,
    {
      modules: { ...modulesOf(content), images: photographs },
      today,
      // No calendar file is previewed.
      changed: 0,
      accounts: true,
      drafts: true,
    },
    frameFiles,
    day,
  );
