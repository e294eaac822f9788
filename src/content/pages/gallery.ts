import type { z } from 'zod';
import { shownFlag } from '../fields/choices.ts';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-parts.ts';

/** content/pages/gallery.yaml */
export const galleryPage = group({
  shown: shownFlag,
  seo: seo({ page: 'may', pages: 'may' }),
  banner: group({ ...banner, lead: sentence() }),
  pager: group({
    label: text(40),
    page: sentence({ page: 'must' }),
    current: sentence({ page: 'must' }),
    next: text(40),
    previous: text(40),
  }),
  viewer: group({
    open: sentence({ caption: 'must', alt: 'may' }),
    title: sentence({ number: 'must', total: 'may' }),
    close: text(40),
    next: text(40),
    previous: text(40),
    link: text(40),
  }),
});

export type GalleryPageContent = z.infer<typeof galleryPage>;
