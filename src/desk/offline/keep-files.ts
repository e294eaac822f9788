import { takeOver } from '../../design/offline/worker-scope.ts';
import { trustedScript } from '../trusted-types.ts';

/**
 * Registers the service worker that caches the files of the desk, so that it opens at once and offline. Reloads the
 * page if a newer desk is ready.
 */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator;
  // Some browsers have none in a private window.
  if (!serviceWorker) return;
  // Some forbid it together with cookies; the desk then opens from the network only.
  const registration = await serviceWorker
    .register(trustedScript('/keep.js'))
    .catch(() => undefined);
  if (!registration?.waiting || !serviceWorker.controller) return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage(takeOver);
}
