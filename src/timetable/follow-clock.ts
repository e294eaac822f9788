import { useSyncExternalStore } from 'react';
import { placeNow, type PlaceTime } from './clock.ts';

/**
 * Calls back now, at each full minute, and whenever the page becomes visible: timers stop in background tabs and in the
 * back/forward cache. What a page shows of the date or time is kept up to date by this.
 */
export const followClock = (update: () => void) => {
  const tick = () => {
    update();
    setTimeout(tick, 60_000 - (Date.now() % 60_000));
  };
  tick();
  addEventListener('visibilitychange', update);
  addEventListener('pageshow', update);
};

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
