import type { z } from 'zod';
import { placeholder } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { focus, image } from '../fields/pictures.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, photo, seo } from '../page-parts.ts';

/** content/pages/about.yaml */
export const aboutPage = group({
  seo: seo(),
  banner: group(banner),
  label: text(40),
  heading: text(80),
  paragraphs: list(sentence(), { most: 8 }),
  button,
  collage: list(group({ image, focus }), { most: 6 }),
  values: group({
    heading: text(80),
    items: list(group({ title: text(60), body: sentence(), placeholder }), { most: 12 }),
  }),
  trainers: group({ heading: text(80), intro: sentence(), introForOne: sentence(), ...photo }),
});

export type AboutPageContent = z.infer<typeof aboutPage>;
