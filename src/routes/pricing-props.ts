import { sharedFeatures } from '../content/facts.ts';
import type { Plans } from '../content/plans.ts';
import { fill } from '../text/fill.ts';
import { formatRupees } from '../text/format.ts';
import type { PricingPageProps } from '../pages/PricingPage.tsx';
import type { PriceChartProps, ShownPlan } from '../parts/PriceChart.tsx';
import { content, photoOf, planSentences, questionsOf } from './content.ts';
import { trialLink } from './trial-offer.ts';

const words = content['pages/pricing.yaml'];
const { features, plans, units, unitNote, terms } = content['plans.yaml'];

/** The home page shows one row of plans. */
const mostAtHome = 4;

/** The unit that the price of a plan is for. */
export const unitOf = ({ unit }: Plans['plans'][number]) => units.find(({ id }) => id === unit)!;

/** "12 sessions in a month: ₹9,000" */
function monthOf(plan: Plans['plans'][number]): string | undefined {
  const { month } = unitOf(plan);
  return (
    month &&
    fill(month.sentence, { count: month.count, amount: formatRupees(plan.price * month.count) })
  );
}

function shownPlan(plan: Plans['plans'][number]): ShownPlan {
  const price = formatRupees(plan.price);
  const unit = unitOf(plan);
  return {
    ...plan,
    price,
    unit: unit.label,
    means: unit.means,
    month: monthOf(plan),
    features: features.filter(({ id }) => plan.features.includes(id)),
    buyName: fill(planSentences.buyName, { plan: plan.name, price, unit: unit.label }),
  };
}

/** The plans, as shown on Pricing. */
export function priceChartProps(): PriceChartProps {
  return {
    heading: plans.length === 1 ? words.plans.headingForOne : words.plans.heading,
    lead:
      sharedFeatures(content['plans.yaml']).length > 0
        ? words.plans.intro
        : words.plans.introWithoutShared,
    terms: terms.flatMap(({ short }) => short ?? []).join(', '),
    unitNote,
    buyButton: words.plans.buyButton,
    plans: plans.map(shownPlan),
  };
}

/** The plans on the home page: the first few, and a link to all. */
export function priceChartAtHome(): PriceChartProps {
  const all = priceChartProps();
  return plans.length > mostAtHome
    ? { ...all, plans: all.plans.slice(0, mostAtHome), allLink: words.plans.allLink }
    : all;
}

/** Props of /pricing. */
export function pricingProps(): PricingPageProps {
  return {
    title: words.banner.title,
    photo: photoOf(words.banner),
    pricing: priceChartProps(),
    trial: trialLink('pricing'),
    meaning: { ...words.meaning, terms },
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
