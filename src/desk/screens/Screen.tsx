import { useEffect } from 'react';
import { usePreview } from '../../editor/preview/preview-context.ts';
import { pageOfField, pageOfFile } from '../preview/pages-of-files.ts';
import type { Shown } from '../../editor/desk-store.ts';
import type { Place } from '../../editor/place.ts';
import { placeAsked, useFieldAsked } from '../../editor/route.ts';
import { useShown } from '../../editor/use-desk.ts';
import { Changes } from './Changes.tsx';
import { CallOff } from './CallOff.tsx';
import { ClassesAndCoaches } from './ClassesAndCoaches.tsx';
import { CoachLeaves } from './CoachLeaves.tsx';
import { Contact } from './Contact.tsx';
import { ExtraClass } from './ExtraClass.tsx';
import { Found } from './Found.tsx';
import { History } from './History.tsx';
import { Hours } from './Hours.tsx';
import { exceptionOn, exceptionsIn, hoursFile } from './hours-of-days.ts';
import { InventedFacts } from './InventedFacts.tsx';
import { Keys } from './Keys.tsx';
import { NoticeScreen } from './NoticeScreen.tsx';
import { Photographs } from './Photographs.tsx';
import { Photograph } from './Photograph.tsx';
import { Post } from './Post.tsx';
import { Posts } from './Posts.tsx';
import { Prices } from './Prices.tsx';
import { Start } from './Start.tsx';
import { Timetable } from './Timetable.tsx';
import { WordsOfPages } from './WordsOfPages.tsx';

/** The preview of a screen without a chosen field: a page, or below the page of a file. */
const pages: Record<string, string> = {
  posts: '/blog',
  'call-off': '/schedule',
  'extra-class': '/schedule',
};
const files: Record<string, string> = {
  prices: 'plans.yaml',
  hours: 'hours.yaml',
  notice: 'notice.yaml',
  contact: 'contact.yaml',
  photographs: 'gallery.yaml',
};

/** The screen of a route, with its page in the preview. */
export function Screen({ route }: { route: readonly string[] }) {
  const { open } = usePreview();
  const shown = useShown();
  const [screen, name, more] = whatIsThere(shown, route);
  const asked = useFieldAsked();
  // The notice is on every page; a cancelled, changed or extra class is on the page of its day.
  const place = screen === 'notice' && asked !== undefined ? placeIn(asked) : undefined;
  const page = place ? pageOfField(shown, place) : pageOf(shown, screen, name);
  const index = screen === 'hours' && name !== undefined ? indexOn(shown, name) : -1;
  useEffect(() => {
    if (page !== undefined) open(page, placeOf(screen, index, asked));
  }, [open, page, screen, index, asked]);
  switch (screen) {
    case undefined:
      return <Start />;
    case 'prices':
      return <Prices />;
    case 'timetable':
      return <Timetable name={name} index={more} />;
    case 'coaches':
      if (more === 'leaves') return <CoachLeaves id={name!} />;
      return <ClassesAndCoaches list={name === 'classes' ? 'classes' : 'trainers'} index={more} />;
    case 'hours':
      return <Hours asked={name} until={more} />;
    case 'notice':
      return <NoticeScreen />;
    case 'call-off':
      return <CallOff key={`${name} ${more}`} date={name} row={more} />;
    case 'extra-class':
      return <ExtraClass />;
    case 'posts':
      return name === undefined ? <Posts /> : <Post id={name} />;
    case 'photographs':
      return name === undefined ? <Photographs /> : <Photograph file={name} path={more ?? ''} />;
    case 'pages':
      return <WordsOfPages file={name} />;
    case 'contact':
      return <Contact />;
    case 'find':
      return <Found query={name ?? ''} />;
    case 'invented':
      return <InventedFacts />;
    case 'history':
      return <History />;
    case 'changes':
      return <Changes />;
    case 'keys':
      return <Keys />;
    default:
      return <Start />;
  }
}

/** Drops from a route a file or a day that does not exist, as in a truncated address. */
function whatIsThere({ files: all }: Shown, route: readonly string[]): readonly string[] {
  const [screen, name] = route;
  if (name === undefined) return route;
  const isOfFile = ['timetable', 'photographs', 'pages'].includes(screen!);
  const isThere = isOfFile ? all.includes(name) : screen !== 'hours' || isDay(name);
  return isThere ? route : [screen!];
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The place whose day the preview shows. */
function placeOf(
  screen: string | undefined,
  index: number,
  asked: string | undefined,
): Place | undefined {
  if (screen === 'notice')
    return asked === undefined ? { file: 'notice.yaml', path: ['notice'] } : placeIn(asked);
  return index === -1 ? undefined : { file: hoursFile, path: ['exceptions', index] };
}

/** Parses a place, with list indexes as numbers. */
function placeIn(asked: string): Place {
  const { file, path } = placeAsked(asked);
  return { file, path: path.map((part) => (/^\d+$/.test(String(part)) ? Number(part) : part)) };
}

const indexOn = (shown: Shown, day: string) => exceptionOn(exceptionsIn(shown), day)?.index ?? -1;

function pageOf(
  shown: Shown,
  screen: string | undefined,
  name: string | undefined,
): string | undefined {
  if (screen === 'posts' && name !== undefined)
    return pageOfField(shown, { file: `posts/${name}.yaml`, path: [] });
  if (screen === 'pages') return pageOfFile(name ?? 'pages/home.yaml');
  if (screen === 'photographs' && name !== undefined) return pageOfFile(name);
  if (screen === 'timetable') return name === undefined ? '/schedule' : pageOfFile(name);
  if (screen === 'coaches') return name === 'classes' ? '/classes' : '/about';
  const file = screen === undefined ? undefined : files[screen];
  if (screen !== undefined && file === undefined) return pages[screen];
  return file === undefined ? undefined : pageOfFile(file);
}
