import { classPath } from '../../content/page-paths.ts';
import type { Files } from '../../content/files.ts';
import { isShown } from '../../content/shown.ts';
import type { Site } from '../../content/site.ts';
import { fill } from '../../content/text/fill.ts';
import { widest } from '../../content/text/text-size.ts';
import { datesFrom, weekdayOf } from '../../content/dates.ts';
import { minutesOf, timeOf } from '../../timetable/clock.ts';
import type { ComingWeeks } from '../../timetable/coming-weeks.ts';
import { classAt, openingAt } from '../../timetable/open-status.ts';
import { coachOf } from '../coaches/coaches.ts';
import type { SiteContent } from '../site-content.ts';
import { page, pageHead } from '../page.tsx';
import { priceChartAtHome } from '../pricing/pricing-page.ts';
import { comingWeeksOf } from '../schedule/rows.ts';
import { timesPerWeekOf } from '../schedule/timetable.ts';
import { homeStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import { testimonialsWhere } from '../testimonials.ts';

/** Returns the props of the home page (HomePage.tsx); a hidden section is `false`. */
export function homeProps(site: SiteContent) {
  const words = site.files['pages/home.yaml'];
  const { hero, features, featured, why, workplace, trainerCall } = words;
  const status = {
    weeks: comingWeeksOf(site, () => true, undefined, { allDates: false }),
    words: site.files['site.yaml'].openStatus,
  };
  const accountWords = site.files['accounts.yaml'];
  // The messages after an action on the page before, such as a sign-in (src/accounts/completed-action.ts).
  const done = site.hasAccounts
    ? { ...accountWords.done, deleted: accountWords['delete-account'].done }
    : undefined;
  return {
    hero: {
      ...hero,
      photo: site.photoOf(hero),
      status: { ...status, done },
      widest: widestStatus(status),
    },
    features: isShown(features) && {
      heading: features.heading,
      cards: features.cards.map((card) => ({ ...card, photo: site.photoOf(card) })),
    },
    featured: isShown(featured) && featuredClasses(site, featured),
    why: isShown(why) && { ...why, photo: site.photoOf(why) },
    workplace: isShown(workplace) && {
      heading: workplace.heading,
      tiles: workplace.tiles.map((tile) => ({ ...tile, photo: site.photoOf(tile) })),
    },
    bmi: isShown(site.files['pages/bmi.yaml']) && bmiWords(site),
    pricing: isShown(words.plans ?? {}) && priceChartAtHome(site),
    testimonials: testimonialsWhere(site),
    call: isShown(trainerCall) && {
      ...trainerCall,
      phone: site.phone,
      photo: site.photoOf(trainerCall),
    },
  };
}

export function featuredClasses(site: SiteContent, featured: Files['pages/home.yaml']['featured']) {
  return {
    heading: featured.classes.length === 1 ? featured.headingForOne : featured.heading,
    lead: featured.intro,
    classes: featured.classes.map((field) => {
      const shown = site.classOf(field.class);
      const coach = coachOf(site, shown);
      return {
        id: shown.id,
        to: classPath(shown.id),
        name: shown.name,
        summary: shown.summary,
        perWeek: fill(featured.perWeek, { timesPerWeek: timesPerWeekOf(site, shown.id) }),
        withTrainer:
          coach === undefined ? undefined : fill(featured.withTrainer, { trainer: coach.name }),
        photo: site.photoOf(field),
      };
    }),
    banner: { ...featured.banner, trial: trialLink(site, 'home') },
  };
}

/** Returns the texts of the BMI calculator, with the limits of its scale filled in. */
function bmiWords(site: SiteContent) {
  const words = site.files['pages/bmi.yaml'];
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

/** The home page. */
export function homePage(site: SiteContent) {
  const { seo, hero } = site.files['pages/home.yaml'];
  return page({
    path: '/',
    template: () => import('./HomePage.tsx'),
    props: () => homeProps(site),
    head: () => ({
      ...pageHead(site, seo, hero),
      structuredData: (picture) => homeStructuredData(site, picture),
    }),
  });
}

/** Returns the minute before a time: "18:00" → "17:59"; midnight stays as it is. */
const minuteBefore = (time: string) => (time === '00:00' ? time : timeOf(minutesOf(time) - 1));

/**
 * Returns the widest texts of the two status lines on the home page, at any minute of the coming weeks, so that the
 * page can reserve space for them.
 */
function widestStatus({ weeks, words }: { weeks: ComingWeeks; words: Site['openStatus'] }) {
  const dates = datesFrom(weeks.first, weeks.open.length).slice(1);
  const moments = [
    ...weeks.spans.flat(),
    ...weeks.sessions.flatMap(({ start, end }) => [start, end]),
    '00:00',
    '23:59',
  ];
  // In the last hour the text counts the minutes. Not every minute is tried, because all two-digit numbers are about as
  // wide.
  const times = [...new Set(moments.flatMap((time) => [time, minuteBefore(time)]))];
  const nows = dates.flatMap((date) => times.map((time) => ({ date, day: weekdayOf(date), time })));
  return {
    opening: widest(nows.map((now) => openingAt(weeks, words, now)!.opening.join(' · '))),
    class: widest(nows.flatMap((now) => classAt(weeks, words, now) ?? [])),
  };
}
