import { shownFlag } from '../fields/choices.ts';
import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/gallery.yaml: the Gallery page. */
export const galleryPage = group({
  shown: shownFlag,
  seo: seo('{page?} {pages?}'),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title'),
  }),
  pager: group('Row of page numbers', {
    label: text('Name of the row', 40, { help: 'For screen readers only.', rare: true }),
    page: sentence('Number of a page, for screen readers', '{page}', { rare: true }),
    current: sentence('Number of the current page, for screen readers', '{page}', { rare: true }),
    next: text('Link to the next page', 40),
    previous: text('Link to the previous page', 40),
  }),
  viewer: group('One photograph, large', {
    open: sentence('Photograph that can be opened, for screen readers', '{caption} {alt?}', {
      help: 'For screen readers only. It begins with the words on the photograph.',
      rare: true,
    }),
    title: sentence('Title', '{number} {total?}'),
    close: text('Button that closes it', 40),
    next: text('Button to the next photograph', 40),
    previous: text('Button to the previous photograph', 40),
    link: text('Link to this photograph', 40),
  }),
});
