/* The script at the end of every page, inlined; whatever can wait is in deferred.ts. */

import { hydrateNear, replayEvents } from './replay.ts';
import { showOfToday } from './show-of-today.ts';

/** Sets `data-scrolled` on <html> once the page is scrolled, so that the bar gets a background. */
const markScrolled = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);

/** Opens and closes the dialogs of the shell in browsers without popovers, those of before 2024. */
const polyfillPopovers = () => {
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest?.('[popovertarget]');
    const dialog = document.getElementById(
      button?.getAttribute('popovertarget') as string,
    ) as HTMLDialogElement | null;
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  });
};

replayEvents();
onscroll = markScrolled;
// The rest waits for the first frame, which a prerendered page gets when it is activated.
requestAnimationFrame(() => setTimeout(hydrateNear, 100));
// This loads after everything that the page itself needs, and fails silently when the visitor leaves. Without a
// network, it loads once there is one; a module runs only once.
onload = ononline = () => import(/* @vite-ignore */ __DEFERRED__).catch(() => undefined);
showOfToday();
polyfillPopovers();
