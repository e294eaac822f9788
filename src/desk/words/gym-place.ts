import type { PlaceFormats } from '../../content/place/place-formats.ts';

/**
 * How the gym of this desk writes prices and times. The worker and the page each have their own copy, and set it from
 * each site.yaml that they read: the published one first, then that of the draft.
 */
let place: PlaceFormats | undefined;

export function gymPlace(): PlaceFormats {
  if (!place) throw new Error('The place of the gym is needed before its content is known.');
  return place;
}

export function setGymPlace(found: PlaceFormats): void {
  place = found;
}
