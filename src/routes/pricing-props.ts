import { sharedFeatures } from '../content/facts.ts';
import { fill } from '../fill.ts';
import { formatRupees } from '../format.ts';
import type { PricingPageProps } from '../pages/PricingPage.tsx';
import type { PriceChartProps } from '../parts/PriceChart.tsx';
import { content, photoOf } from './content.ts';

const words = content['pages/pricing.yaml'];
const { features, plans, unit, unitNote } = content['plans.yaml'];

/** The plans, as the home page and the page Pricing show them. */
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
      id: plan.id,
      name: plan.name,
      price: formatRupees(plan.price),
      line: plan.line,
      features: features.filter(({ id }) => plan.features.includes(id)),
      buyName: fill(words.plans.buyName, { plan: plan.name, price: formatRupees(plan.price) }),
    })),
  };
}

export function pricingProps(): PricingPageProps {
  const { questions } = content['faq.yaml'];
  return {
    title: words.banner.title,
    photo: photoOf(words.banner),
    pricing: priceChartProps(),
    compare: {
      ...words.compare,
      rows: features.map(({ id, label, long }) => ({
        id,
        label,
        long,
        plans: plans.map((plan) => plan.features.includes(id)),
      })),
    },
    questions: {
      heading: words.questions.heading,
      items: words.questions.items.flatMap((id) => questions.filter((one) => one.id === id)),
    },
    terms: words.terms,
  };
}
