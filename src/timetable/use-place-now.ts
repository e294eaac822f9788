import { useSyncExternalStore } from 'react';
import { placeNow, type PlaceTime } from './clock.ts';
import { followClock } from './follow-clock.ts';

const listeners = new Set<() => void>();
let following = false;

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (!following) followClock(() => listeners.forEach((listener) => listener()));
  following = true;
  return () => void listeners.delete(changed);
}

const minuteNow = () => {
  const { date, time } = placeNow();
  return `${date} ${time}`;
};

/** Returns the time at the place of the site, and renders again each minute. */
export function usePlaceNow(): PlaceTime {
  useSyncExternalStore(subscribe, minuteNow, minuteNow);
  return placeNow();
}
