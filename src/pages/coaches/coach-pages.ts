import { coachAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import type { BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { coachStructuredData } from '../classes/structured-data-of-classes.ts';
import type { SiteContent } from '../site-content.ts';
import { bannerHead, breadcrumbsTo, page, pageHead } from '../page.tsx';
import { substituteRows } from '../schedule/board-rows.ts';
import {
  boardOf,
  liveTimesProps,
  nextOf,
  savesOfSlots,
  slotsWhere,
  weeklyCount,
  withoutNext,
} from '../schedule/filtered-timetable.ts';
import { gymReference } from '../structured-data.ts';
import { voicesWhere } from '../voices.ts';
import { allCoaches, classesOf, portraitOf } from './coaches.ts';

/** Returns the props of the page of a coach (CoachPage.tsx); those of the page of all coaches are below. */
export function coachProps(site: SiteContent, coach: Trainer) {
  const words = site.files['pages/coach.yaml'];
  const { name, certificates = [] } = coach;
  const slots = slotsWhere(site, (slot) => slot.trainer === coach.id);
  const others = substitutionsOf(site, coach.id);
  const all = { ...slots, all: [...slots.all, ...others] };
  const isOfCoach = ({ trainer }: Occurrence) => trainer === coach.id;
  const nextSession = nextOf(site, slots, isOfCoach, words.next);
  const [first] = classesOf(site, coach);
  const values = { trainer: name };
  return {
    name: coach.fullName ?? name,
    role: coach.role,
    line: coach.line,
    portrait: portraitOf(site, coach),
    allCoachesLink: { label: words.allCoaches, to: '/coaches' },
    nextSession,
    noClass: withoutNext(site, nextSession, words.next.none),
    join: {
      to: first ? `/contact?class=${first.id}` : '/contact',
      label: fill(words.tryButton, values),
    },
    certificates: {
      ...words.certificates,
      newTab: site.files['site.yaml'].shell.newTab,
      items: [...certificates].sort((one, other) => one.year - other.year),
    },
    voices: voicesWhere(site, (voice) => voice.trainer === coach.id),
    languages: { heading: words.languages, spoken: coach.languages ?? [] },
    times: {
      heading: fill(words.times.heading, values),
      week: words.times.week,
      none: all.all.length === 0 ? fill(words.times.none, values) : undefined,
      saves: savesOfSlots(site, slots),
      board: {
        ...boardOf(site, slots, '', ofCoach(name), (day) =>
          others
            .filter((slot) => slot.day === day)
            .flatMap((slot) => substituteRows(site, slot, coach.id)),
        ),
        columns: { ...site.files['pages/schedule.yaml'].columns, trainer: words.times.day },
      },
    },
    live: liveTimesProps(site, isOfCoach, words.next),
    quote:
      coach.quote === undefined
        ? undefined
        : { label: fill(words.quote, values), text: coach.quote },
  };
}

/** Returns the classes of other coaches that a coach gives on some coming dates. */
const substitutionsOf = (site: SiteContent, id: string) =>
  slotsWhere(site, (slot) => slot.trainer !== id && substituteRows(site, slot, id).length > 0).all;

/** Adapts a row to the table of one coach: the column of the coach has the day, and sessions of others are left out. */
const ofCoach =
  (name: string) =>
  ({ onDays = [], usual, ...row }: BoardRow, day: string): BoardRow | undefined => {
    if (row.trainer !== name) return undefined;
    const onDay = { trainer: day, coach: undefined };
    const timeOf = (of: BoardRow['usual']) =>
      of && { usual: { time: of.time, trainer: undefined } };
    return {
      ...row,
      ...onDay,
      ...timeOf(usual),
      onDays: onDays
        .filter(({ trainer }) => trainer === name)
        .map((held) => ({ ...held, ...onDay, ...timeOf(held.usual) })),
    };
  };

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
        { name: banner.title, address: '/coaches' },
        { name: values.trainer, address: coachAddress(id) },
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

/** Returns the props of /coaches (CoachesPage.tsx). */
export function allCoachesProps(site: SiteContent) {
  const { banner, letters } = site.files['pages/coaches.yaml'];
  const { lead, leadForOne, title } = banner;
  const all = allCoaches(site);
  return {
    banner: { title, lead: all.length === 1 ? leadForOne : lead, photo: site.photoOf(banner) },
    coaches: all.map((coach) => listedCoach(site, coach)),
    letters,
    live: liveTimesProps(site, () => true, nextWords(site)),
  };
}

/** The sentences about the next session of a coach on /coaches. */
function nextWords(site: SiteContent) {
  const { next } = site.files['pages/coaches.yaml'];
  return { weekly: next, dated: next, held: site.files['pages/coach.yaml'].next.held };
}

function listedCoach(site: SiteContent, coach: Trainer) {
  const { perWeek, perWeekForOne } = site.files['pages/coaches.yaml'];
  const slots = slotsWhere(site, (slot) => slot.trainer === coach.id);
  const timesPerWeek = weeklyCount(slots);
  const next = nextOf(site, slots, ({ trainer }) => trainer === coach.id, nextWords(site));
  return {
    to: coachAddress(coach.id),
    name: coach.name,
    role: coach.role,
    classes: classesOf(site, coach)
      .map(({ name }) => name)
      .join(', '),
    portrait: portraitOf(site, coach),
    next: next && {
      start: next.first.start,
      date: next.first.date,
      only: next.only,
      longest: next.longest.date,
    },
    week: {
      count: timesPerWeek,
      text: timesPerWeek === 1 ? perWeekForOne : fill(perWeek, { timesPerWeek }),
    },
  };
}

/** The page of a coach. */
export const coachPage = (site: SiteContent, coach: Trainer) =>
  page({
    path: coachAddress(coach.id),
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
