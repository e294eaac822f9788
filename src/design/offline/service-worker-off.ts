/*
 * The off switch of offline copies: a build with OFFLINE_COPIES=off has this script in place of service-worker.ts. On
 * every device it deletes the caches and unregisters itself.
 */

import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const deletion = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(deletion.then(() => worker.registration.unregister()));
});
