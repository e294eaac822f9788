import type { WorkerScope } from './worker-scope.ts';

/**
 * The off switch (OFFLINE_COPIES=off in a build): takes the place of the service worker on every device, deletes its
 * caches, and unregisters itself.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const deletion = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(deletion.then(() => worker.registration.unregister()));
});
