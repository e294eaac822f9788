/* Undo and Redo, as the bar, the keyboard and the message at the foot ask for them. */

import type { DeskStore } from '../draft/desk-store.ts';
import type { Way } from '../draft/protocol.ts';
import { showField } from '../form/keep-focus.ts';
import { goToPlace, screenOf } from '../screens/subjects.ts';
import { routeNow } from '../form/route.ts';

/** Takes a step and goes where it has changed something. Asks first if it removes a whole thing; `isSure`: it was asked. */
export function takeStep(store: DeskStore, way: Way, isSure = false) {
  store.writeTyped();
  if (store.current()[way]?.isLoss && !isSure) return store.askForStep(way);
  const place = store.step(way);
  if (!place) return;
  const route = routeNow();
  const isOpen = screenOf(place.file, place.path).every((part, at) => part === route[at]);
  // The focus stays where somebody works, so that the next press is where this one was.
  if (isOpen) requestAnimationFrame(() => showField(place, 'nearest'));
  else goToPlace(place);
}
