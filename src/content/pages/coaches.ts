import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo, topOfPage } from '../page-fields.ts';

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
