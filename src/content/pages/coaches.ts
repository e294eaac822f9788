import { group } from '../fields/groups.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, button, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/coaches.yaml: the page with all coaches. */
export const coachesPage = group({
  seo: seo(),
  banner: group(topOfPage, {
    ...banner,
    lead: sentence('Sentence under the title'),
    leadForOne: sentence('Sentence when there is one coach'),
  }),
  next: sentence('Next class', '{class} {day}', {
    help: 'On the card of a coach, before its time.',
  }),
  letters: text('Name of the row of letters', 40, {
    help: 'For screen readers only, with more than 20 coaches.',
    rare: true,
  }),
  perWeek: sentence('Classes a week', '{timesPerWeek}'),
  perWeekForOne: text('One class a week', 40),
});

/** Schema of content/pages/coach.yaml: the words that the pages of all coaches share. */
export const coachPage = group({
  seo: seo('{trainer}'),
  allCoaches: text('Link to all coaches', 40),
  standIn: text('On the photograph of a class', 60, {
    help: 'Shown until the coach has a portrait.',
  }),
  next: group(
    'Next class',
    {
      weekly: sentence('First class of the week', '{class} {day}', {
        help: 'Until the page knows the date.',
      }),
      dated: sentence('Next class', '{class} {day?} {date}'),
      held: sentence('Under the class', '{start?} {end} {trainer?}'),
      none: text('When there is no next class', 80),
    },
    { help: 'Under the name.' },
  ),
  tryButton: sentence('Button', '{trainer}', 40, { help: 'Leads to the contact page.' }),
  certificates: group('Certificates', {
    heading: text(60),
    lead: sentence('Sentence under the heading'),
    validUntil: sentence('How long a certificate is valid', '{until}'),
    check: text('Link that checks a certificate', 30),
  }),
  languages: text('Above the languages', 40),
  times: group('Classes of the week', {
    heading: sentence('Heading', '{trainer}'),
    none: sentence('Sentence when the coach has no class', '{trainer}'),
    day: text('Above the days', 30),
    week: button('Link to the whole week'),
  }),
  quote: sentence('Name of the quotation', '{trainer}'),
});
