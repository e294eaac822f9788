import { classPath, coachPath, postPath } from '../../content/page-paths.ts';
import type { Classes } from '../../content/classes.ts';
import { fill } from '../../content/text/fill.ts';
import { formatCount, listItems } from '../../content/text/format.ts';
import { readMarkdown } from '../../content/text/markdown.ts';
import { withoutMarks } from '../../content/text/marks.ts';
import type { PageHead } from '../../design/document/renderer.ts';
import { isExtra, usualMinutesOf } from '../../timetable/slots.ts';
import { readingTimeOf } from '../blog/post-page.ts';
import { blogPostsOf, type NamedPost, postOf } from '../blog/posts.ts';
import { coachesOf, portraitOf } from '../coaches/coaches.ts';
import type { SiteContent } from '../site-content.ts';
import { breadcrumbsTo, page, pageHead } from '../page.tsx';
import { classCalendar } from '../schedule/calendar-files.ts';
import { nextProps, slotsWhere, timesOf, weeklyCount } from '../schedule/filtered-timetable.ts';
import { timetableOf } from '../schedule/timetable.ts';
import { gymReference } from '../structured-data.ts';
import { trialLink } from '../trial/trial-offer.ts';
import { testimonialsWhere } from '../testimonials.ts';
import { classStructuredData } from './structured-data-of-classes.ts';

type GymClass = Classes['classes'][number];

/** Returns the props of the page of a class (ClassPage.tsx). */
export function classProps(site: SiteContent, gymClass: GymClass) {
  const words = site.files['pages/class.yaml'];
  const { id, name } = gymClass;
  const slots = slotsWhere(site, (slot) => slot.class === id);
  const { board, live, ...times } = timesOf(
    site,
    ({ slot }) => slot.class === id,
    'class',
    words.next,
  );
  return {
    name,
    photo: site.photoIn(gymClass),
    allClassesLink: { label: words.allClasses, to: '/classes' },
    next: nextProps(site, live.weeks, words.next, words.next.none),
    join: {
      to: `/contact?class=${id}`,
      label: words.joinButton,
      name: fill(words.joinName, { class: name }),
    },
    ask: {
      to: `/contact?class=${id}`,
      label: fill(words.askButton, { class: name }),
    },
    times: {
      ...times,
      heading: headingOf(site, weeklyCount(slots)),
      week: words.times.week,
      none: fill(words.times.none, { class: name }),
      board: {
        ...board,
        columns: { ...board.columns, ...(words.times.day && { class: words.times.day }) },
      },
      calendar:
        slots.length === 0
          ? undefined
          : { to: classCalendar(id), label: fill(words.times.calendar, { class: name }) },
    },
    live,
    about: factsOfClass(site, gymClass),
    coaches: coachesOfClass(site, gymClass),
    questions: {
      ...site.questionsOf({
        heading: fill(words.questions.heading, { class: name }),
        items: gymClass.questions ?? words.questions.items,
      }),
      lead: words.questions.lead,
    },
    testimonials: testimonialsWhere(site, (one) => one.class === id),
    posts: {
      label: words.posts,
      items: postsOf(site, gymClass).map((post) => postLink(site, post)),
    },
  };
}

function coachesOfClass(site: SiteContent, gymClass: GymClass) {
  const words = site.files['pages/class.yaml'];
  return coachesOf(site, gymClass).map((coach) => ({
    id: coach.id,
    label: words.coaches.label,
    name: coach.name,
    role: coach.role,
    line: coach.line,
    languages: coach.languages ?? [],
    portrait: portraitOf(site, coach, gymClass),
    more: {
      to: coachPath(coach.id),
      label: fill(words.coaches.more, { trainer: coach.name }),
    },
  }));
}

