/* Undo and Redo, for the bar, the keyboard and the message at the bottom. */

import type { DeskStore } from '../draft/desk-store.ts';
import type { Way } from '../draft/protocol.ts';
import { showField } from '../form/keep-focus.ts';
import { goToPlace, screenOf } from '../screens/subjects.ts';
import { routeNow } from '../form/route.ts';

/** Undoes or redoes one step, and goes to the place that it changed. Asks first if it removes something whole, unless `isConfirmed`. */
export function takeStep(store: DeskStore, way: Way, isConfirmed = false) {
  store.writeTyped();
  if (store.current()[way]?.isLoss && !isConfirmed) return store.askForStep(way);
  const place = store.step(way);
  if (!place) return;
  const route = routeNow();
  const isOpen = screenOf(place.file, place.path).every((part, at) => part === route[at]);
  // The focus stays on the pressed button, so that it can be pressed again.
  if (isOpen) requestAnimationFrame(() => showField(place, 'nearest'));
  else goToPlace(place);
}
