import { backend } from './load-backend.ts';
import { signOut } from './session.ts';

/** The button Log out of the menus. Whatever the service says, this device has forgotten the session then. */
export function liveAccount(box: HTMLElement) {
  box.querySelector('[data-part=log-out]')!.addEventListener('click', () => {
    void signOut(backend)
      .catch(() => undefined)
      .then(() => location.assign('/#home'));
  });
}
