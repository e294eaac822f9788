import { useSyncExternalStore } from 'react';
import { type PlaceTime } from './clock.ts';
import { placeNow } from './page-clock.ts';
import { followClock } from './follow-clock.ts';

const minuteNow = () => {
  const { date, time } = placeNow();
  return `${date} ${time}`;
};

/** Returns the time at the place of the site, and renders again each minute. */
export function usePlaceNow(): PlaceTime {
  useSyncExternalStore(followClock, minuteNow, minuteNow);
  return placeNow();
}
