import { doneKey, logOutPart } from '../accounts/session-keys.ts';

/** Makes everything that follows the storage read it again: the header, the islands, the account library. */
const tell = () => dispatchEvent(new Event('storage'));

/** Everything that this site keeps in the storage belongs to the account: the session, the hint, the saved classes. */
const forget = () => {
  localStorage.clear();
  // Once more when the page is left, because the library may write something then; after that never again.
  onpagehide = onpagehide ? null : forget;
};

/**
 * Logs out at once, with or without a network: the device forgets the session, and everything that follows the
 * storage is notified, in this tab, in the others, and on pages that come back from the browser's memory. Inlined in
 * every page.
 */
export const followSession = () => {
  onpageshow = tell;
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    forget();
    tell();
    sessionStorage[doneKey] = 'signed-out';
    // Loads the home page again even from the home page, which closes the open menu.
    location.href = '/';
  });
};
