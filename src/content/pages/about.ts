import { placeholder } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, photo, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/about.yaml: the About page. */
export const aboutPage = group({
  seo: seo(),
  banner: group(topOfPage, banner),
  label: text('Small line above the first heading', 40),
  heading: text('First heading', 80),
  paragraphs: list('Who we are', sentence('Paragraph'), {
    most: 8,
    help: 'Below the first heading.',
  }),
  button: button('Button below it'),
  collage: list('Photographs beside it', group('Photograph', { image, focus }), {
    most: 6,
    help: 'They hang from above; phones do not show them.',
  }),
  values: group('What people can rely on', {
    heading: text(80),
    items: list(
      'Promises',
      group('Promise', { title: text(60), body: sentence('Text'), placeholder }),
      { most: 12 },
    ),
  }),
  trainers: group('Coaches', {
    heading: text(80),
    intro: sentence('Sentence above the coaches'),
    introForOne: sentence('Sentence when there is only one coach'),
    ...photo,
  }),
});
