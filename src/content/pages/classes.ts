import type { z } from 'zod';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, seo } from '../page-parts.ts';

/** content/pages/classes.yaml */
export const classesPage = group({
  seo: seo({ cardClasses: 'may', otherClassCount: 'may' }),
  banner: group({ ...banner, lead: sentence({ cardCount: 'may' }), leadForOne: sentence() }),
  cards: list(refersTo('class'), { most: 12 }),
  trainerLabel: text(40),
  levelLabel: text(40),
  lengthLabel: text(40),
  length: sentence({ minutes: 'must' }),
  whenLabel: text(40),
  notThisWeek: text(60),
  bringLabel: text(40),
  goodForLabel: text(40),
  joinButton: text(40),
  joinName: sentence({ class: 'must' }),
  others: group({
    heading: text(60),
    intro: sentence({ otherClassCount: 'may' }),
    introForOne: sentence(),
    link: button,
  }),
});

export type ClassesPageContent = z.infer<typeof classesPage>;
