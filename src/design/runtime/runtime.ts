import { hydrateNear, replayEvents } from './replay.ts';
import { doneKey, logOutPart } from './session-keys.ts';
import { layOutBelow, showOfToday } from './show-of-today.ts';

/**
 * The script at the end of every page, inlined; what can wait is in afterwards.ts. This first function sets
 * `data-scrolled` on <html> once the page is scrolled, so that the header gets a background.
 */
const markScrolled = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);

/** Makes the header, the islands and Firebase read localStorage again. */
const notify = () => dispatchEvent(new Event('storage'));

/** Clears localStorage, which has nothing but the session and the saved classes. */
const forget = () => {
  localStorage.clear();
  // Firebase may still write while the page is left, so the storage is cleared once more then.
  onpagehide = onpagehide ? null : forget;
};

/**
 * Makes every Log Out button work at once, even without a network: clears the storage, which other tabs notice, and
 * notifies this tab. Pages restored from the back/forward cache read the storage again.
 */
const followSession = () => {
  onpageshow = notify;
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    forget();
    notify();
    sessionStorage[doneKey] = 'signed-out';
    // This reloads even the home page, which closes the open menu.
    location.href = '/';
  });
};

/** Opens and closes dialogs in browsers without the command attributes of buttons. */
const polyfillDialogButtons = () => {
  if ('command' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest?.('[commandfor]');
    const dialog = document.getElementById(
      button?.getAttribute('commandfor') as string,
    ) as HTMLDialogElement | null;
    if (dialog?.open) dialog.close();
    else dialog?.showModal();
  });
};

replayEvents();
onscroll = markScrolled;
// The rest waits for the first frame, which a prerendered page gets when it is activated.
requestAnimationFrame(() => {
  markScrolled();
  setTimeout(hydrateNear, 100);
  setTimeout(layOutBelow, 150);
});
// This comes after everything that the page itself needs, and fails silently when the visitor leaves.
onload = () => import(/* @vite-ignore */ __AFTERWARDS__).catch(() => undefined);
if (__ACCOUNTS__) followSession();
showOfToday();
polyfillDialogButtons();
