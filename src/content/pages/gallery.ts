import { shownFlag } from '../fields/choices.ts';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/gallery.yaml: the Gallery page. */
export const galleryPage = group({
  shown: shownFlag,
  seo: seo({ page: 'optional', pages: 'optional' }),
  banner: group({
    ...banner,
    lead: sentence().meta({ title: 'Sentence under the title' }),
  }).meta(topOfPage),
  pager: group({
    label: text(40).meta({ title: 'Name of the row', description: 'For screen readers only.' }),
    page: sentence({ page: 'required' }).meta({ title: 'Number of a page, for screen readers' }),
    current: sentence({ page: 'required' }).meta({
      title: 'Number of the current page, for screen readers',
    }),
    next: text(40).meta({ title: 'Link to the next page' }),
    previous: text(40).meta({ title: 'Link to the previous page' }),
  }).meta({ title: 'Row of page numbers' }),
  viewer: group({
    open: sentence({ caption: 'required', alt: 'optional' }).meta({
      title: 'Photograph that can be opened, for screen readers',
      description: 'For screen readers only. It begins with the words on the photograph.',
    }),
    title: sentence({ number: 'required', total: 'optional' }),
    close: text(40).meta({ title: 'Button that closes it' }),
    next: text(40).meta({ title: 'Button to the next photograph' }),
    previous: text(40).meta({ title: 'Button to the previous photograph' }),
    link: text(40).meta({ title: 'Link to this photograph' }),
  }).meta({ title: 'One photograph, large' }),
});
