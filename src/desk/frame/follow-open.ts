import type { DeskStore } from '../draft/desk-store.ts';
import { pathOfDotted } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';
import { placeAfter } from '../draft/place-after.ts';
import { screenOf } from '../screens/subjects.ts';
import { idOfFile } from '../words/page-of-file.ts';
import { linkTo, renameRoute, replaceRoute, routeNow } from '../form/route.ts';

/** Updates the route when the open file is renamed, or the open item is moved or removed, here or in another tab. */
export function followOpen(store: DeskStore) {
  let before = store.current().values;
  store.subscribe(() => {
    const { values: now, busy, gone } = store.current();
    if (now === before) return;
    const route = routeNow();
    followFile(route, Object.keys(before), Object.keys(now));
    const next = routeAfter(route, (place) => placeAfter(place, before, now));
    before = now;
    if (next.length < route.length) {
      replaceRoute(...next);
      // An action in this window has a message of its own.
      if (busy === undefined && gone === undefined)
        store.refuse('What was open here was removed in another window of the desk.');
    } else if (linkTo(...next) !== linkTo(...route)) renameRoute(...next);
  });
}

/** Updates the route if the open file of a folder was renamed: "#/posts/rest-days". */
function followFile(
  [screen = '', ...rest]: readonly string[],
  before: readonly string[],
  now: readonly string[],
) {
  const open = `${[screen, ...rest].join('/')}.yaml`;
  const came = now.find((file) => file.startsWith(`${screen}/`) && !before.includes(file));
  if (came !== undefined && before.includes(open) && !now.includes(open))
    renameRoute(screen, idOfFile(came));
}

type Route = readonly string[];

/**
 * Keeps the open screen at the same item when a change moves it to another index: updates routes such as
 * 'coaches/classes/2' and 'photographs/gallery.yaml/images.4.image'.
 */
export const routeAfter = (
  route: Route,
  placeAfter: (place: FieldPlace) => FieldPlace | undefined,
): Route => {
  const [screen, name = ''] = route;
  const place = thingAt(route);
  if (!place) return route;
  const now = placeAfter(place);
  if (screen === 'photographs') return now ? [screen, now.file, now.path.join('.')] : [screen];
  return now ? screenOf(now.file, now.path) : [screen!, name];
};

function thingAt([screen, name = '', at]: Route): FieldPlace | undefined {
  if (at === undefined) return undefined;
  if (screen === 'photographs') return { file: name, path: pathOfDotted(at) };
  if (screen === 'timetable') return { file: name, path: ['classes', Number(at)] };
  return screen === 'coaches' ? { file: `${name}.yaml`, path: [name, Number(at)] } : undefined;
}
