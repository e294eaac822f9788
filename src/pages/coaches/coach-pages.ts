import { coachAddress } from '../../content/addresses.ts';
import { fill } from '../../content/text/fill.ts';
import type { Trainer } from '../../content/trainers.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import type { BoardRow } from '../../design/parts/ScheduleBoard.tsx';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { coachStructuredData } from '../classes/structured-data-of-classes.ts';
import { content, photoOf } from '../content.ts';
import { breadcrumbsTo, pageHead } from '../page.tsx';
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

const words = content['pages/coach.yaml'];
const { banner, ...indexWords } = content['pages/coaches.yaml'];

/** Returns the props of the page of a coach (CoachPage.tsx); those of the page of all coaches are below. */
export function coachProps(coach: Trainer) {
  const { name, certificates = [] } = coach;
  const slots = slotsWhere((slot) => slot.trainer === coach.id);
  const others = substitutionsOf(coach.id);
  const all = { ...slots, all: [...slots.all, ...others] };
  const isOfCoach = ({ trainer }: Occurrence) => trainer === coach.id;
  const nextSession = nextOf(slots, isOfCoach, words.next);
  const [first] = classesOf(coach);
  const values = { trainer: name };
  return {
    name: coach.fullName ?? name,
    role: coach.role,
    line: coach.line,
    portrait: portraitOf(coach),
    allCoachesLink: { label: words.allCoaches, to: '/coaches' },
    nextSession,
    noClass: withoutNext(nextSession, words.next.none),
    join: {
      to: first ? `/contact?class=${first.id}` : '/contact',
      label: fill(words.tryButton, values),
    },
    certificates: {
      ...words.certificates,
      newTab: content['site.yaml'].shell.newTab,
      items: [...certificates].sort((one, other) => one.year - other.year),
    },
    voices: voicesWhere((voice) => voice.trainer === coach.id),
    languages: { heading: words.languages, spoken: coach.languages ?? [] },
    times: {
      heading: fill(words.times.heading, values),
      week: words.times.week,
      none: all.all.length === 0 ? fill(words.times.none, values) : undefined,
      saves: savesOfSlots(slots),
      board: {
        ...boardOf(slots, '', ofCoach(name), (day) =>
          others
            .filter((slot) => slot.day === day)
            .flatMap((slot) => substituteRows(slot, coach.id)),
        ),
        columns: { ...content['pages/schedule.yaml'].columns, trainer: words.times.day },
      },
    },
    live: liveTimesProps(isOfCoach, words.next),
    quote:
      coach.quote === undefined
        ? undefined
        : { label: fill(words.quote, values), text: coach.quote },
  };
}

/** Returns the classes of other coaches that a coach gives on some coming dates. */
const substitutionsOf = (id: string) =>
  slotsWhere((slot) => slot.trainer !== id && substituteRows(slot, id).length > 0).all;

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
export function coachHead(coach: Trainer): PageHead {
  const { id, fullName, name } = coach;
  const values = { trainer: fullName ?? name };
  const [pictured] = [coach, ...classesOf(coach)].flatMap(({ image, focus }) =>
    image === undefined || focus === undefined ? [] : [{ image, focus }],
  );
  return {
    ...pageHead(
      { title: fill(words.seo.title, values), description: fill(words.seo.description, values) },
      pictured ?? banner,
      breadcrumbsTo(
        { name: banner.title, address: '/coaches' },
        { name: values.trainer, address: coachAddress(id) },
      ),
    ),
    faces: ['figures'],
    // If the coach has no portrait, the picture of a shared link does not show the coach, so it is left out.
    structuredData: (picture) =>
      coachStructuredData(gymReference, coach, coach.image === undefined ? undefined : picture),
  };
}

/** Returns the props of /coaches (CoachesPage.tsx). */
export function allCoachesProps() {
  const { lead, leadForOne, title } = banner;
  return {
    banner: { title, lead: allCoaches.length === 1 ? leadForOne : lead, photo: photoOf(banner) },
    coaches: allCoaches.map(listedCoach),
    letters: indexWords.letters,
    live: liveTimesProps(() => true, indexNext),
  };
}

const indexNext = {
  weekly: indexWords.next,
  dated: indexWords.next,
  held: words.next.held,
};

function listedCoach(coach: Trainer) {
  const slots = slotsWhere((slot) => slot.trainer === coach.id);
  const timesPerWeek = weeklyCount(slots);
  const next = nextOf(slots, ({ trainer }) => trainer === coach.id, indexNext);
  return {
    to: coachAddress(coach.id),
    name: coach.name,
    role: coach.role,
    classes: classesOf(coach)
      .map(({ name }) => name)
      .join(', '),
    portrait: portraitOf(coach),
    next: next && {
      start: next.first.start,
      date: next.first.date,
      only: next.only,
      longest: next.longest.date,
    },
    week: {
      count: timesPerWeek,
      text:
        timesPerWeek === 1 ? indexWords.perWeekForOne : fill(indexWords.perWeek, { timesPerWeek }),
    },
  };
}
