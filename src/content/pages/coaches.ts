import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/coaches.yaml: the page with all coaches. */
export const coachesPage = group({
  seo: seo(),
  banner: group({
    ...banner,
    lead: sentence().meta({ title: 'Sentence under the title' }),
    leadForOne: sentence().meta({ title: 'Sentence when there is one coach' }),
  }).meta(topOfPage),
  next: sentence({ class: 'required', day: 'required' }).meta({
    title: 'Next class',
    description: 'On the card of a coach, before its time.',
  }),
  letters: text(40).meta({
    title: 'Name of the row of letters',
    description: 'For screen readers only, with more than 20 coaches.',
  }),
  perWeek: sentence({ timesPerWeek: 'required' }).meta({ title: 'Classes a week' }),
  perWeekForOne: text(40).meta({ title: 'One class a week' }),
});

/** Schema of content/pages/coach.yaml: the words that the pages of all coaches share. */
export const coachPage = group({
  seo: seo({ trainer: 'required' }),
  allCoaches: text(40).meta({ title: 'Link to all coaches' }),
  standIn: text(60).meta({
    title: 'On the photograph of a class',
    description: 'Shown until the coach has a portrait.',
  }),
  next: group({
    weekly: sentence({ class: 'required', day: 'required' }).meta({
      title: 'First class of the week',
      description: 'While the page does not know the date.',
    }),
    dated: sentence({ class: 'required', day: 'optional', date: 'required' }).meta({
      title: 'Next class',
    }),
    held: sentence({ start: 'optional', end: 'required', trainer: 'optional' }).meta({
      title: 'Under the class',
    }),
    none: text(80).meta({ title: 'When there is no next class' }),
  }).meta({ title: 'Next class', description: 'Under the name.' }),
  tryButton: sentence({ trainer: 'required' }, 40).meta({
    title: 'Button',
    description: 'It leads to the contact page.',
  }),
  certificates: group({
    heading: text(60),
    lead: sentence().meta({ title: 'Sentence under the heading' }),
    validUntil: sentence({ until: 'required' }).meta({ title: 'How long one is valid' }),
    check: text(30).meta({ title: 'Link that checks it' }),
  }).meta({ title: 'Certificates' }),
  languages: text(40).meta({ title: 'Above the languages' }),
  times: group({
    heading: sentence({ trainer: 'required' }),
    none: sentence({ trainer: 'required' }).meta({ title: 'Sentence when the coach has no class' }),
    day: text(30).meta({ title: 'Above the days' }),
    week: button.meta({ title: 'Link to the whole week' }),
  }).meta({ title: 'Classes of the week' }),
  quote: sentence({ trainer: 'required' }).meta({ title: 'Name of the quotation' }),
});
