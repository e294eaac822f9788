import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { note } from '../fields/notes.ts';
import { focus, focusOnPhone, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { button, describedPhoto, photo, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/home.yaml: the home page, from top to bottom. */
export const homePage = group(
  'Home page',
  {
    seo: seo(),
    hero: group(topOfPage, {
      tagline: note(z.tuple([text('First line', 40), text('Second line', 40)]), {
        label: 'Title',
        example: '[You Build Muscle, We Build You]',
      }),
      lead: sentence('Sentence under the title'),
      button: button('First button'),
      secondButton: button('Second button'),
      image,
      focus,
      focusNarrow: focusOnPhone,
    }),
    features: group('How it works', {
      shown: shownFlag,
      heading: text(60),
      cards: list(
        group({
          id: text('Short name', 40, { help: 'Visitors do not see it.', rare: true }),
          title: text(40),
          description: sentence('Text'),
          ...describedPhoto,
        }),
        { most: 6 },
      ),
    }),
    featured: group('Classes to start with', {
      shown: shownFlag,
      heading: sentence('Heading', '{featuredCount?}'),
      headingForOne: sentence('Heading when there is only one class'),
      intro: sentence('Sentence under the heading'),
      classes: list(group({ class: refersTo('class'), ...photo }), {
        most: 8,
        unique: ['class'],
      }),
      perWeek: sentence('How often, on each class', '{timesPerWeek}'),
      withTrainer: sentence('Coach, on each class', '{trainer}'),
      banner: group('Strip below the classes', {
        heading: text(60),
        body: sentence('Text'),
        button: button(),
      }),
    }),
    why: group('Why choose us', {
      shown: shownFlag,
      label: text('Small line above the heading', 40),
      heading: text(80),
      points: list(group({ title: text(60), body: sentence('Text') }), { most: 6 }),
      button: button(),
      ...describedPhoto,
    }),
    workplace: group('Inside the gym', {
      shown: shownFlag,
      heading: text(60),
      tiles: list(
        'Five photographs',
        group('Photograph', {
          label: text('Line on the photograph', 30),
          ...describedPhoto,
        }),
        {
          most: 5,
          least: 5,
          help: 'Phones do not show them. The strip is drawn for five; with fewer, hide it.',
        },
      ),
    }),
    trainerCall: group('Call a trainer', {
      shown: shownFlag,
      label: text('Small line above the heading', 40),
      heading: text(80),
      body: sentence('Text'),
      callName: sentence('Big phone number, for screen readers', '{phone}', {
        help: 'For screen readers only. It begins with the number.',
        rare: true,
      }),
      button: button(),
      ...photo,
    }),
    plans: group(
      'Plans',
      { shown: shownFlag },
      { help: 'Their texts are on the Pricing page.' },
    ).optional(),
  },
  { fixedOrder: true },
);
