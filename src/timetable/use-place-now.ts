import { useSyncExternalStore } from 'react';
import { placeNow, type PlaceTime } from './clock.ts';
import { followClock } from './follow-clock.ts';

/** The components that render again each minute; all share one timer. */
const listeners = new Set<() => void>();
let isFollowing = false;

function subscribe(changed: () => void) {
  listeners.add(changed);
  if (!isFollowing) followClock(() => listeners.forEach((listener) => listener()));
  isFollowing = true;
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
