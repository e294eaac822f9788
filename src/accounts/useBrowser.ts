import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows. While the page is built, and at the first moment in the browser, it is
 * `meanwhile`, so that both render the same.
 */
export const useBrowser = <Value extends string | boolean>(
  read: () => Value,
  meanwhile: Value,
): Value => useSyncExternalStore(never, read, () => meanwhile);

/** The query of the address: "?save=monday-yoga-0900". */
export const useQuery = () => new URLSearchParams(useBrowser(() => location.search, ''));
