import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, readOut, seo, topOfPage } from '../page-parts.ts';

/** content/pages/pricing.yaml: the words of the plans, on the home page too, and of the page Pricing. */
export const pricingPage = group({
  seo: seo({ sharedFeatures: 'may', unit: 'may' }),
  banner: group(banner).meta(topOfPage),
  plans: group({
    heading: sentence(),
    headingForOne: sentence().meta({ title: 'The same while there is one plan' }),
    intro: sentence({ sharedFeatures: 'may' }).meta({ title: 'Sentence under the heading' }),
    introWithoutShared: sentence().meta({ title: 'The same while the plans share nothing' }),
    buyButton: text(40).meta({
      title: 'Button of each plan',
      description: 'It leads to the contact page.',
    }),
    buyName: sentence({ plan: 'must', price: 'may', unit: 'may' }).meta({
      title: 'Button of each plan, read out',
      description: readOut,
    }),
  }).meta({ description: 'These words stand on the home page too.' }),
  compare: group({
    heading: text(60),
    feature: text(40).meta({ title: 'Above the first column' }),
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
