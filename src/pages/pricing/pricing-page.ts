import { sharedFeatures } from '../../content/facts.ts';
import type { Plans } from '../../content/plans.ts';
import { announcedPrices, isLongPrice, priceOn, usualPriceOn } from '../../content/prices.ts';
import { fill, fillWords } from '../../content/text/fill.ts';
import { formatDate, formatPrice } from '../../content/text/format.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import type { PriceChartProps, ShownPlan } from '../../design/parts/PriceChart.tsx';
import { addDays } from '../../timetable/clock.ts';
import { content, photoOf, planSentences, questionsOf, unitOf } from '../content.ts';
import { beforeAllDates, shownBetween, textsByDay } from '../dated-lines.ts';
import { bannerHead } from '../page.tsx';
import { pricingStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import type { PricingPageProps } from './PricingPage.tsx';

const words = content['pages/pricing.yaml'];
const { features, plans, unitNote, terms } = content['plans.yaml'];

/**
 * The most plans on the home page, which shows one row. This file makes the props of /pricing and of the price charts.
 */
const mostAtHome = 4;

type Plan = Plans['plans'][number];

/** Says the price of a month: "12 sessions in a month: ₹9,000". */
function monthOf(plan: Plan): ShownPlan['month'] {
  const { month } = unitOf(plan);
  return (
    month &&
    textsByDay((day) =>
      fill(month.sentence, {
        count: month.count,
        amount: formatPrice(priceOn(plan, day) * month.count),
      }),
    )
  );
}

/** Returns the offer of a plan and the usual price beside it, on the days of the offer. */
function offerOf({ offer, ...plan }: Plan): ShownPlan['offer'] {
  if (!offer || offer.until < __TODAY__) return undefined;
  const until = formatDate(offer.until);
  const [before, after] = fillWords(words.plans.offer, { until }).split('{was}');
  return {
    before: before!,
    was: textsByDay((day) => formatPrice(usualPriceOn(plan, day))),
    after: after!,
    note: offer.note,
    ...shownBetween('', offer, offer.from ?? beforeAllDates),
  };
}

/** Returns lines such as "₹800 from January 1, 2027", which are shown until that day. */
const laterPricesOf = (plan: Plan) =>
  announcedPrices(plan, __TODAY__).map(({ price, from, before }) =>
    shownBetween(
      before === undefined
        ? fill(words.plans.priceFrom, { price: formatPrice(price), date: formatDate(from) })
        : fill(words.plans.priceOnDays, {
            price: formatPrice(price),
            from: formatDate(from),
            until: formatDate(addDays(before, -1)),
          }),
      { until: addDays(from, -1) },
      beforeAllDates,
    ),
  );

function shownPlan(plan: Plan): ShownPlan {
  const price = textsByDay((day) => formatPrice(priceOn(plan, day)));
  const unit = unitOf(plan);
  return {
    ...plan,
    price,
    isLong: price.some(({ text }) => isLongPrice(text)),
    offer: offerOf(plan),
    laterPrices: laterPricesOf(plan),
    unit: unit.label,
    means: unit.means,
    month: monthOf(plan),
    features: features.filter(({ id }) => plan.features.includes(id)),
    buyName: fill(planSentences.buyName, {
      plan: plan.name,
      price: formatPrice(priceOn(plan, __TODAY__)),
      unit: unit.label,
    }),
  };
}

/** Returns the props of the price chart on /pricing. */
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
    now: words.plans.now,
    plans: plans.map(shownPlan),
  };
}

/** Returns the props of the price chart on the home page: the first plans, and a link to all. */
export function priceChartAtHome(): PriceChartProps {
  const all = priceChartProps();
  return plans.length > mostAtHome
    ? { ...all, plans: all.plans.slice(0, mostAtHome), allLink: words.plans.allLink }
    : all;
}

/** Returns the props of /pricing (PricingPage.tsx). */
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

export const pricingHead: PageHead = {
  ...bannerHead('/pricing', content['pages/pricing.yaml']),
  structuredData: pricingStructuredData,
  faces: ['figures', 'rupee'],
};
