import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, readOut, seo, topOfPage } from '../page-fields.ts';

/** Schema of content/pages/pricing.yaml: the text of the Pricing page. The home page shows the text of `plans`, too. */
export const pricingPage = group({
  seo: seo({ sharedFeatures: 'optional', unit: 'optional' }),
  banner: group(banner).meta(topOfPage),
  plans: group({
    heading: sentence(),
    headingForOne: sentence().meta({ title: 'Heading when there is only one plan' }),
    intro: sentence({ sharedFeatures: 'optional' }).meta({ title: 'Sentence under the heading' }),
    introWithoutShared: sentence().meta({
      title: 'Sentence under the heading when the plans share no features',
    }),
    buyButton: text(40).meta({
      title: 'Plan button',
      description: 'It leads to the contact page.',
    }),
    buyName: sentence({ plan: 'required', price: 'optional', unit: 'optional' }).meta({
      title: 'Plan button, for screen readers',
      description: readOut,
    }),
    offer: sentence({ was: 'required', until: 'required' }).meta({
      title: 'Beside an offer',
      description: 'The usual price in it is struck through.',
    }),
    now: text(20).meta({ title: 'Before the price of an offer', description: readOut }),
    priceFrom: sentence({ price: 'required', date: 'required' }).meta({
      title: 'Announced price',
    }),
    priceOnDays: sentence({ price: 'required', from: 'required', until: 'required' }).meta({
      title: 'Announced price of some days',
    }),
    allLink: sentence().meta({
      title: 'Link to all plans',
      description: 'On the home page, while it does not show all of them.',
    }),
  }).meta({ description: 'This text also appears on the home page.' }),
  meaning: group({
    heading: text(60),
    intro: sentence().meta({ title: 'Sentence beside the heading' }),
    toConfirm: text(40).meta({ title: 'In place of an answer that is missing' }),
  }).meta({ title: 'What belongs to a price', description: 'The answers are with the prices.' }),
  compare: group({
    heading: text(60),
    feature: text(40).meta({ title: 'Heading of the first column' }),
    plan: text(40).meta({ title: 'Heading of the first column, with many plans' }),
    included: text(40),
    notIncluded: text(40),
  }).meta({ title: 'Table that compares the plans' }),
  questions: group({
    heading: text(60),
    items: list(refersTo('question').meta({ title: 'Question' }), { most: 30 }).meta({
      title: 'Which questions',
    }),
  }),
  terms: group({ heading: text(60), points: list(sentence(), { most: 12 }) }).meta({
    title: 'Before you pay',
  }),
});
