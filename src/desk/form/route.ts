/* The addresses of the screens: "#/prices", "#/posts/rest-days", and of a field on its screen. */

import { useSyncExternalStore } from 'react';
import { pathOfDotted } from '../../content/path.ts';
import type { FieldPlace } from '../draft/edit.ts';

/** Prefix of the last part of a route, if it names a field: "#/prices/@plans.yaml@plans.2.price". */
const mark = '@';

/** Decodes a part of the route; a truncated one, "%E0%A4%A", stays as it is. */
function decodedPart(part: string): string {
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
      () => '',
    ),
  );

const partsOf = (hash: string) =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decodedPart)
    // Names of Object.prototype, such as "__proto__", are not content.
    .filter((part) => !(part in Object.prototype));

const isOfRoute = (part: string) => !part.startsWith(mark);

/** The current route: '#/posts/rest-days' → ['posts', 'rest-days'] */
export const useRoute = (): readonly string[] => useParts().filter(isOfRoute);

/** The route when its screen was opened; the URL may have changed since, if its file was renamed or its item moved. */
export const routeWhenOpened = (): string =>
  (history.state as string | null) ?? routeNow().join('/');

/** The current route, outside a component. */
export const routeNow = () => partsOf(location.hash).filter(isOfRoute);

/** Changes the URL of the open screen. */
export function renameRoute(...parts: readonly string[]) {
  history.replaceState(routeWhenOpened(), '', linkTo(...parts));
}

/** The part of the route that names a field. */
export const useFieldInRoute = () => useParts().find((part) => part.startsWith(mark));

/** The address of a screen: 'posts', 'rest-days' → "#/posts/rest-days". */
export const linkTo = (...parts: readonly string[]) =>
  `#/${parts.map(encodeURIComponent).join('/')}`;

/** The address of a field on its screen. */
export const linkToField = (screen: readonly string[], place: FieldPlace) =>
  place.path.length === 0 ? linkTo(...screen) : linkTo(...screen, fieldPart(place));

/** The part of a route that names a place: "@plans.yaml@plans.2.price". */
const fieldPart = ({ file, path }: FieldPlace) => `${mark}${file}${mark}${path.join('.')}`;

/** The place that a part of a route names; see `fieldPart`. */
export function placeInRoute(part: string): FieldPlace {
  const [, file = '', path = ''] = part.split(mark);
  return { file, path: path === '' ? [] : pathOfDotted(path) };
}

/** Opens a screen. */
export function go(...parts: readonly string[]) {
  location.hash = linkTo(...parts);
}

/** Opens a screen without a new history entry. */
export function replaceRoute(...parts: readonly string[]) {
  location.replace(linkTo(...parts));
}