/** Returns what the page says about a class: its texts, its length and its facts. */
function factsOfClass(site: SiteContent, { id, name, summary, body, heading, ...facts }: GymClass) {
  const { about } = site.files['pages/class.yaml'];
  const { bring, goodFor, level, room, groupSize } = facts;
  return {
    heading: heading ?? fill(about.heading, { class: name }),
    lead: [summary, body].filter((text) => text !== undefined),
    minutes: minutesOf(site, id),
    facts: [
      ...(goodFor ? [{ label: about.goodFor, value: listItems(goodFor, site.place) }] : []),
      { label: about.level, value: level },
      { label: about.bring, value: listItems(bring, site.place) },
      ...(room === undefined ? [] : [{ label: about.room, value: room }]),
      ...(groupSize === undefined
        ? []
        : [{ label: about.groupLabel, value: fill(about.groupSize, { people: groupSize }) }]),
    ],
    firstTime: {
      label: about.firstTime,
      link: trialLink(site, 'class', id) ?? about.firstTimeLink,
    },
  };
}

/** Says how long a class takes; undefined while it has no time. */
function minutesOf(site: SiteContent, id: string) {
  const words = site.files['pages/class.yaml'];
  const minutes = usualMinutesOf(timetableOf(site).usualWeek, id, site.today);
  return minutes === undefined ? undefined : { number: minutes, label: words.about.minutes };
}

function headingOf(site: SiteContent, timeCount: number): string {
  const words = site.files['pages/class.yaml'];
  const { heading, headingForOne, headingElse } = words.times;
  if (timeCount === 0) return headingElse;
  return timeCount === 1
    ? headingForOne
    : fill(heading, { timeCount: formatCount(timeCount, site.place) });
}

/** Returns the posts that the class names, or else at most two that have its name as their category or tag. */
function postsOf(site: SiteContent, { name, posts }: GymClass): NamedPost[] {
  if (posts) return posts.flatMap((path) => postOf(site, path.split('/').at(-1)!) ?? []);
  const word = withoutMarks(name).toLowerCase();
  const isOfClass = ({ category, tags }: NamedPost) =>
    [category, ...tags].some((one) => withoutMarks(one).toLowerCase() === word);
  return blogPostsOf(site).all.filter(isOfClass).slice(0, 2);
}

const postLink = (site: SiteContent, post: NamedPost) => ({
  to: postPath(post.slug),
  title: post.title,
  label: readingTimeOf(site, readMarkdown(post.body).text),
  photo: site.photoOf({ ...post, alt: undefined }),
});

/** Returns the head of the page of a class: title, picture and structured data. */
function classHead(site: SiteContent, gymClass: GymClass): PageHead {
  const words = site.files['pages/class.yaml'];
  const { banner } = site.files['pages/classes.yaml'];
  const { id, name, image, focus } = gymClass;
  const values = { class: name };
  return {
    ...pageHead(
      site,
      { title: fill(words.seo.title, values), description: fill(words.seo.description, values) },
      image !== undefined && focus !== undefined ? { image, focus } : banner,
      breadcrumbsTo(site, { name: banner.title, path: '/classes' }, { name, path: classPath(id) }),
    ),
    faces: ['figures'],
    structuredData: (picture) => structuredDataOf(site, gymClass, picture),
  };
}

function structuredDataOf(site: SiteContent, gymClass: GymClass, picture: string) {
  const slots = slotsWhere(site, (slot) => slot.class === gymClass.id);
  const extras = slots
    .filter(isExtra)
    .flatMap((slot) => timetableOf(site).occurrencesOf(slot, slot.weeks.until))
    .filter(({ off }) => !off);
  return classStructuredData(gymReference(site), {
    gymClass,
    weekly: slots.filter((slot) => !isExtra(slot)),
    extras,
    coachOf: site.trainerOf,
    picture,
  });
}

/** The page of a class. */
export const classPage = (site: SiteContent, gymClass: GymClass) =>
  page({
    path: classPath(gymClass.id),
    template: () => import('./ClassPage.tsx'),
    props: () => classProps(site, gymClass),
    head: () => classHead(site, gymClass),
  });
