import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, readOut, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/classes.yaml: the Classes page. */
export const classesPage = group({
  seo: seo('{cardClasses?} {otherClassCount?}'),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title', '{cardCount?}'),
    leadForOne: sentence('Sentence when only one class has a large card'),
  }),
  cards: list('Classes with a large card', refersTo('class', 'Class'), {
    most: 12,
    help: 'All others are in the list below them.',
  }),
  trainerLabel: text('On each card, before the coach', 40),
  levelLabel: text('On each card, before the level', 40),
  lengthLabel: text('On each card, before the length', 40),
  length: sentence('On each card, the length', '{minutes}'),
  whenLabel: text('On each card, before the days', 40),
  bringLabel: text('On each card, before what to bring', 40),
  goodForLabel: text('On each card, before what it is good for', 40),
  joinButton: text('Button on each card', 40, { help: 'Leads to the contact page.' }),
  joinName: sentence('Button on each card, for screen readers', '{class}', {
    help: readOut,
    rare: true,
  }),
  others: group('List of the other classes', {
    heading: text(60),
    intro: sentence('Sentence under the heading', '{otherClassCount?}'),
    introForOne: sentence('Sentence when there is one other class'),
    link: button('Button'),
  }),
});

const held = '{start?} {end} {trainer?}';

/** Schema of content/pages/class.yaml: the words that the pages of all classes share. */
export const classPage = group({
  seo: seo('{class}'),
  allClasses: text('Link to all classes', 40),
  next: group(
    'Next time',
    {
      weekly: sentence('First day of the week', '{day}', {
        help: 'While the page does not know the date.',
      }),
      dated: sentence('Next time', '{day?} {date}'),
      held: sentence('Under the day', held),
      none: text('When there is no next time', 80),
    },
    { help: 'Under the name.' },
  ),
  joinButton: text('Join button', 30, { help: 'Leads to the contact page.' }),
  joinName: sentence('Join button, for screen readers', '{class}', {
    help: readOut,
    rare: true,
  }),
  askButton: sentence('Button that asks', '{class}', 40),
  times: group('Times of the week', {
    heading: sentence('Heading, for several times', '{timeCount}', 60),
    headingForOne: text('Heading, for one time', 60),
    headingElse: text('Heading, without a weekly time', 60, {
      help: 'For a class in some weeks only, or on single days.',
    }),
    none: sentence('Sentence when it has no time', '{class}'),
    day: text('Above the days', 30),
    week: button('Link to the whole week'),
    calendar: sentence('Button for the calendar', '{class}', 60),
  }),
  about: group('What kind of class it is', {
    heading: sentence('Heading', '{class}', { help: 'For a class without a heading of its own.' }),
    minutes: text('After the number of minutes', 20),
    goodFor: text('Before what it is good for', 40),
    level: text('Before the level', 40),
    bring: text('Before what to bring', 40),
    room: text('Before the room', 40),
    groupLabel: text('Before the size of the group', 40),
    groupSize: sentence('Size of the group', '{people}'),
    firstTime: text('Before the link for newcomers', 40),
    firstTimeLink: button('Link for newcomers'),
  }),
  coaches: group('Its coaches', {
    label: text('Above the coach', 40),
    more: sentence('Link to the coach', '{trainer}', 40),
  }),
  questions: group('Questions', {
    heading: sentence('Heading', '{class}'),
    lead: sentence('Sentence under the heading'),
    items: list('Which questions', refersTo('question', 'Question'), {
      most: 12,
      help: 'For every class that chooses none of its own.',
    }),
  }),
  posts: text('Name of the posts at the foot', 60),
});
