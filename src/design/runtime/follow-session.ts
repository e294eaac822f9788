import { doneKey, logOutPart } from './session-keys.ts';

/** Makes the bar, the islands and Firebase read localStorage again. */
const notify = () => dispatchEvent(new Event('storage'));

/** Clears localStorage, which has nothing but the session and the saved classes. */
const clearStorage = () => localStorage.clear();

/**
 * Makes every Log Out button work at once, even without a network: clears the storage, which other tabs notice, and
 * notifies this tab. Pages restored from the back/forward cache read the storage again.
 */
export const followSession = () => {
  onpageshow = notify;
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    clearStorage();
    // Firebase may still write while the page is left. A page that comes back leaves a later session alone.
    addEventListener('pagehide', clearStorage, { once: true });
    notify();
    sessionStorage[doneKey] = 'signed-out';
    // This reloads even the home page, which closes the open menu.
    location.href = '/';
  });
};
