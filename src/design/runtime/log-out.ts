import { doneKey, logOutPart } from './session-keys.ts';

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
export const followSession = () => {
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
