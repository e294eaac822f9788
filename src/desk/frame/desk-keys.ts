/* The keyboard shortcuts of the desk. */

import { useEffect } from 'react';
import type { DeskStore } from '../draft/desk-store.ts';
import { isFieldOfDraft } from '../form/field-control.ts';
import { reviewKey } from '../form/review-key.ts';
import { takeStep } from './take-step.ts';

/** An input that is not a field of the draft, such as the search box, keeps the browser's own Undo. */
const textField =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=date], [type=range], [type=file])';

/** The keyboard shortcuts that work on every screen: Undo, Redo, Review, and F6 to the next region. */
export function useDeskKeys(store: DeskStore) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      const letter = event.ctrlKey || event.metaKey ? key.toLowerCase() : '';
      const isOwnText =
        target instanceof HTMLElement && target.closest(textField) && !isFieldOfDraft(target);
      if ((letter === 'z' || letter === 'y') && !isOwnText) {
        event.preventDefault();
        takeStep(store, letter === 'y' || shiftKey ? 'redo' : 'undo');
      }
      // By the position of the key, because Alt types another letter on a Mac. AltGr counts as Control with Alt.
      if (event.altKey && !letter && !event.ctrlKey && event.code === 'KeyR') openReview(event);
      if (key === 'F6') {
        event.preventDefault();
        stepThroughRegions(shiftKey ? -1 : 1);
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}

/** Presses the link to the review, which has the attribute only while the key is switched on. */
function openReview(event: KeyboardEvent) {
  const link = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${reviewKey}"]`);
  if (!link) return;
  event.preventDefault();
  link.focus();
  link.click();
}

/** Focuses the next or previous region in sight: bar, list, form, preview; a phone shows some of them. */
function stepThroughRegions(by: 1 | -1) {
  const all = document.querySelectorAll<HTMLElement>('.top, .list, main.work, aside.view');
  const regions = [...all].filter((one) => one.offsetHeight > 0);
  const at = regions.findIndex((one) => one.contains(document.activeElement));
  const next = regions.at((at === -1 && by === -1 ? at : at + by) % regions.length);
  (next?.matches('[tabindex]') ? next : next?.querySelector('a'))?.focus();
}
