import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, readOut, seo } from '../page-fields.ts';
import { topOfPage } from '../titles.ts';

/** Schema of content/pages/pricing.yaml: the text of the Pricing page. The home page shows the text of `plans`, too. */
export const pricingPage = group({
  seo: seo('{sharedFeatures?} {unit?}'),
  banner: group(topOfPage, banner),
  plans: group(
    'Plans',
    {
      heading: sentence(),
      headingForOne: sentence('Heading when there is only one plan'),
      intro: sentence('Sentence under the heading', '{sharedFeatures?}'),
      introWithoutShared: sentence('Sentence under the heading when the plans share no features'),
      buyButton: text('Plan button', 40, { help: 'Leads to the contact page.' }),
      buyName: sentence('Plan button, for screen readers', '{plan} {price?} {unit?}', {
        help: readOut,
        rare: true,
      }),
      offer: sentence('Beside an offer', '{was} {until}', {
        help: 'The usual price in it is struck through.',
      }),
      now: text('Before the price of an offer', 20, { help: readOut, rare: true }),
      priceFrom: sentence('Announced price', '{price} {date}'),
      priceOnDays: sentence('Announced price of some days', '{price} {from} {until}'),
      allLink: sentence('Link to all plans', {
        help: 'On the home page, while it does not show all of them.',
      }),
    },
    { help: 'This text also appears on the home page.' },
  ),
  meaning: group(
    'What belongs to a price',
    {
      heading: text(60),
      intro: sentence('Sentence beside the heading'),
      toConfirm: text('In place of an answer that is missing', 40),
    },
    { help: 'The answers are with the prices.' },
  ),
  compare: group('Table that compares the plans', {
    heading: text(60),
    feature: text('Heading of the first column', 40),
    plan: text('Heading of the first column, with many plans', 40),
    included: text(40),
    notIncluded: text(40),
  }),
  questions: group({
    heading: text(60),
    items: list('Which questions', refersTo('question', 'Question'), { most: 30 }),
  }),
  terms: group('Before you pay', { heading: text(60), points: list(sentence(), { most: 12 }) }),
});
