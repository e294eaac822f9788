import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, readOut, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/classes.yaml: the Classes page. */
export const classesPage = group({
  seo: seo({ cardClasses: 'optional', otherClassCount: 'optional' }),
  banner: group({
    ...banner,
    lead: sentence({ cardCount: 'optional' }).meta({ title: 'Sentence under the title' }),
    leadForOne: sentence().meta({ title: 'Sentence when only one class has a large card' }),
  }).meta(topOfPage),
  cards: list(refersTo('class').meta({ title: 'Class' }), { most: 12 }).meta({
    title: 'Classes with a large card',
    description: 'All others are in the list below them.',
  }),
  trainerLabel: text(40).meta({ title: 'On each card, before the coach' }),
  levelLabel: text(40).meta({ title: 'On each card, before the level' }),
  lengthLabel: text(40).meta({ title: 'On each card, before the length' }),
  length: sentence({ minutes: 'required' }).meta({ title: 'On each card, the length' }),
  whenLabel: text(40).meta({ title: 'On each card, before the days' }),
  bringLabel: text(40).meta({ title: 'On each card, before what to bring' }),
  goodForLabel: text(40).meta({ title: 'On each card, before what it is good for' }),
  joinButton: text(40).meta({
    title: 'Button on each card',
    description: 'It leads to the contact page.',
  }),
  joinName: sentence({ class: 'required' }).meta({
    title: 'Button on each card, for screen readers',
    description: readOut,
  }),
  others: group({
    heading: text(60),
    intro: sentence({ otherClassCount: 'optional' }).meta({ title: 'Sentence under the heading' }),
    introForOne: sentence().meta({ title: 'Sentence when there is one other class' }),
    link: button.meta({ title: 'Button' }),
  }).meta({ title: 'List of the other classes' }),
});

const held = { start: 'optional', end: 'required', trainer: 'optional' } as const;

/** Schema of content/pages/class.yaml: the words that the pages of all classes share. */
export const classPage = group({
  seo: seo({ class: 'required' }),
  allClasses: text(40).meta({ title: 'Link to all classes' }),
  next: group({
    weekly: sentence({ day: 'required' }).meta({
      title: 'First day of the week',
      description: 'While the page does not know the date.',
    }),
    dated: sentence({ day: 'optional', date: 'required' }).meta({ title: 'Next time' }),
    held: sentence(held).meta({ title: 'Under the day' }),
    none: text(80).meta({ title: 'When there is no next time' }),
  }).meta({ title: 'Next time', description: 'Under the name.' }),
  joinButton: text(30).meta({
    title: 'Button that joins',
    description: 'It leads to the contact page.',
  }),
  joinName: sentence({ class: 'required' }).meta({
    title: 'Button that joins, for screen readers',
    description: readOut,
  }),
  askButton: sentence({ class: 'required' }, 40).meta({ title: 'Button that asks' }),
  times: group({
    heading: sentence({ timeCount: 'required' }, 60).meta({ title: 'Heading, for several times' }),
    headingForOne: text(60).meta({ title: 'Heading, for one time' }),
    headingElse: text(60).meta({
      title: 'Heading, without a weekly time',
      description: 'For a class in some weeks only, or on single days.',
    }),
    none: sentence({ class: 'required' }).meta({ title: 'Sentence when it has no time' }),
    day: text(30).meta({ title: 'Above the days' }),
    week: button.meta({ title: 'Link to the whole week' }),
    calendar: sentence({ class: 'required' }, 60).meta({ title: 'Button for the calendar' }),
  }).meta({ title: 'Times of the week' }),
  about: group({
    heading: sentence({ class: 'required' }).meta({
      title: 'Heading',
      description: 'For a class without a heading of its own.',
    }),
    minutes: text(20).meta({ title: 'After the number of minutes' }),
    goodFor: text(40).meta({ title: 'Before what it is good for' }),
    level: text(40).meta({ title: 'Before the level' }),
    bring: text(40).meta({ title: 'Before what to bring' }),
    room: text(40).meta({ title: 'Before the room' }),
    groupLabel: text(40).meta({ title: 'Before the size of the group' }),
    groupSize: sentence({ people: 'required' }).meta({ title: 'Size of the group' }),
    firstTime: text(40).meta({ title: 'Before the link for newcomers' }),
    firstTimeLink: button.meta({ title: 'Link for newcomers' }),
  }).meta({ title: 'What kind of class it is' }),
  coaches: group({
    label: text(40).meta({ title: 'Above the coach' }),
    more: sentence({ trainer: 'required' }, 40).meta({ title: 'Link to the coach' }),
  }).meta({ title: 'Its coaches' }),
  questions: group({
    heading: sentence({ class: 'required' }),
    lead: sentence().meta({ title: 'Sentence under the heading' }),
    items: list(refersTo('question').meta({ title: 'Question' }), { most: 12 }).meta({
      title: 'Which questions',
      description: 'For every class that chooses none of its own.',
    }),
  }).meta({ title: 'Questions' }),
  posts: text(60).meta({ title: 'Name of the posts at the foot' }),
});
