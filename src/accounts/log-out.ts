import { logOutPart, sessionKey } from './session-keys.ts';

/** All that this site keeps there is of the account: the session itself, that there is one, what is saved. */
const forget = () => localStorage.clear();

/**
 * Keeps the header at what the session is, and logs out in the very click, whatever the network does: the device
 * forgets, and whatever follows the storage is told, in this tab as in the others, the library of the account
 * service too where it is loaded. What it writes on its way out is forgotten as the page is left. Inlined in
 * every page.
 */
export function followSession(root: HTMLElement) {
  addEventListener('storage', () =>
    root.toggleAttribute('data-signed-in', localStorage[sessionKey] === 'in'),
  );
  addEventListener('click', ({ target }) => {
    if (!(target as HTMLElement).closest?.(`[data-part=${logOutPart}]`)) return;
    forget();
    dispatchEvent(new Event('storage'));
    addEventListener('pagehide', forget);
    location.href = '/#home';
  });
}
