/* The props of /pricing and of the price charts. */

import { sharedFeatures } from '../../content/facts.ts';
import type { Plans } from '../../content/plans.ts';
import {
  announcedPrices,
  isLongPrice,
  priceEntryOn,
  priceOn,
  usualPriceEntryOn,
} from '../../content/prices.ts';
import { fill, fillWords } from '../../content/text/fill.ts';
import { formatDate, formatPrice } from '../../content/text/format.ts';
import type { PriceChartProps, ShownPlan } from '../../design/parts/PriceChart.tsx';
import { addDays } from '../../content/dates.ts';
import type { SiteContent } from '../site-content.ts';
import { beforeAllDates, shownBetween, textsByDay } from '../dated-lines.ts';
import { bannerHead, page } from '../page.tsx';
import { pricingStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';

/** The most plans on the home page, which shows one row. */
const mostAtHome = 4;

type Plan = Plans['plans'][number];

const shownPrice = (site: SiteContent, priced: { price: number }) =>
  site.marked(priced, 'price', formatPrice(priced.price, site.place));

/** Says the price of a month: "12 sessions in a month: ₹9,000". */
function monthOf(site: SiteContent, plan: Plan): ShownPlan['month'] {
  const { month } = site.unitOf(plan);
  return (
    month &&
    textsByDay(site, (day) =>
      fill(month.sentence, {
        count: month.count,
        amount: formatPrice(priceOn(plan, day) * month.count, site.place),
      }),
    )
  );
}

/** Returns the offer of a plan and the usual price beside it, on the days of the offer. */
function offerOf(site: SiteContent, { offer, ...plan }: Plan): ShownPlan['offer'] {
  const words = site.files['pages/pricing.yaml'];
  if (!offer || offer.until < site.today) return undefined;
  const until = formatDate(offer.until, site.place);
  const [before, after] = fillWords(words.plans.offer, { until }).split('{was}');
  return {
    before: before!,
    was: textsByDay(site, (day) => shownPrice(site, usualPriceEntryOn(plan, day))),
    after: after!,
    note: offer.note,
    ...shownBetween(site, '', offer, offer.from ?? beforeAllDates),
  };
}

/** Returns lines such as "₹800 from January 1, 2027", which are shown until that day. */
function laterPricesOf(site: SiteContent, plan: Plan) {
  const { priceFrom, priceOnDays } = site.files['pages/pricing.yaml'].plans;
  return announcedPrices(plan, site.today).map(({ price, from, before }) =>
    shownBetween(
      site,
      before === undefined
        ? fill(priceFrom, {
            price: formatPrice(price, site.place),
            date: formatDate(from, site.place),
          })
        : fill(priceOnDays, {
            price: formatPrice(price, site.place),
            from: formatDate(from, site.place),
            until: formatDate(addDays(before, -1), site.place),
          }),
      { until: addDays(from, -1) },
      beforeAllDates,
    ),
  );
}

function shownPlan(site: SiteContent, plan: Plan): ShownPlan {
  const { features } = site.files['plans.yaml'];
  const price = textsByDay(site, (day) => shownPrice(site, priceEntryOn(plan, day)));
  const unit = site.unitOf(plan);
  return {
    ...plan,
    price,
    isLong: price.some(({ text }) => isLongPrice(text)),
    offer: offerOf(site, plan),
    laterPrices: laterPricesOf(site, plan),
    unit: unit.label,
    means: unit.means,
    month: monthOf(site, plan),
    features: features.filter(({ id }) => plan.features.includes(id)),
    buyName: fill(site.files['pages/pricing.yaml'].plans.buyName, {
      plan: plan.name,
      price: formatPrice(priceOn(plan, site.today), site.place),
      unit: unit.label,
    }),
  };
}

/** Returns the props of the price chart on /pricing. */
export function priceChartProps(site: SiteContent): PriceChartProps {
  const words = site.files['pages/pricing.yaml'];
  const { plans, unitNote, terms } = site.files['plans.yaml'];
  return {
    heading: plans.length === 1 ? words.plans.headingForOne : words.plans.heading,
    lead:
      sharedFeatures(site.files['plans.yaml']).length > 0
        ? words.plans.intro
        : words.plans.introWithoutShared,
    terms: terms.flatMap(({ short }) => short ?? []).join(', '),
    unitNote,
    buyButton: words.plans.buyButton,
    now: words.plans.now,
    plans: plans.map((plan) => shownPlan(site, plan)),
  };
}

/** Returns the props of the price chart on the home page: the first plans, and a link to all. */
export function priceChartAtHome(site: SiteContent): PriceChartProps {
  const words = site.files['pages/pricing.yaml'];
  const { plans } = site.files['plans.yaml'];
  const all = priceChartProps(site);
  return plans.length > mostAtHome
    ? { ...all, plans: all.plans.slice(0, mostAtHome), allLink: words.plans.allLink }
    : all;
}

/** Returns the props of /pricing (PricingPage.tsx). */
export function pricingProps(site: SiteContent) {
  const words = site.files['pages/pricing.yaml'];
  const { features, plans, terms } = site.files['plans.yaml'];
  return {
    banner: site.bannerOf(words.banner),
    pricing: priceChartProps(site),
    trial: trialLink(site, 'pricing'),
    meaning: { ...words.meaning, terms },
    compare: {
      ...words.compare,
      rows: features.map((feature) => ({
        ...feature,
        // Whether each plan has the feature, in the order of the plans.
        plans: plans.map((plan) => plan.features.includes(feature.id)),
      })),
    },
    questions: site.questionsOf(words.questions),
    terms: words.terms,
  };
}

/** The page /pricing. */
export const pricingPage = (site: SiteContent) =>
  page({
    path: '/pricing',
    template: () => import('./PricingPage.tsx'),
    props: () => pricingProps(site),
    head: () => ({
      ...bannerHead(site, '/pricing', site.files['pages/pricing.yaml']),
      structuredData: () => pricingStructuredData(site),
      faces: ['figures', 'rupee'],
    }),
  });
