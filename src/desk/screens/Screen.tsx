/* Finds the screen of a route, and the page that the preview shows beside it. */

import { type ReactNode, useEffect, useState } from 'react';
import { isDate } from '../../content/dates.ts';
import type { FieldPlace } from '../draft/edit.ts';
import type { DeskState } from '../draft/desk-state.ts';
import { placeInRoute, useFieldInRoute } from '../form/route.ts';
import { isScreenName, type ScreenName } from '../words/screen-names.ts';
import { useDeskState } from '../draft/use-desk.ts';
import { People } from '../people/People.tsx';
import { pageOfField } from '../draft/pages-of-files.ts';
import { pageOfFile } from '../words/page-of-file.ts';
import { usePreview } from '../form/preview-context.ts';
import { CancelClass } from './CancelClass.tsx';
import { ClassesAndCoaches } from './ClassesAndCoaches.tsx';
import { CoachIsAway } from './CoachIsAway.tsx';
import { CoachLeaves } from './CoachLeaves.tsx';
import { Contact } from './Contact.tsx';
import { Examples } from './Examples.tsx';
import { ExtraClass } from './ExtraClass.tsx';
import { Hours } from './Hours.tsx';
import { NoticeScreen } from './NoticeScreen.tsx';
import { Offer } from './Offer.tsx';
import { Photograph, Photographs } from './Photographs.tsx';
import { Post } from './Post.tsx';
import { Posts } from './Posts.tsx';
import { Prices } from './Prices.tsx';
import { Published, Publishes } from './Publishes.tsx';
import { Review } from './Review.tsx';
import { SearchResults } from './SearchResults.tsx';
import { hoursFile, specialDayOn, specialDaysIn } from './special-days.ts';
import { Start } from './Start.tsx';
import { Timetable } from './Timetable.tsx';
import { WordsOfPages } from './WordsOfPages.tsx';

/** What each screen shows; further parts of the route are its arguments. */
const screens: Readonly<Record<ScreenName, (name?: string, more?: string) => ReactNode>> = {
  prices: () => <Prices />,
  timetable: (name, index) => <Timetable name={name} index={index} />,
  coaches: coachesOrClasses,
  hours: (day, until) => <HoursAsked day={day} until={until} />,
  notice: () => <NoticeScreen />,
  'call-off': (day, row) => <CancelClass date={day} row={row} />,
  'extra-class': () => <ExtraClass />,
  away: (coach) => <CoachIsAway coach={coach} />,
  leaves: (coach) => <CoachLeaves coach={coach} />,
  offer: (plan, price) => <Offer plan={plan} price={price} />,
  posts: (id) => (id === undefined ? <Posts /> : <Post id={id} />),
  photographs: (file, path = '') =>
    file === undefined ? <Photographs /> : <Photograph file={file} path={path} />,
  pages: (file) => <WordsOfPages file={file} />,
  contact: () => <Contact />,
  find: (query = '') => <SearchResults query={query} />,
  invented: () => <Examples />,
  published: () => <Published />,
  publishes: () => <Publishes />,
  review: () => <Review />,
  people: () => __ON_WEB__ && <People />,
};

function coachesOrClasses(name?: string, more?: string) {
  return <ClassesAndCoaches list={name === 'classes' ? 'classes' : 'trainers'} index={more} />;
}

/** The page in the preview unless the route names another one: an address, or a file whose page is shown. */
const pages: Readonly<Partial<Record<ScreenName, string>>> = {
  posts: '/blog',
  timetable: '/schedule',
  'call-off': '/schedule',
  'extra-class': '/schedule',
  away: '/schedule',
  leaves: 'trainers.yaml',
  offer: 'plans.yaml',
  prices: 'plans.yaml',
  hours: 'hours.yaml',
  notice: 'notice.yaml',
  contact: 'contact.yaml',
  photographs: 'gallery.yaml',
  pages: 'pages/home.yaml',
};

/** The screen of a route, with its page in the preview. */
export function Screen({ route }: { route: readonly string[] }) {
  const { open } = usePreview();
  const state = useDeskState();
  const [screen, name, more] = withoutMissing(state, route);
  const asked = useFieldInRoute();
  const page =
    asked === undefined
      ? pageOf(state, screen, name, more)
      : pageOfField(state, placeInRoute(asked));
  const index = screen === 'hours' && name !== undefined ? indexOn(state, name) : -1;
  useEffect(() => {
    if (page !== undefined) open(page, placeInPreview(screen, index, asked));
  }, [open, page, screen, index, asked]);
  return isScreenName(screen) ? screens[screen](name, more) : <Start />;
}

const screensOfFiles = ['timetable', 'photographs', 'pages'];

/** The Hours screen, for the days in the route or of the field in the route. */
function HoursAsked({ day, until }: { day: string | undefined; until: string | undefined }) {
  const asked = useFieldInRoute();
  if (day !== undefined || asked === undefined) return <Hours asked={day} until={until} />;
  return <HoursOfField key={asked} asked={asked} />;
}

function HoursOfField({ asked }: { asked: string }) {
  const specialDays = specialDaysIn(useDeskState());
  // Keeps the dates, not the index in the list, which may belong to another entry later.
  const [one] = useState(() => {
    const { path } = placeInRoute(asked);
    return path[0] === 'exceptions' ? specialDays[Number(path[1] ?? 0)] : undefined;
  });
  return <Hours asked={one?.date ?? one?.from} until={one?.until} />;
}

/** Removes a missing file or invalid day from a route, as in a truncated address, or after Undo. */
function withoutMissing({ files: all }: DeskState, route: readonly string[]): readonly string[] {
  const [screen, name] = route;
  if (name === undefined) return route;
  // A month or a day.
  if (screen === 'hours') return isDate(`${name}-01`) || isDate(name) ? route : [screen];
  const file = screen === 'posts' ? `posts/${name}.yaml` : name;
  const isOfFile = screen === 'posts' || screensOfFiles.includes(screen!);
  return !isOfFile || all.includes(file) ? route : [screen!];
}

/** The place that the preview frames, and that determines its date. */
function placeInPreview(
  screen: string | undefined,
  index: number,
  asked: string | undefined,
): FieldPlace | undefined {
  if (asked !== undefined) return placeInRoute(asked);
  if (screen === 'notice') return { file: 'notice.yaml', path: ['notices'] };
  return index === -1 ? undefined : { file: hoursFile, path: ['exceptions', index] };
}

const indexOn = (state: DeskState, day: string) =>
  specialDayOn(specialDaysIn(state), day)?.index ?? -1;

function pageOf(state: DeskState, screen = '', name?: string, index?: string): string | undefined {
  if (screen === 'coaches') {
    const list = name === 'classes' ? 'classes' : 'trainers';
    const path = index === undefined ? [] : [list, Number(index)];
    return path.length > 0
      ? pageOfField(state, { file: `${list}.yaml`, path })
      : pageOfFile(`${list}.yaml`);
  }
  if (screen === 'posts' && name !== undefined)
    return pageOfField(state, { file: `posts/${name}.yaml`, path: [] });
  const isOfFile = name !== undefined && screensOfFiles.includes(screen);
  const page = isOfFile || !isScreenName(screen) ? name : pages[screen];
  return page?.endsWith('.yaml') ? pageOfFile(page) : page;
}
