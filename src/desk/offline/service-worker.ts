/*
 * The service worker of the desk on the web: caches its files, so that it opens at once and offline. keep-files.ts
 * registers it.
 */

import { serviceAddress } from '../../accounts/service.ts';
import { networkFirst } from '../../design/offline/network-first.ts';
import { takeOver, type WorkerScope } from '../../design/offline/worker-scope.ts';

/** scripts/desk/bundle/desk-files.ts writes these in front: all other files of the desk, and the id of the build. */
declare const deskFiles: readonly string[];
declare const deskBuild: string;

const worker = self as unknown as WorkerScope;
const cacheName = `desk-${deskBuild}`;
worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(deskFiles)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      ),
  );
});

// A newer desk replaces this one when the page is opened, never in the middle of an action.
worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (deskFiles.includes(pathname)) event.respondWith(fromCache(pathname));
  else if (pathname === serviceAddress) event.respondWith(fromNetwork(event.request));
});

async function fromCache(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path)) ?? fetch(path);
}

async function fromNetwork(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const network = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(request, response.clone());
    return response;
  });
  return networkFirst(network, () => cache.match(request));
}
