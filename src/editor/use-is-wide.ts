import { useSyncExternalStore } from 'react';

const query = '(min-width: 60rem)';

/** Whether the window has room for the preview beside the form. */
export const useIsWide = () =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
