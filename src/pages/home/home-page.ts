import { classAddress } from '../../content/addresses.ts';
import { isShown } from '../../content/shown.ts';
import { fill } from '../../content/text/fill.ts';
import { widest } from '../../content/text/text-size.ts';
import { isWeekly } from '../../content/weekly.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { addDays, dayOf, minutesOf, timeOf } from '../../timetable/clock.ts';
import { classAt, openingAt } from '../../timetable/open-status.ts';
import { coachOf } from '../coaches/coaches.ts';
import { classOf, content, hasAccounts, phone, photoOf } from '../content.ts';
import { pageHead } from '../page.tsx';
import { priceChartAtHome } from '../pricing/pricing-page.ts';
import { comingWeeksOf, liveWeek } from '../schedule/timetable.ts';
import { homeStructuredData } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import { voicesWhere } from '../voices.ts';
import type { LiveStatusProps } from './live-status.ts';

/** Returns the props of the home page (HomePage.tsx); a hidden section is `false`. */
export function homeProps() {
  const words = content['pages/home.yaml'];
  const { hero, features, featured, why, workplace, trainerCall } = words;
  const status = {
    weeks: comingWeeksOf(() => true, { allDates: false }),
    words: content['site.yaml'].openStatus,
  };
  const accountWords = content['accounts.yaml'];
  // The messages after an action on the page before, such as a sign-in (src/accounts/completed-action.ts).
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

export function featuredClasses(featured: (typeof content)['pages/home.yaml']['featured']) {
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

/** Returns the texts of the BMI calculator, with the limits of its scale filled in. */
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

export const homeHead: PageHead = {
  ...pageHead(content['pages/home.yaml'].seo, content['pages/home.yaml'].hero),
  structuredData: homeStructuredData,
};

/** Returns the minute before a time: "18:00" → "17:59"; midnight stays as it is. */
const minuteBefore = (time: string) => (time === '00:00' ? time : timeOf(minutesOf(time) - 1));

/**
 * Returns the widest texts of the two status lines on the home page, at any minute of the coming weeks, so that the
 * page can reserve space for them.
 */
function widestStatus({ weeks, words }: Omit<LiveStatusProps, 'done'>) {
  const dates = weeks.open.map((_, ahead) => addDays(weeks.first, ahead)).slice(1);
  const moments = [
    ...weeks.spans.flat(),
    ...weeks.sessions.flatMap(({ start, end }) => [start, end]),
    '00:00',
    '23:59',
  ];
  // In the last hour the text counts the minutes. Not every minute is tried, because all two-digit numbers are about as
  // wide.
  const times = [...new Set(moments.flatMap((time) => [time, minuteBefore(time)]))];
  const nows = dates.flatMap((date) => times.map((time) => ({ date, day: dayOf(date), time })));
  return {
    opening: widest(nows.map((now) => openingAt(weeks, words, now)!.opening.join(' · '))),
    class: widest(nows.flatMap((now) => classAt(weeks, words, now) ?? [])),
  };
}
