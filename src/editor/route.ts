import { useSyncExternalStore } from 'react';
import type { Place } from './place.ts';

/** Starts the last part of an address, if that names a field: '#/prices/@plans.yaml@plans.2.price'. */
const mark = '@';

/** A part of the address; as it is where it was cut off: '%E0%A4%A'. */
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
    // What every object has names nothing of the content: '__proto__'.
    .filter((part) => !(part in Object.prototype));

const isOfRoute = (part: string) => !part.startsWith(mark);

/** The current route: '#/posts/rest-days' → ['posts', 'rest-days'] */
export const useRoute = (): readonly string[] => useParts().filter(isOfRoute);

/** The route as it was when its screen was opened; later the address may have followed the name of a file. */
export const placeNow = (): string => (history.state as string | null) ?? routeNow().join('/');

export const routeNow = () => partsOf(location.hash).filter(isOfRoute);

/** Gives the open screen another address. */
export function readdress(...parts: readonly string[]) {
  history.replaceState(placeNow(), '', to(...parts));
}

/** The part of the address that names a field. */
export const useFieldAsked = () => useParts().find((part) => part.startsWith(mark));

export const to = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

/** The address of a field on its screen. */
export const toField = (screen: readonly string[], { file, path }: Place) =>
  path.length === 0 ? to(...screen) : to(...screen, `${mark}${file}${mark}${path.join('.')}`);

export function placeAsked(part: string): Place {
  const [, file = '', path = ''] = part.split(mark);
  return { file, path: path.split('.') };
}

export function go(...parts: readonly string[]) {
  location.hash = to(...parts);
}

/** Replaces the history entry, for an address that is typed. */
export function goInstead(...parts: readonly string[]) {
  location.replace(to(...parts));
}
