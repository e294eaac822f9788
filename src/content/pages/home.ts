import { z } from 'zod';
import { shownFlag } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { says } from '../messages.ts';
import { button, describedPhoto, photo, seo } from '../page-parts.ts';

const lines = says(
  'must be two lines.',
  'Write two lines below it, each beginning with "- "',
  'Fill in both lines.',
);

/** content/pages/home.yaml: the home page, from top to bottom. */
export const homePage = group({
  seo: seo(),
  hero: group({
    tagline: z
      .tuple([text(40), text(40)], lines)
      .meta({ examples: ['[You Build Muscle, We Build You]'] }),
    lead: sentence(),
    button,
    secondButton: button,
    image,
    focus,
    focusNarrow: focus.meta({ description: 'The same on a phone, held upright.' }),
  }),
  features: group({
    shown: shownFlag,
    heading: text(60),
    cards: list(
      group({ id: text(40), title: text(40), description: sentence(), ...describedPhoto }),
      { most: 6 },
    ),
  }),
  featured: group({
    shown: shownFlag,
    heading: sentence({ featuredCount: 'may' }),
    headingForOne: sentence(),
    intro: sentence(),
    classes: list(group({ class: refersTo('class'), ...photo }), { most: 8 }),
    perWeek: sentence({ timesPerWeek: 'must' }),
    withTrainer: sentence({ trainer: 'must' }),
    banner: group({ heading: text(60), body: sentence(), button }),
  }),
  why: group({
    shown: shownFlag,
    label: text(40),
    heading: text(80),
    points: list(group({ title: text(60), body: sentence() }), { most: 6 }),
    button,
    ...describedPhoto,
  }),
  workplace: group({
    shown: shownFlag,
    heading: text(60),
    tiles: list(group({ label: text(30), ...describedPhoto }), { most: 5, least: 5 }),
  }),
  trainerCall: group({
    shown: shownFlag,
    label: text(40),
    heading: text(80),
    body: sentence(),
    callName: sentence({ phone: 'must' }),
    button,
    ...photo,
  }),
  plans: group({ shown: shownFlag }).optional(),
}).meta({ fixedOrder: true });

export type HomePageContent = z.infer<typeof homePage>;
