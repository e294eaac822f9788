import { trustedScript } from '../../editor/preview/trusted.ts';

/** Keeps the files of the desk on this device, so that it opens at once and without a connection; takes a newer one. */
export async function keepFiles(): Promise<void> {
  const { serviceWorker } = navigator;
  // Of a private window some browsers have none.
  if (!serviceWorker) return;
  const registration = await serviceWorker.register(trustedScript('/keep.js'));
  if (!registration.waiting || !serviceWorker.controller) return;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('take over');
}
