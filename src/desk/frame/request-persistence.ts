import type { DeskStore } from '../draft/desk-store.ts';

/** Asks the browser, once there is a draft, not to delete it when the device is short of room. */
export function requestPersistence(store: DeskStore) {
  const stop = store.subscribe(() => {
    if (store.current().changes.length === 0) return;
    stop();
    // Only secure contexts have it. A refusal changes nothing.
    void (navigator as Partial<Navigator>).storage?.persist().catch(() => undefined);
  });
}
