import { type CompletedAction, type DoneWords, takeCompletedAction } from './completed-action.ts';

/** A wait in milliseconds: screen readers announce text only when it appears in a status element that they know. */
const announceDelay = 100;

/**
 * Shows the message of a completed action above the home page without moving the page. Hero.module.scss has its style.
 */
export function showStrip(words: DoneWords) {
  const done = takeCompletedAction((one): one is CompletedAction => Object.hasOwn(words, one));
  if (done === undefined) return;
  const strip = document.createElement('p');
  strip.role = 'status';
  strip.tabIndex = -1;
  strip.dataset['done'] = '';
  strip.dataset['ground'] = 'bone';
  document.querySelector('main')!.before(strip);
  setTimeout(() => {
    strip.textContent = words[done];
    strip.focus({ preventScroll: true });
  }, announceDelay);
  // Otherwise the message would appear again when the page is restored from the back/forward cache.
  addEventListener('pagehide', () => strip.remove());
}
