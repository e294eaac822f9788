import { useEffect, useSyncExternalStore } from 'react';
import { classToSave, rememberClassToSave } from './class-to-save.ts';

const never = () => () => undefined;

/** A value that only the browser knows; `meanwhile` while prerendering and hydrating, so that both render the same. */
export const useBrowser = <Value extends string | boolean>(
  read: () => Value,
  meanwhile: Value,
): Value => useSyncExternalStore(never, read, () => meanwhile);

/** The query of the URL: "?save=monday-yoga-0900". */
export const useQuery = () => new URLSearchParams(useBrowser(() => location.search, ''));

/** The id of the class to save, read once per page: later changes of sessionStorage are ignored. */
let known: string | undefined;
const classOfPage = () => (known ??= classToSave());

/** Returns the id of the class to save after the sign-in, and passes it to the next page. */
export function useClassToSave(): string | undefined {
  useEffect(() => rememberClassToSave(classOfPage()), []);
  const wanted = useBrowser(classOfPage, '');
  return wanted === '' ? undefined : wanted;
}
