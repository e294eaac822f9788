import { type CompletedAction, type DoneWords, takeCompletedAction } from './completed-action.ts';

/** In milliseconds. Screen readers announce text only when it appears in a status element that they know. */
const announceDelay = 100;

/** Shows a message above the page without moving it. Styled in src/pages/home/Hero.module.scss. */
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
  // Not shown again when the page is restored from the back/forward cache.
  addEventListener('pagehide', () => strip.remove());
}
