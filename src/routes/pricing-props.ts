import { sharedFeatures } from '../content/facts.ts';
import { fill } from '../text/fill.ts';
import { formatRupees } from '../text/format.ts';
import type { PricingPageProps } from '../pages/PricingPage.tsx';
import type { PriceChartProps } from '../parts/PriceChart.tsx';
import { content, photoOf, questionsOf } from './content.ts';

const words = content['pages/pricing.yaml'];
const { features, plans, unit, unitNote } = content['plans.yaml'];

/** The plans, as shown on the home page and on Pricing. */
export function priceChartProps(): PriceChartProps {
  return {
    heading: plans.length === 1 ? words.plans.headingForOne : words.plans.heading,
    lead:
      sharedFeatures(content['plans.yaml']).length > 0
        ? words.plans.intro
        : words.plans.introWithoutShared,
    unit,
    unitNote,
    buyButton: words.plans.buyButton,
    plans: plans.map((plan) => ({
      ...plan,
      price: formatRupees(plan.price),
      features: features.filter(({ id }) => plan.features.includes(id)),
      buyName: fill(words.plans.buyName, { plan: plan.name, price: formatRupees(plan.price) }),
    })),
  };
}

export function pricingProps(): PricingPageProps {
  return {
    title: words.banner.title,
    photo: photoOf(words.banner),
    pricing: priceChartProps(),
    compare: {
      ...words.compare,
      rows: features.map((feature) => ({
        ...feature,
        plans: plans.map((plan) => plan.features.includes(feature.id)),
      })),
    },
    questions: questionsOf(words.questions),
    terms: words.terms,
  };
}
