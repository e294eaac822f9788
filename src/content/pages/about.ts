import { placeholder } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, photo, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/about.yaml: the About page. */
export const aboutPage = group({
  seo: seo(),
  banner: group(banner).meta(topOfPage),
  label: text(40).meta({ title: 'Small line above the first heading' }),
  heading: text(80).meta({ title: 'First heading' }),
  paragraphs: list(sentence().meta({ title: 'Paragraph' }), { most: 8 }).meta({
    title: 'Who we are',
    description: 'Below the first heading.',
  }),
  button: button.meta({ title: 'Button below it' }),
  collage: list(group({ image, focus }).meta({ title: 'Photograph' }), { most: 6 }).meta({
    title: 'Photographs beside it',
    description: 'They hang from above; phones do not show them.',
  }),
  values: group({
    heading: text(80),
    items: list(
      group({ title: text(60), body: sentence().meta({ title: 'Text' }), placeholder }).meta({
        title: 'Promise',
      }),
      { most: 12 },
    ).meta({ title: 'Promises' }),
  }).meta({ title: 'What people can rely on' }),
  trainers: group({
    heading: text(80),
    intro: sentence().meta({ title: 'Sentence above the coaches' }),
    introForOne: sentence().meta({ title: 'Sentence when there is only one coach' }),
    ...photo,
  }).meta({ title: 'Coaches' }),
});
