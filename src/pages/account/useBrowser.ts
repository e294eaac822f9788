import { useSyncExternalStore } from 'react';
import { classToSave } from '../../accounts/completed-action.ts';

/** Subscribes to nothing, because these values do not change while a page is open. */
const never = () => () => undefined;

/** Returns a value that only the browser knows, and `meanwhile` during prerendering and hydration, which must agree. */
export const useBrowser = <Value extends string | boolean>(
  read: () => Value,
  meanwhile: Value,
): Value => useSyncExternalStore(never, read, () => meanwhile);

/** Returns the query of the URL, such as "?save=monday-yoga-0900". */
export const useQuery = () => new URLSearchParams(useBrowser(() => location.search, ''));

/** Returns the id of the class to save after the sign-in. */
export function useClassToSave(): string | undefined {
  const wanted = useBrowser(classToSave, '');
  return wanted === '' ? undefined : wanted;
}
