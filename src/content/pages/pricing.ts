import type { z } from 'zod';
import { group, list } from '../fields/groups.ts';
import { refersTo } from '../fields/ids.ts';
import { sentence, text } from '../fields/text.ts';
import { banner, seo } from '../page-parts.ts';

/** content/pages/pricing.yaml: the words of the plans, on the home page too, and of the page Pricing. */
export const pricingPage = group({
  seo: seo({ sharedFeatures: 'may', unit: 'may' }),
  banner: group(banner),
  plans: group({
    heading: sentence(),
    headingForOne: sentence(),
    intro: sentence({ sharedFeatures: 'may' }),
    introWithoutShared: sentence(),
    buyButton: text(40),
    buyName: sentence({ plan: 'must', price: 'may', unit: 'may' }),
  }),
  compare: group({
    heading: text(60),
    feature: text(40),
    included: text(40),
    notIncluded: text(40),
  }),
  questions: group({ heading: text(60), items: list(refersTo('question'), { most: 30 }) }),
  terms: group({ heading: text(60), points: list(sentence(), { most: 12 }) }),
});

export type PricingPageContent = z.infer<typeof pricingPage>;
