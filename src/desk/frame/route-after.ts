import type { Place } from '../draft/edit.ts';
import { pathOf } from './route.ts';
import { screenOf } from '../screens/subjects.ts';

type Route = readonly string[];

/**
 * Keeps the open screen at the same item when a change moves it to another index: updates routes such as
 * 'coaches/classes/2' and 'photographs/gallery.yaml/images.4.image'.
 */
export const routeAfter = (
  route: Route,
  placeAfter: (place: Place) => Place | undefined,
): Route => {
  const [screen, name = ''] = route;
  const place = thingAt(route);
  if (!place) return route;
  const now = placeAfter(place);
  if (screen === 'photographs') return now ? [screen, now.file, now.path.join('.')] : [screen];
  return now ? screenOf(now.file, now.path) : [screen!, name];
};

function thingAt([screen, name = '', at]: Route): Place | undefined {
  if (at === undefined) return undefined;
  if (screen === 'photographs') return { file: name, path: pathOf(at) };
  if (screen === 'timetable') return { file: name, path: ['classes', Number(at)] };
  return screen === 'coaches' ? { file: `${name}.yaml`, path: [name, Number(at)] } : undefined;
}
