import { classAddress, coachAddress, postAddress } from '../../content/addresses.ts';
import type { Classes } from '../../content/classes.ts';
import { fill } from '../../content/text/fill.ts';
import { listItems } from '../../content/text/format.ts';
import { readMarkdown } from '../../content/text/markdown.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import type { Occurrence } from '../../timetable/occurrences.ts';
import { usualMinutesOf } from '../../timetable/slots.ts';
import { readingTimeOf } from '../blog/post-page.ts';
import { allPosts, type NamedPost, postOf } from '../blog/posts.ts';
import { classPhoto, coachesOf, portraitOf } from '../coaches/coaches.ts';
import { content, photoOf, questionsOf, trainerOf } from '../content.ts';
import { breadcrumbsTo, pageHead } from '../page.tsx';
import { classCalendar } from '../schedule/calendar-files.ts';
import {
  boardOf,
  liveTimesProps,
  nextOf,
  savesOfSlots,
  type Slots,
  slotsWhere,
  weeklyCount,
  withoutNext,
} from '../schedule/filtered-timetable.ts';
import { isOpenOn, occurrencesOf, usualWeek } from '../schedule/timetable.ts';
import { gymReference } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import { voicesWhere } from '../voices.ts';
import { classStructuredData } from './structured-data-of-classes.ts';

type GymClass = Classes['classes'][number];

const words = content['pages/class.yaml'];
const { banner } = content['pages/classes.yaml'];

/** Returns the class with this id, if it exists. */
export const findClass = (id: string) =>
  content['classes.yaml'].classes.find((one) => one.id === id);

/** Returns the props of the page of a class (ClassPage.tsx). */
export function classProps(gymClass: GymClass) {
  const { id, name } = gymClass;
  const slots = slotsWhere((slot) => slot.class === id);
  const isOfClass = ({ slot }: Occurrence) => slot.class === id;
  const nextSession = nextOf(slots, isOfClass, words.next);
  return {
    name,
    photo: classPhoto(gymClass),
    allClassesLink: { label: words.allClasses, to: '/classes' },
    nextSession,
    noTime: withoutNext(nextSession, words.next.none),
    join: {
      to: `/contact?class=${id}`,
      label: words.joinButton,
      name: fill(words.joinName, { class: name }),
    },
    ask: {
      to: `/contact?class=${id}`,
      label: fill(words.askButton, { class: name }),
    },
    times: timesOf(gymClass, slots),
    live: liveTimesProps(isOfClass, words.next),
    about: factsOfClass(gymClass),
    coaches: coachesOf(gymClass).map((coach) => ({
      id: coach.id,
      label: words.coaches.label,
      name: coach.name,
      role: coach.role,
      line: coach.line,
      languages: coach.languages ?? [],
      portrait: portraitOf(coach, gymClass),
      more: {
        to: coachAddress(coach.id),
        label: fill(words.coaches.more, { trainer: coach.name }),
      },
    })),
    questions: {
      ...questionsOf({
        heading: fill(words.questions.heading, { class: name }),
        items: gymClass.questions ?? words.questions.items,
      }),
      lead: words.questions.lead,
    },
    voices: voicesWhere((voice) => voice.class === id),
    posts: { label: words.posts, items: postsOf(gymClass).map(postLink) },
  };
}

/** Returns what the page says about a class: its texts, its length and its facts. */
function factsOfClass({ id, name, summary, body, heading, ...facts }: GymClass) {
  const { about } = words;
  const { bring, goodFor, level, room, groupSize } = facts;
  return {
    heading: heading ?? fill(about.heading, { class: name }),
    lead: [summary, body].filter((text) => text !== undefined),
    minutes: minutesOf(id),
    facts: [
      ...(goodFor ? [{ label: about.goodFor, value: listItems(goodFor) }] : []),
      { label: about.level, value: level },
      { label: about.bring, value: listItems(bring) },
      ...(room === undefined ? [] : [{ label: about.room, value: room }]),
      ...(groupSize === undefined
        ? []
        : [{ label: about.groupLabel, value: fill(about.groupSize, { people: groupSize }) }]),
    ],
    firstTime: { label: about.firstTime, link: trialLink('class', id) ?? about.firstTimeLink },
  };
}

/** Says how long a class takes; undefined while it has no time. */
function minutesOf(id: string) {
  const minutes = usualMinutesOf(usualWeek, id, __TODAY__);
  return minutes === undefined ? undefined : { number: minutes, label: words.about.minutes };
}

function timesOf({ id, name }: GymClass, slots: Slots) {
  const { times } = words;
  return {
    heading: headingOf(weeklyCount(slots)),
    week: times.week,
    none: slots.all.length === 0 ? fill(times.none, { class: name }) : undefined,
    saves: savesOfSlots(slots),
    board: boardOf(slots, times.day, (row, day) => ({ ...row, class: day, to: undefined })),
    calendar:
      slots.all.length === 0
        ? undefined
        : { to: classCalendar(id), label: fill(times.calendar, { class: name }) },
  };
}

function headingOf(timeCount: number): string {
  const { heading, headingForOne, headingElse } = words.times;
  if (timeCount === 0) return headingElse;
  return timeCount === 1 ? headingForOne : fill(heading, { timeCount });
}

/** Returns the posts that the class names, or else at most two that have its name as their category or tag. */
function postsOf({ name, posts }: GymClass): NamedPost[] {
  if (posts) return posts.flatMap((address) => postOf(address.split('/').at(-1)!) ?? []);
  const isOfClass = ({ category, tags }: NamedPost) =>
    [category, ...tags].some((word) => word.toLowerCase() === name.toLowerCase());
  return allPosts.filter(isOfClass).slice(0, 2);
}

const postLink = (post: NamedPost) => ({
  to: postAddress(post.slug),
  title: post.title,
  label: readingTimeOf(readMarkdown(post.body).text),
  photo: photoOf({ image: post.image, focus: post.focus }),
});

/** Returns the head of the page of a class: title, picture and structured data. */
export function classHead(gymClass: GymClass): PageHead {
  const { id, name, image, focus } = gymClass;
  const values = { class: name };
  return {
    ...pageHead(
      { title: fill(words.seo.title, values), description: fill(words.seo.description, values) },
      image !== undefined && focus !== undefined ? { image, focus } : banner,
      breadcrumbsTo(
        { name: banner.title, address: '/classes' },
        { name, address: classAddress(id) },
      ),
    ),
    faces: ['figures'],
    structuredData: (picture) => structuredDataOf(gymClass, picture),
  };
}

function structuredDataOf(gymClass: GymClass, picture: string) {
  const { weekly, added } = slotsWhere((slot) => slot.class === gymClass.id);
  const extras = added.flatMap((slot) =>
    occurrencesOf(slot, slot.weeks.until).filter(({ date, off }) => isOpenOn(date) && !off),
  );
  return classStructuredData(gymReference, {
    gymClass,
    weekly,
    extras,
    coachOf: trainerOf,
    picture,
  });
}
