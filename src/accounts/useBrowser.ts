import { useSyncExternalStore } from 'react';
import { classToSave } from './completed-action.ts';

const never = () => () => undefined;

/** A value that only the browser knows; `meanwhile` while prerendering and hydrating, so that both render the same. */
export const useBrowser = <Value extends string | boolean>(
  read: () => Value,
  meanwhile: Value,
): Value => useSyncExternalStore(never, read, () => meanwhile);

/** The query of the URL: "?save=monday-yoga-0900". */
export const useQuery = () => new URLSearchParams(useBrowser(() => location.search, ''));

/** Returns the id of the class to save after the sign-in. */
export function useClassToSave(): string | undefined {
  const wanted = useBrowser(classToSave, '');
  return wanted === '' ? undefined : wanted;
}
