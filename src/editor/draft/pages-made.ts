import type { Report } from '../../checker/check-between.ts';
import type { DraftedPages } from '../preview/drafted-pages.ts';
import type { DescribedParts } from './state-for-page.ts';

/** Renders pages of a draft; the templates run again only when what they are made of has changed. */
export class PagesMade {
  private readonly parts: Pick<DescribedParts, 'site' | 'check' | 'pictures'>;
  private last:
    { content: Report['content']; key: string; made: Promise<DraftedPages> } | undefined;

  constructor(parts: PagesMade['parts']) {
    this.parts = parts;
  }

  /** `day`: the day on which it is seen; undefined until there is a page. */
  async page(address: string, day: string | undefined): Promise<string | undefined> {
    const { site, check, pictures } = this.parts;
    // The page shows what has just been typed; a new post would have none yet.
    check.finish();
    // A desk that opened without a connection knows no photographs.
    if (!check.toShow || Object.keys(pictures.saved).length === 0) return undefined;
    const { content, gaps, pictures: standIns } = check.toShow;
    const photographs = pictures.onPagesWith(standIns);
    // A stand-in has the name of the photograph that takes its place.
    const shown = Object.entries(photographs).map(([name, { file }]) => [name, file?.length]);
    const key = JSON.stringify([day, shown]);
    if (this.last?.content !== content || this.last.key !== key)
      this.last = { content, key, made: site.pagesOf(content, photographs, day) };
    return (await this.last.made).render(address, gaps);
  }
}
