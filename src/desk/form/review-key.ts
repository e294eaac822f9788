/* The key that opens the review, and whether it is switched on: in localStorage, for this device. */

import { useSyncExternalStore } from 'react';
import { useDeskState } from '../draft/use-desk.ts';

/** As `aria-keyshortcuts` names it. */
export const reviewKey = 'Alt+R';

const name = 'desk-review-key';

const subscribe = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

/** Hook with whether the key opens the review. A browser that keeps nothing refuses localStorage, and has it on. */
export function useReviewKey(): boolean {
  const { keepsDraft } = useDeskState();
  const isOn = () => !keepsDraft || localStorage.getItem(name) !== 'off';
  return useSyncExternalStore(subscribe, isOn, isOn);
}

/** Switches the key on or off. */
export function switchReviewKey(isOn: boolean) {
  if (isOn) localStorage.removeItem(name);
  else localStorage.setItem(name, 'off');
  // The browser notifies other tabs only.
  dispatchEvent(new StorageEvent('storage'));
}
