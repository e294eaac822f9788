import type { WorkerScope } from './worker-scope.ts';

/** The switch: takes the place of the service worker on every device, removes what was kept, and goes. */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const emptied = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => worker.registration.unregister()));
});
