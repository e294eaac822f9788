/* The pages of the coaches, and the page that lists them. */

import { coachPath } from '../../content/page-paths.ts';
import type { PlaceFormats } from '../../content/place/place-formats.ts';
import { fill } from '../../content/text/fill.ts';
import { withoutAccents } from '../../content/text/letters.ts';
import { withoutMarks } from '../../content/text/marks.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { coachStructuredData } from '../classes/structured-data-of-classes.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, breadcrumbsTo, page, pageHead } from '../page.tsx';
import {
  liveTimesProps,
  nextProps,
  slotsWhere,
  timesOf,
  weeklyCount,
} from '../schedule/filtered-timetable.ts';
import { nextSession } from '../schedule/next-session.ts';
import { comingWeeksOf } from '../schedule/rows.ts';
import { gymReference } from '../structured-data.ts';
import { testimonialsWhere } from '../testimonials.ts';
import { allCoaches, classesOf, portraitOf } from './coaches.ts';

/** Returns the props of the page of a coach (CoachPage.tsx). */
export function coachProps(site: SiteContent, coach: Trainer) {
  const words = site.files['pages/coach.yaml'];
  const { name, certificates = [] } = coach;
  const { board, live, ...times } = timesOf(
    site,
    ({ slot, trainer }) => slot.trainer === coach.id || trainer === coach.id,
    'coach',
    words.next,
  );
  const [first] = classesOf(site, coach);
  const values = { trainer: name };
  return {
    name: coach.fullName ?? name,
    role: coach.role,
    line: coach.line,
    portrait: portraitOf(site, coach),
    allCoachesLink: { label: words.allCoaches, to: '/coaches' },
    next: nextProps(site, live.weeks, words.next, words.next.none, name),
    join: {
      to: first ? `/contact?class=${first.id}` : '/contact',
      label: fill(words.tryButton, values),
    },
    certificates: {
      ...words.certificates,
      newTab: site.files['site.yaml'].shell.newTab,
      items: [...certificates].sort((one, other) => one.year - other.year),
    },
    testimonials: testimonialsWhere(site, (one) => one.trainer === coach.id),
    languages: { heading: words.languages, spoken: coach.languages ?? [] },
    times: {
      ...times,
      heading: fill(words.times.heading, values),
      week: words.times.week,
      none: fill(words.times.none, values),
      board: { ...board, columns: { ...board.columns, trainer: words.times.day } },
    },
    live,
    quote:
      coach.quote === undefined
        ? undefined
        : { label: fill(words.quote, values), text: coach.quote },
  };
}

/** Returns the head of the page of a coach: title, picture and structured data. */
function coachHead(site: SiteContent, coach: Trainer): PageHead {
  const { banner } = site.files['pages/coaches.yaml'];
  const words = site.files['pages/coach.yaml'];
  const { id, fullName, name } = coach;
  const values = { trainer: fullName ?? name };
  const [pictured] = [coach, ...classesOf(site, coach)].flatMap(({ image, focus }) =>
    image === undefined || focus === undefined ? [] : [{ image, focus }],
  );
  return {
    ...pageHead(
      site,
      { title: fill(words.seo.title, values), description: fill(words.seo.description, values) },
      pictured ?? banner,
      breadcrumbsTo(
        site,
        { name: banner.title, path: '/coaches' },
        { name: values.trainer, path: coachPath(id) },
      ),
    ),
    faces: ['figures'],
    // If the coach has no portrait, the picture of a shared link does not show the coach, so it is left out.
    structuredData: (picture) =>
      coachStructuredData(
        gymReference(site),
        coach,
        coach.image === undefined ? undefined : picture,
      ),
  };
}

/** The fewest coaches whose list is alphabetical, with links to its letters. */
const fewestWithLetters = 21;

/** The coaches of one letter, or all coaches if there are no letters. */
interface CoachGroup {
  letter?: string;
  coaches: readonly ListedCoach[];
}

type ListedCoach = ReturnType<typeof listedCoach>;

/** Returns the coaches by their letters, in the alphabet of the place; a short list stays one. */
export function byLetter(coaches: readonly ListedCoach[], { locale }: PlaceFormats): CoachGroup[] {
  if (coaches.length < fewestWithLetters) return [{ coaches }];
  /** The letter of a name in the alphabet of the place: É is E, but Å is a letter of its own in Danish. */
  const letterOf = ({ name }: ListedCoach): string => {
    const letter = name.normalize('NFC').charAt(0).toUpperCase();
    const plain = withoutAccents(letter);
    const isSame = letter.localeCompare(plain, locale, { sensitivity: 'base' }) === 0;
    return isSame ? plain : letter;
  };
  const sorted = [...coaches].sort((one, other) =>
    withoutMarks(one.name).localeCompare(withoutMarks(other.name), locale),
  );
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => ({
    letter,
    coaches: sorted.filter((coach) => letterOf(coach) === letter),
  }));
}

/** Returns the props of /coaches (CoachesPage.tsx). */
export function allCoachesProps(site: SiteContent) {
  const { banner, letters } = site.files['pages/coaches.yaml'];
  const all = allCoaches(site);
  const live = liveTimesProps(
    site,
    comingWeeksOf(site, () => true),
    nextWords(site),
  );
  const coaches = all.map((coach) => listedCoach(site, coach, live));
  return {
    banner: {
      ...site.bannerOf(banner),
      lead: all.length === 1 ? banner.leadForOne : banner.lead,
    },
    coaches,
    groups: byLetter(coaches, site.place),
    letters,
    live,
  };
}

/** The sentences about the next session of a coach on /coaches. */
function nextWords(site: SiteContent) {
  const { next } = site.files['pages/coaches.yaml'];
  return { weekly: next, dated: next, held: site.files['pages/coach.yaml'].next.held };
}

function listedCoach(
  site: SiteContent,
  coach: Trainer,
  { weeks, next }: ReturnType<typeof liveTimesProps>,
) {
  const { perWeek, perWeekForOne } = site.files['pages/coaches.yaml'];
  const slots = slotsWhere(site, (slot) => slot.trainer === coach.id);
  const timesPerWeek = weeklyCount(slots);
  return {
    to: coachPath(coach.id),
    name: coach.name,
    role: coach.role,
    classes: classesOf(site, coach)
      .map(({ name }) => name)
      .join(', '),
    portrait: portraitOf(site, coach),
    next: nextSession(weeks, next, { date: site.today, time: '' }, coach.name),
    week: {
      count: timesPerWeek,
      text: timesPerWeek === 1 ? perWeekForOne : fill(perWeek, { timesPerWeek }),
    },
  };
}

/** The page of a coach. */
export const coachPage = (site: SiteContent, coach: Trainer) =>
  page({
    path: coachPath(coach.id),
    template: () => import('./CoachPage.tsx'),
    props: () => coachProps(site, coach),
    head: () => coachHead(site, coach),
  });

/** The page /coaches. */
export const coachesPage = (site: SiteContent) =>
  page({
    path: '/coaches',
    template: () => import('./CoachesPage.tsx'),
    props: () => allCoachesProps(site),
    head: () => ({
      ...bannerHead(site, '/coaches', site.files['pages/coaches.yaml']),
      faces: ['figures'],
    }),
  });
