import { useSyncExternalStore } from 'react';
import type { Place } from './place.ts';

/** Prefix of the last part of a route, if it names a field: "#/prices/@plans.yaml@plans.2.price". */
const mark = '@';

/** Decodes a part of the route; a truncated one, "%E0%A4%A", stays as it is. */
function partOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const useParts = () =>
  partsOf(
    useSyncExternalStore(
      (listener) => {
        addEventListener('hashchange', listener);
        return () => removeEventListener('hashchange', listener);
      },
      () => location.hash,
    ),
  );

const partsOf = (hash: string) =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(partOf)
    // Names of Object.prototype, such as "__proto__", are not content.
    .filter((part) => !(part in Object.prototype));

const isOfRoute = (part: string) => !part.startsWith(mark);

/** The current route: '#/posts/rest-days' → ['posts', 'rest-days'] */
export const useRoute = (): readonly string[] => useParts().filter(isOfRoute);

/** The route when its screen was opened; the URL may have changed since with the name of a file. */
export const placeNow = (): string => (history.state as string | null) ?? routeNow().join('/');

export const routeNow = () => partsOf(location.hash).filter(isOfRoute);

/** Changes the URL of the open screen. */
export function readdress(...parts: readonly string[]) {
  history.replaceState(placeNow(), '', to(...parts));
}

/** The part of the route that names a field. */
export const useFieldAsked = () => useParts().find((part) => part.startsWith(mark));

export const to = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

/** The address of a field on its screen. */
export const toField = (screen: readonly string[], place: Place) =>
  place.path.length === 0 ? to(...screen) : to(...screen, fieldPart(place));

/** The part of a route that names a place; see `placeAsked`. */
export const fieldPart = ({ file, path }: Place) => `${mark}${file}${mark}${path.join('.')}`;

export function placeAsked(part: string): Place {
  const [, file = '', path = ''] = part.split(mark);
  return { file, path: path === '' ? [] : pathOf(path) };
}

/** "images.3.image" → ['images', 3, 'image'] */
export const pathOf = (dotted: string) =>
  dotted.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

export function go(...parts: readonly string[]) {
  location.hash = to(...parts);
}

/** Replaces the history entry, for a route that changes while typing. */
export function goInstead(...parts: readonly string[]) {
  location.replace(to(...parts));
}
