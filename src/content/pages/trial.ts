/* The schema of content/pages/trial.yaml. */

import type { z } from 'zod';
import { oneOf, placeholder } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { price, whole } from '../fields/numbers.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';
import { problem, report } from '../problem.ts';

/** The labels of a button that sends the message: in its large form, and in its small form. */
const wayOfSending = (label: string) =>
  group(label, {
    first: text('As the large button', 40),
    other: text('As one of the small buttons', 20),
  });

const unsent = { help: 'Visitors can change it before they send it.' };

const pick = group('The three steps', {
  class: text('First step', 40),
  perWeek: sentence('How often, beside each class', '{timesPerWeek}'),
  time: text('Second step', 40),
  before: sentence('Before a class is picked'),
  coming: sentence('Under the times', '{class}'),
  bring: sentence('What to bring to the class', '{items}'),
  noTime: sentence('When the class has no time in seven days', '{class}', {
    help: 'Its next time follows as a button.',
  }),
  noDate: sentence('When the class has no date at all', '{class}'),
  gone: sentence('When the chosen time has passed'),
  name: text('Third step', 40),
  nameLabel: text('Above the field for the name', 40),
});

const message = group('Message', {
  heading: text('Heading before everything is chosen', 40),
  label: text('Above the message before everything is chosen', 60),
  ready: text('Heading once it is ready', 40),
  change: text('Above the message once it is ready', 60),
  words: sentence('The message', '{name} {class} {date} {start}', { ...unsent }),
  gap: text('In place of the name while it is missing', 10),
  blank: sentence('The message with gaps', { ...unsent }),
  anew: text('Button that restores it', 40, { help: 'Once the visitor has changed the message.' }),
  emailSubject: sentence('Subject of the e-mail'),
  note: sentence('Note below the buttons'),
  noteWithoutScript: sentence('The same without JavaScript'),
});

/** Schema of content/pages/trial.yaml: the page about a first class, and the links to it. */
export const trialPage = group({
  seo: seo(),
  banner: group(topOfPage, banner),
  offer: oneOf('What a first class costs', ['free', 'paid', 'none'], {
    choiceNames: { free: 'Nothing', paid: 'The price below', none: 'It is not offered' },
    help: 'With none this page and all links to it are hidden.',
    written: 'free; paid, with a line price: 200 below; none hides this page and all links to it.',
  }),
  price: price('Price of a first class').optional(),
  free: text('Instead of a price', 10),
  minutes: whole('Length in minutes', 10, 240, { noun: 'a whole number of minutes' }),
  terms: sentence('What is offered', '{minutes?}', 120),
  termsNote: sentence('Second sentence', 120).optional(),
  placeholder,
  classes: list('Which classes', refersTo('class', 'Class'), {
    most: 60,
    help: 'Without this list, all of them.',
  }).optional(),
  pick,
  message,
  ways: group('Buttons that send it', {
    whatsapp: wayOfSending('WhatsApp'),
    sms: wayOfSending('SMS'),
    email: wayOfSending('E-mail'),
    call: wayOfSending('Call'),
  }),
  withoutScript: group(
    'In a browser without JavaScript',
    {
      heading: text(40),
      lead: sentence('Sentence under the heading'),
      link: text('Link to the timetable', 40),
    },
    { help: 'Instead of the three steps.' },
  ),
  meet: group('Whom visitors meet', {
    heading: text(60),
    body: sentence('Text'),
  }),
  bring: group('What to bring', {
    heading: text(60),
    items: list('What to bring', text('Thing to bring', 80), { most: 12 }),
  }),
  questions: group({
    heading: text(60),
    items: list('Which questions', refersTo('question', 'Question'), { most: 30 }),
  }),
  links: group('Links to this page', {
    home: text('On the home page', 40, { help: 'After the text of the strip below the classes.' }),
    contact: sentence('On the contact page', 120),
    pricing: sentence('On the pricing page', 120),
    class: text('On the page of a class', 40, { help: 'Beside “First time?”.' }),
  }),
}).superRefine(({ offer, price }, context) => {
  if (offer === 'paid' && price === undefined)
    report(
      context,
      problem(
        '{field} is paid, but the price is missing.',
        'Add the price, for example price: 200; or write free.',
        { lacks: 'price', atDesk: 'Add the price, or choose free.' },
      ),
      'offer',
    );
});

export type TrialPageContent = z.infer<typeof trialPage>;
