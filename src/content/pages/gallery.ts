import type { z } from 'zod';
import { shownFlag } from '../fields/choices.ts';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo, topOfPage } from '../page-parts.ts';

/** content/pages/gallery.yaml */
export const galleryPage = group({
  shown: shownFlag,
  seo: seo({ page: 'may', pages: 'may' }),
  banner: group({
    ...banner,
    lead: sentence().meta({ title: 'Sentence under the title' }),
  }).meta(topOfPage),
  pager: group({
    label: text(40).meta({ title: 'Name of the row', description: 'Heard, not seen.' }),
    page: sentence({ page: 'must' }).meta({ title: 'Number of a page, read out' }),
    current: sentence({ page: 'must' }).meta({ title: 'Number of the page one is on, read out' }),
    next: text(40).meta({ title: 'Link to the next page' }),
    previous: text(40).meta({ title: 'Link to the previous page' }),
  }).meta({ title: 'Row of page numbers' }),
  viewer: group({
    open: sentence({ caption: 'must', alt: 'may' }).meta({
      title: 'Photograph that can be opened, read out',
      description: 'Heard, not seen. It begins with the words on the photograph.',
    }),
    title: sentence({ number: 'must', total: 'may' }),
    close: text(40).meta({ title: 'Button that closes it' }),
    next: text(40).meta({ title: 'Button to the next photograph' }),
    previous: text(40).meta({ title: 'Button to the previous photograph' }),
    link: text(40).meta({ title: 'Link to this photograph' }),
  }).meta({ title: 'One photograph, large' }),
});

export type GalleryPageContent = z.infer<typeof galleryPage>;
