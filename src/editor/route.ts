import { useSyncExternalStore } from 'react';
import type { Place } from './place.ts';

/** Begins the last part of an address that leads to one field: '#/prices/@plans.yaml@plans.2.price'. */
const mark = '@';

const useParts = () =>
  useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  )
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);

/** Where somebody is at the desk: '#/posts/rest-days' → ['posts', 'rest-days'] */
export const useRoute = (): readonly string[] =>
  useParts().filter((part) => !part.startsWith(mark));

/** The field to which the address leads, as it stands in the address. */
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

/** The same, without a step for Back: for what follows each letter. */
export function goInstead(...parts: readonly string[]) {
  location.replace(to(...parts));
}
