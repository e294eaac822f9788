import type { z } from 'zod';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/contact.yaml: the Contact page. */
export const contactPage = group({
  seo: seo(),
  banner: group({
    ...banner,
    lead: sentence().meta({ title: 'Sentence under the title' }),
  }).meta(topOfPage),
  context: group({
    title: text(60),
    plan: sentence({ plan: 'required', price: 'optional', unit: 'optional' }).meta({
      title: 'After a plan',
    }),
    class: sentence({ class: 'required', trainer: 'optional' }).meta({ title: 'After a class' }),
    classOnDay: sentence({
      class: 'required',
      day: 'required',
      start: 'optional',
      trainer: 'optional',
    }).meta({
      title: 'After a class on one day',
    }),
    classOnDate: sentence({
      class: 'required',
      date: 'required',
      start: 'optional',
      trainer: 'optional',
    }).meta({ title: 'After a class that is extra or different on one date' }),
    post: sentence({ title: 'required' }).meta({ title: 'After a post' }),
    bring: sentence({ items: 'required' }).meta({ title: 'What to bring' }),
    clear: text(40).meta({ title: 'Button that clears it' }),
    emailSubject: sentence({ subject: 'required' }).meta({
      title: 'Subject of the e-mail',
      description: 'It is filled in before the visitor writes.',
    }),
    emailBody: sentence({ subject: 'optional' }).meta({
      title: 'Text of the e-mail',
      description: 'It is filled in before the visitor writes.',
    }),
    chatText: sentence({ subject: 'optional' }).meta({ title: 'Message on WhatsApp' }),
  }).meta({
    title: 'What the visitor was looking at',
    description: 'After a button beside a plan, a class or a post.',
  }),
  information: group({
    heading: text(60),
    phoneLabel: text(40).meta({ title: 'Above the phone number' }),
    phoneNote: sentence().meta({ title: 'Note below the phone number' }),
    emailLabel: text(40).meta({ title: 'Above the e-mail address' }),
    chatLabel: text(40).meta({ title: 'Above WhatsApp' }),
    chatButton: text(40).meta({ title: 'Button for WhatsApp' }),
    copyButton: text(40).meta({ title: 'Button that copies the number' }),
    copied: text(40).meta({ title: 'Shown after the number is copied' }),
  }).meta({ title: 'Phone and e-mail' }),
  address: group({
    heading: text(60),
    note: sentence().meta({ title: 'Note below the address' }),
  }),
  gettingThere: group({
    heading: text(60),
    metro: text(20),
    bus: text(20),
    onFoot: sentence({ minutes: 'required' }, 60).meta({ title: 'Minutes on foot' }),
    parking: text(20),
    twoWheelers: sentence({ where: 'required' }, 60).meta({ title: 'Parking of two-wheelers' }),
    cars: sentence({ where: 'required' }, 60).meta({ title: 'Parking of cars' }),
    access: text(20).meta({ title: 'Lift and wheelchair' }),
    lift: text(40).meta({ title: 'With a lift' }),
    noLift: text(40).meta({ title: 'Without a lift' }),
    wheelchair: text(40).meta({ title: 'With access for wheelchairs' }),
    noWheelchair: text(40).meta({ title: 'Without access for wheelchairs' }),
    entrance: text(20),
  }).meta({
    title: 'Getting there',
    description: 'Here and in the panel of every page; the facts are with phone and address.',
  }),
  followHeading: text(60).meta({ title: 'Above the profiles on other sites' }),
  hoursHeading: text(60).meta({ title: 'Above the opening hours' }),
  languagesHeading: text(60).meta({ title: 'Above the languages' }),
  map: group({
    heading: text(60),
    frameTitle: sentence().meta({
      title: 'Name of the map',
      description: 'For screen readers only.',
    }),
    directions: text(60).meta({ title: 'Button that opens directions' }),
    visible: group({ note: sentence() }).meta({ title: 'While the map loads by itself' }),
    click: group({
      note: sentence(),
      button: text(40).meta({ title: 'Button that loads it' }),
      failed: sentence().meta({ title: 'When it does not load' }),
    }).meta({ title: 'While the map waits for a click' }),
  }),
  visit: group({
    heading: text(60),
    steps: list(group({ title: text(40), body: sentence().meta({ title: 'Text' }) }), { most: 8 }),
    bringHeading: text(60).meta({ title: 'Above what to bring' }),
    bring: list(text(80).meta({ title: 'Thing to bring' }), { most: 12 }).meta({
      title: 'What to bring',
    }),
  }).meta({ title: 'First visit' }),
  questions: group({
    heading: text(60),
    items: list(refersTo('question').meta({ title: 'Question' }), { most: 30 }).meta({
      title: 'Which questions',
    }),
  }),
});

export type ContactPageContent = z.infer<typeof contactPage>;
