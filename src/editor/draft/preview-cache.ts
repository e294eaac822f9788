import type { Report } from '../../checker/check-between.ts';
import type { DraftedPages } from '../preview/drafted-pages.ts';
import type { DescribedParts } from './state-for-page.ts';

/** Renders pages of a draft, and runs the templates again only when their input has changed. */
export class PreviewCache {
  private readonly parts: Pick<DescribedParts, 'site' | 'check' | 'pictures'>;
  private last:
    { content: Report['content']; key: string; made: Promise<DraftedPages> } | undefined;

  constructor(parts: PreviewCache['parts']) {
    this.parts = parts;
  }

  /** `day`: the date to render for. Returns undefined if nothing can be rendered yet. */
  async page(address: string, day: string | undefined): Promise<string | undefined> {
    const { site, check, pictures } = this.parts;
    // Finish the pending check first: the preview includes the latest typing, and a new post has a page.
    check.finish();
    // The list of photographs is not loaded if the editor was opened offline.
    if (!check.latestValid || Object.keys(pictures.saved).length === 0) return undefined;
    const { content, gaps, pictures: standIns } = check.latestValid;
    const photographs = pictures.onPagesWith(standIns);
    // The length tells a stand-in from the photograph of the same name that takes its place.
    const shown = Object.entries(photographs).map(([name, { file }]) => [name, file?.length]);
    const key = JSON.stringify([day, shown]);
    if (this.last?.content !== content || this.last.key !== key)
      this.last = { content, key, made: site.pagesOf(content, photographs, day) };
    return (await this.last.made).render(address, gaps);
  }
}
