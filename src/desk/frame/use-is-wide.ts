import { useSyncExternalStore } from 'react';

const query = '(min-width: 60rem)';

/** Whether the preview fits beside the form. */
export const useIsWide = () =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
