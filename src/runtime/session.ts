import { logOutPart } from '../accounts/session-keys.ts';

/** Tells all that follow the storage to look at it anew: the header, the islands, the library of the account service. */
const tell = () => dispatchEvent(new Event('storage'));

/** All that this site keeps there is of the account: the session itself, that there is one, what is saved. */
const forget = () => {
  localStorage.clear();
  // Once more as the page is left, for what the library writes on its way out; and never after that.
  onpagehide = onpagehide ? null : forget;
};

/**
 * Logs out in the very click, whatever the network does: the device forgets, and whatever follows the storage is
 * told, in this tab as in the others. A page that comes back from the browser's memory is told as well. Inlined in
 * every page.
 */
export const followSession = () => {
  onpageshow = tell;
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    forget();
    tell();
    // The home page anew, also from the home page itself: so this page is left, and its open menu with it.
    location.href = '/';
  });
};
