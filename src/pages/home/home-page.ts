import { homeStructuredData } from '../structured-data.ts';
import { page, pageHead } from '../page.tsx';
import { classAddress } from '../../content/addresses.ts';
import { isWeekly } from '../../content/weekly.ts';
import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import type { HomePageProps } from './HomePage.tsx';
import { coachOf } from '../coaches/coaches.ts';
import { classOf, content, hasAccounts, phone, photoOf } from '../content.ts';
import { priceChartAtHome } from '../pricing/pricing-page.ts';
import { comingWeeksOf, liveWeek } from '../schedule/timetable.ts';
import { trialLink } from '../trial/trial-offer.ts';
import { voicesWhere } from '../voices.ts';
import { widestStatus } from './widest-status.ts';

/** Props of the home page; a hidden section is `false`. */
function homeProps(): HomePageProps {
  const words = content['pages/home.yaml'];
  const { hero, features, featured, why, workplace, trainerCall } = words;
  const status = {
    weeks: comingWeeksOf(() => true, { allDates: false }),
    words: content['site.yaml'].openStatus,
  };
  const accountWords = content['accounts.yaml'];
  const done = hasAccounts
    ? { ...accountWords.done, deleted: accountWords['delete-account'].done }
    : undefined;
  return {
    hero: {
      ...hero,
      photo: photoOf(hero),
      status: { ...status, done },
      widest: widestStatus(status),
    },
    features: isShown(features) && {
      heading: features.heading,
      cards: features.cards.map((card) => ({ ...card, photo: photoOf(card) })),
    },
    featured: isShown(featured) && featuredClasses(featured),
    why: isShown(why) && { ...why, photo: photoOf(why) },
    workplace: isShown(workplace) && {
      heading: workplace.heading,
      tiles: workplace.tiles.map((tile) => ({ ...tile, photo: photoOf(tile) })),
    },
    bmi: isShown(content['pages/bmi.yaml']) && bmiWords(),
    pricing: isShown(words.plans ?? {}) && priceChartAtHome(),
    voices: voicesWhere(),
    call: isShown(trainerCall) && {
      ...trainerCall,
      phone,
      photo: photoOf(trainerCall),
    },
  };
}

function featuredClasses(featured: (typeof content)['pages/home.yaml']['featured']) {
  return {
    heading: featured.classes.length === 1 ? featured.headingForOne : featured.heading,
    lead: featured.intro,
    classes: featured.classes.map((field) => {
      const shown = classOf(field.class);
      const coach = coachOf(shown);
      const timesPerWeek = liveWeek.filter(
        (slot) => slot.class === shown.id && isWeekly(slot.weeks ?? {}, __TODAY__),
      ).length;
      return {
        id: shown.id,
        to: classAddress(shown.id),
        name: shown.name,
        summary: shown.summary,
        perWeek: fill(featured.perWeek, { timesPerWeek }),
        withTrainer:
          coach === undefined ? undefined : fill(featured.withTrainer, { trainer: coach.name }),
        photo: photoOf(field),
      };
    }),
    banner: { ...featured.banner, trial: trialLink('home') },
  };
}

/** The texts of the BMI calculator, with the limits of its scale filled in. */
function bmiWords() {
  const words = content['pages/bmi.yaml'];
  const { normalFrom, overweightFrom, bands } = words;
  const [under, normal, over] = bands;
  const limits = { normalFrom, overweightFrom };
  return {
    ...words,
    bands: [
      { ...under, limits: fill(under.limits, limits) },
      { ...normal, limits: fill(normal.limits, limits) },
      { ...over, limits: fill(over.limits, limits) },
    ] satisfies typeof bands,
  };
}

/** The page at /. */
export const homePage = page(
  '/',
  { module: 'pages/home/HomePage', load: () => import('./HomePage.tsx') },
  homeProps,
  {
    ...pageHead(content['pages/home.yaml'].seo, content['pages/home.yaml'].hero),
    structuredData: homeStructuredData,
  },
);
