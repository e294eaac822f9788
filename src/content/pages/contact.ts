import type { z } from 'zod';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-parts.ts';

/** content/pages/contact.yaml */
export const contactPage = group({
  seo: seo(),
  banner: group({ ...banner, lead: sentence() }),
  context: group({
    title: text(60),
    plan: sentence({ plan: 'must', price: 'may', unit: 'may' }),
    class: sentence({ class: 'must', trainer: 'may' }),
    classOnDay: sentence({ class: 'must', day: 'must', start: 'may', trainer: 'may' }),
    post: sentence({ title: 'must' }),
    bring: sentence({ items: 'must' }),
    clear: text(40),
    emailSubject: sentence({ subject: 'must' }),
    emailBody: sentence({ subject: 'may' }),
    chatText: sentence({ subject: 'may' }),
  }),
  information: group({
    heading: text(60),
    phoneLabel: text(40),
    phoneNote: sentence(),
    emailLabel: text(40),
    chatLabel: text(40),
    chatButton: text(40),
    copyButton: text(40),
    copied: text(40),
  }),
  address: group({ heading: text(60), note: sentence() }),
  followHeading: text(60),
  hoursHeading: text(60),
  languagesHeading: text(60),
  map: group({
    heading: text(60),
    frameTitle: sentence(),
    directions: text(60),
    visible: group({ note: sentence() }),
    click: group({ note: sentence(), button: text(40), failed: sentence() }),
  }),
  visit: group({
    heading: text(60),
    steps: list(group({ title: text(40), body: sentence() }), { most: 8 }),
    bringHeading: text(60),
    bring: list(text(80), { most: 12 }),
  }),
  questions: group({ heading: text(60), items: list(refersTo('question'), { most: 30 }) }),
});

export type ContactPageContent = z.infer<typeof contactPage>;
