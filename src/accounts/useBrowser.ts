import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that only the browser knows; `meanwhile` while prerendering and hydrating, so that both render the same. */
export const useBrowser = <Value extends string | boolean>(
  read: () => Value,
  meanwhile: Value,
): Value => useSyncExternalStore(never, read, () => meanwhile);

/** The query of the URL: "?save=monday-yoga-0900". */
export const useQuery = () => new URLSearchParams(useBrowser(() => location.search, ''));
