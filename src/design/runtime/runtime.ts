import { layOutBelow, showOfToday } from './show-of-today.ts';
import { hydrateNear, replayEvents } from './replay.ts';
import { doneKey, logOutPart } from './session-keys.ts';

/** Sets data-scrolled on <html> once the page is scrolled; the header then gets a background. */
const markScrolled = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);

/** Makes the header, the islands and the account library read localStorage again. */
const notify = () => dispatchEvent(new Event('storage'));

/** Everything in localStorage belongs to the account: session, hint and saved classes. */
const forget = () => {
  localStorage.clear();
  // The library may still write while the page is left, so the storage is cleared once more then.
  onpagehide = onpagehide ? null : forget;
};

/**
 * Makes every Log Out button work at once, even without a network: clears the storage, which other tabs notice, and
 * notifies this tab; pages restored from the back/forward cache read the storage again. Inlined in every page of a site
 * with accounts.
 */
const followSession = () => {
  onpageshow = notify;
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    forget();
    notify();
    sessionStorage[doneKey] = 'signed-out';
    // Reloads even the home page, which closes the open menu.
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

// The script at the end of every page.
replayEvents();
onscroll = markScrolled;
// Waits for the first frame, which a prerendered page gets when it is activated.
requestAnimationFrame(() => {
  markScrolled();
  setTimeout(hydrateNear, 100);
  setTimeout(layOutBelow, 150);
});
// After everything that the page itself needs; fails silently when the visitor leaves.
onload = () => import(/* @vite-ignore */ __AFTERWARDS__).catch(() => undefined);
if (__ACCOUNTS__) followSession();
showOfToday();
polyfillDialogButtons();
