import { takeWord, type Done, type DoneWords } from './done.ts';

/** In milliseconds: a screen reader announces what comes into a place that it has met empty. */
const pause = 100;

/** A sentence over the top of the page, so that nothing moves. Its look is in src/pages/home/Hero.module.scss. */
export function showStrip(words: DoneWords) {
  const done = takeWord((one): one is Done => Object.hasOwn(words, one));
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
  }, pause);
  // Whoever comes back to this page has heard it.
  addEventListener('pagehide', () => strip.remove());
}
