import { useSyncExternalStore } from 'react';

/** Where somebody is at the desk: '#/posts/rest-days' → ['posts', 'rest-days'] */
export function useRoute(): readonly string[] {
  const hash = useSyncExternalStore(
    (listener) => {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
    () => location.hash,
  );
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
}

export const to = (...parts: readonly string[]) => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]) {
  location.hash = to(...parts);
}
