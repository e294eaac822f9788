import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { z } from '../fields/zod.ts';
import { button, describedPhoto, onPhone, photo, seo, topOfPage } from '../page-fields.ts';
import { problem } from '../problem.ts';

/** The problem of a title that does not have two lines. The schema of content/pages/home.yaml is below. */
const lines = problem(
  '{field} must be two lines.',
  'Write both lines; in the file each begins with "- "',
);

/** Schema of content/pages/home.yaml: the home page, from top to bottom. */
export const homePage = group({
  seo: seo(),
  hero: group({
    tagline: z
      .tuple(
        [text(40).meta({ title: 'First line' }), text(40).meta({ title: 'Second line' })],
        lines,
      )
      .meta({ title: 'Title', examples: ['[You Build Muscle, We Build You]'] }),
    lead: sentence().meta({ title: 'Sentence under the title' }),
    button: button.meta({ title: 'First button' }),
    secondButton: button.meta({ title: 'Second button' }),
    image,
    focus,
    focusNarrow: focus.meta(onPhone),
  }).meta(topOfPage),
  features: group({
    shown: shownFlag,
    heading: text(60),
    cards: list(
      group({
        id: text(40).meta({ title: 'Short name', description: 'Visitors do not see it.' }),
        title: text(40),
        description: sentence().meta({ title: 'Text' }),
        ...describedPhoto,
      }),
      { most: 6 },
    ),
  }).meta({ title: 'How it works' }),
  featured: group({
    shown: shownFlag,
    heading: sentence({ featuredCount: 'optional' }),
    headingForOne: sentence().meta({ title: 'Heading when there is only one class' }),
    intro: sentence().meta({ title: 'Sentence under the heading' }),
    classes: list(group({ class: refersTo('class'), ...photo }), { most: 8 }),
    perWeek: sentence({ timesPerWeek: 'required' }).meta({ title: 'How often, on each class' }),
    withTrainer: sentence({ trainer: 'required' }).meta({ title: 'Coach, on each class' }),
    banner: group({
      heading: text(60),
      body: sentence().meta({ title: 'Text' }),
      button,
    }).meta({ title: 'Strip below the classes' }),
  }).meta({ title: 'Classes to start with' }),
  why: group({
    shown: shownFlag,
    label: text(40).meta({ title: 'Small line above the heading' }),
    heading: text(80),
    points: list(group({ title: text(60), body: sentence().meta({ title: 'Text' }) }), {
      most: 6,
    }),
    button,
    ...describedPhoto,
  }).meta({ title: 'Why choose us' }),
  workplace: group({
    shown: shownFlag,
    heading: text(60),
    tiles: list(
      group({
        label: text(30).meta({ title: 'Line on the photograph' }),
        ...describedPhoto,
      }).meta({ title: 'Photograph' }),
      { most: 5, least: 5 },
    ).meta({
      title: 'Five photographs',
      description: 'Phones do not show them. The strip is drawn for five; with fewer, hide it.',
    }),
  }).meta({ title: 'Inside the gym' }),
  trainerCall: group({
    shown: shownFlag,
    label: text(40).meta({ title: 'Small line above the heading' }),
    heading: text(80),
    body: sentence().meta({ title: 'Text' }),
    callName: sentence({ phone: 'required' }).meta({
      title: 'Big phone number, for screen readers',
      description: 'For screen readers only. It begins with the number.',
    }),
    button,
    ...photo,
  }).meta({ title: 'Call a trainer' }),
  plans: group({ shown: shownFlag })
    .meta({ title: 'Plans', description: 'Their texts are on the Pricing page.' })
    .optional(),
}).meta({ fixedOrder: true });
