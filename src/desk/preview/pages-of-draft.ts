import { createSite, frameFiles } from 'virtual:site';
import type { CheckedFiles } from '../../content/files.ts';
import { finalContent } from '../../content/final-content.ts';
import type { Photograph } from '../../content/photographs.ts';
import { frameDocument } from './frame-document.ts';

/** The pages of a draft. */
export interface DraftedPages {
  addresses: readonly string[];
  /** Renders a page for the frame; an unknown address renders "not found". */
  render: (address: string) => Promise<string>;
}

/**
 * Makes the pages of the site from checked content. Its own module, because the templates load after the check. `day`
 * is the date to render for, if later than `today`; the clock of the pages then starts at noon.
 */
export function pagesOfDraft(
  content: CheckedFiles,
  photographs: Record<string, Photograph>,
  today: string,
  day?: string,
): DraftedPages {
  const visitors = { today: day ?? today, accounts: true, drafts: true };
  const { addresses, moved, render } = createSite(finalContent(content, visitors), {
    photographs,
    today: visitors.today,
    // No calendar file is previewed.
    changedAt: 0,
  });
  const islandFiles = { scripts: (name: string) => frameFiles.islands[name] ?? [] };
  return {
    addresses,
    async render(address) {
      const page = await render(moved.get(address) ?? address, () => ({ islandFiles }));
      return frameDocument(page.html, frameFiles, day);
    },
  };
}
