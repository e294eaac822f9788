import type { z } from 'zod';
import { oneOf, placeholder } from '../fields/choices.ts';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { price, whole } from '../fields/numbers.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo, topOfPage } from '../page-fields.ts';
import { problem } from '../problem.ts';

/**
 * The labels of a button that sends the message: in its large form, and in its small form. The schema of
 * content/pages/trial.yaml is below.
 */
const wayOfSending = group({
  first: text(40).meta({ title: 'As the large button' }),
  other: text(20).meta({ title: 'As one of the small buttons' }),
});

const unsent = { description: 'Visitors can change it before they send it.' };

const pick = group({
  class: text(40).meta({ title: 'First step' }),
  perWeek: sentence({ timesPerWeek: 'required' }).meta({ title: 'How often, beside each class' }),
  time: text(40).meta({ title: 'Second step' }),
  before: sentence().meta({ title: 'Before a class is picked' }),
  coming: sentence({ class: 'required' }).meta({ title: 'Under the times' }),
  bring: sentence({ items: 'required' }).meta({ title: 'What to bring to the class' }),
  noTime: sentence({ class: 'required' }).meta({
    title: 'When the class has no time in seven days',
    description: 'Its next time follows as a button.',
  }),
  noDate: sentence({ class: 'required' }).meta({ title: 'When the class has no date at all' }),
  gone: sentence().meta({ title: 'When the chosen time has passed' }),
  name: text(40).meta({ title: 'Third step' }),
  nameLabel: text(40).meta({ title: 'Above the field for the name' }),
}).meta({ title: 'The three steps' });

const message = group({
  heading: text(40).meta({ title: 'Heading before everything is chosen' }),
  label: text(60).meta({ title: 'Above the message before everything is chosen' }),
  ready: text(40).meta({ title: 'Heading once it is ready' }),
  change: text(60).meta({ title: 'Above the message once it is ready' }),
  words: sentence({
    name: 'required',
    class: 'required',
    date: 'required',
    start: 'required',
  }).meta({ title: 'The message', ...unsent }),
  gap: text(10).meta({ title: 'In place of the name while it is missing' }),
  blank: sentence().meta({ title: 'The message with gaps', ...unsent }),
  anew: text(40).meta({
    title: 'Button that restores it',
    description: 'Once the visitor has changed the message.',
  }),
  emailSubject: sentence().meta({ title: 'Subject of the e-mail' }),
  note: sentence().meta({ title: 'Note below the buttons' }),
  noteWithoutScript: sentence().meta({ title: 'The same without JavaScript' }),
}).meta({ title: 'Message' });

/** Schema of content/pages/trial.yaml: the page about a first class, and the links to it. */
export const trialPage = group({
  seo: seo(),
  banner: group(banner).meta(topOfPage),
  offer: oneOf(['free', 'paid', 'none']).meta({
    title: 'What a first class costs',
    choiceNames: { free: 'Nothing', paid: 'The price below', none: 'It is not offered' },
    description: 'With none this page and all links to it are hidden.',
    written: 'free; paid, with a line price: 200 below; none hides this page and all links to it.',
  }),
  price: price.meta({ title: 'Price of a first class' }).optional(),
  free: text(10).meta({ title: 'Instead of a price' }),
  minutes: whole(10, 240, 'a whole number of minutes').meta({ title: 'Length in minutes' }),
  terms: sentence({ minutes: 'optional' }, 120).meta({ title: 'What is offered' }),
  termsNote: sentence(undefined, 120).meta({ title: 'Second sentence' }).optional(),
  placeholder,
  classes: list(refersTo('class').meta({ title: 'Class' }), { most: 60 })
    .meta({ title: 'Which classes', description: 'Without this list, all of them.' })
    .optional(),
  pick,
  message,
  ways: group({
    whatsapp: wayOfSending.meta({ title: 'WhatsApp' }),
    sms: wayOfSending.meta({ title: 'SMS' }),
    email: wayOfSending.meta({ title: 'E-mail' }),
    call: wayOfSending.meta({ title: 'Call' }),
  }).meta({ title: 'Buttons that send it' }),
  withoutScript: group({
    heading: text(40),
    lead: sentence().meta({ title: 'Sentence under the heading' }),
    link: text(40).meta({ title: 'Link to the timetable' }),
  }).meta({ title: 'In a browser without JavaScript', description: 'Instead of the three steps.' }),
  meet: group({
    heading: text(60),
    body: sentence().meta({ title: 'Text' }),
  }).meta({ title: 'Whom visitors meet' }),
  bring: group({
    heading: text(60),
    items: list(text(80).meta({ title: 'Thing to bring' }), { most: 12 }).meta({
      title: 'What to bring',
    }),
  }).meta({ title: 'What to bring' }),
  questions: group({
    heading: text(60),
    items: list(refersTo('question').meta({ title: 'Question' }), { most: 30 }).meta({
      title: 'Which questions',
    }),
  }),
  links: group({
    home: text(40).meta({
      title: 'On the home page',
      description: 'After the text of the strip below the classes.',
    }),
    contact: sentence(undefined, 120).meta({ title: 'On the contact page' }),
    pricing: sentence(undefined, 120).meta({ title: 'On the pricing page' }),
    class: text(40).meta({
      title: 'On the page of a class',
      description: 'Beside “First time?”.',
    }),
  }).meta({ title: 'Links to this page' }),
}).superRefine(({ offer, price }, context) => {
  if (offer === 'paid' && price === undefined)
    context.addIssue({
      code: 'custom',
      path: ['offer'],
      message: problem(
        '{field} is paid, but the price is missing.',
        'Add the price, for example price: 200; or write free.',
        { lacks: 'price' },
      ),
    });
});

export type TrialPageContent = z.infer<typeof trialPage>;
