import type { z } from 'zod';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/contact.yaml: the Contact page. */
export const contactPage = group({
  seo: seo(),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title'),
  }),
  context: group(
    'What the visitor was looking at',
    {
      title: text(60),
      plan: sentence('After a plan', '{plan} {price?} {unit?}'),
      class: sentence('After a class', '{class} {trainer?}'),
      classOnDay: sentence('After a class on one day', '{class} {day} {start?} {trainer?}'),
      classOnDate: sentence(
        'After a class that is extra or different on one date',
        '{class} {date} {start?} {trainer?}',
      ),
      post: sentence('After a post', '{title}'),
      bring: sentence('What to bring', '{items}'),
      clear: text('Button that clears it', 40),
      emailSubject: sentence('Subject of the e-mail', '{subject}', {
        help: 'It is filled in before the visitor writes.',
      }),
      emailBody: sentence('Text of the e-mail', '{subject?}', {
        help: 'It is filled in before the visitor writes.',
      }),
      chatText: sentence('Message on WhatsApp', '{subject?}'),
    },
    { help: 'After a button beside a plan, a class or a post.' },
  ),
  information: group('Phone and e-mail', {
    heading: text(60),
    phoneLabel: text('Above the phone number', 40),
    phoneNote: sentence('Note below the phone number'),
    emailLabel: text('Above the e-mail address', 40),
    chatLabel: text('Above WhatsApp', 40),
    chatButton: text('Button for WhatsApp', 40),
    copyButton: text('Button that copies the number', 40),
    copied: text('Shown after the number is copied', 40),
  }),
  address: group({
    heading: text(60),
    note: sentence('Note below the address'),
  }),
  gettingThere: group(
    'Getting there',
    {
      heading: text(60),
      metro: text(20),
      bus: text(20),
      onFoot: sentence('Minutes on foot', '{minutes}', 60),
      parking: text(20),
      twoWheelers: sentence('Parking of two-wheelers', '{where}', 60),
      cars: sentence('Parking of cars', '{where}', 60),
      access: text('Lift and wheelchair', 20),
      lift: text('With a lift', 40),
      noLift: text('Without a lift', 40),
      wheelchair: text('With access for wheelchairs', 40),
      noWheelchair: text('Without access for wheelchairs', 40),
      entrance: text(20),
    },
    { help: 'Here and in the panel of every page; the facts are with phone and address.' },
  ),
  followHeading: text('Above the profiles on other sites', 60),
  hoursHeading: text('Above the opening hours', 60),
  languagesHeading: text('Above the languages', 60),
  map: group({
    heading: text(60),
    frameTitle: sentence('Name of the map', { help: 'For screen readers only.', rare: true }),
    directions: text('Button that opens directions', 60),
    visible: group('While the map loads by itself', { note: sentence() }),
    click: group('While the map waits for a click', {
      note: sentence(),
      button: text('Button that loads it', 40),
      failed: sentence('When it does not load'),
    }),
  }),
  visit: group('First visit', {
    heading: text(60),
    steps: list(group({ title: text(40), body: sentence('Text') }), { most: 8 }),
    bringHeading: text('Above what to bring', 60),
    bring: list('What to bring', text('Thing to bring', 80), { most: 12 }),
  }),
  questions: group({
    heading: text(60),
    items: list('Which questions', refersTo('question', 'Question'), { most: 30 }),
  }),
});

export type ContactPageContent = z.infer<typeof contactPage>;
