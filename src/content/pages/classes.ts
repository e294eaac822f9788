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
  notThisWeek: text(60).meta({ title: 'On a card without a day' }),
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
