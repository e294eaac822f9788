import { createSite, frameFiles } from 'virtual:site';
import { finalContent } from '../../content/final-content.ts';
import type { PagesOfDraft } from '../draft/protocol.ts';
import { frameDocument } from './frame-document.ts';
import { MarkedFields } from './marked-fields.ts';

/**
 * Makes the pages of the site from checked content. Its own module, because the templates load after the check.
 */
export const pagesOfDraft: PagesOfDraft = (content, photographs, today, day) => {
  const visitors = { today: day ?? today, accounts: true, drafts: true };
  const marked = new MarkedFields(content);
  const { paths, moved, render } = createSite(finalContent(marked.content, visitors), {
    photographs,
    marked: marked.marked,
    today: visitors.today,
    // Only calendar files need this, and the preview has none.
    changedAt: 0,
  });
  const islandFiles = { scripts: (name: string) => frameFiles.islands[name] ?? [] };
  return {
    paths,
    async render(address) {
      const page = await render(moved.get(address) ?? address, () => ({ islandFiles }));
      return frameDocument(marked.attributes(page.html), frameFiles, day);
    },
  };
};
