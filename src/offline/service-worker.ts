import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * Keeps the pages of the timetable and the contact page for the time without a network, each with its assets.
 * The network always comes first. A page from the device says from which day it is.
 */

/** The build fills in what is kept, and a number that changes when any of it does. */
declare const __COPIES__: { version: string; pages: readonly string[]; files: readonly string[] };

const worker = self as unknown as WorkerScope;
const { version, pages, files } = __COPIES__;
const prefix = 'offline-';
const cacheName = prefix + version;
const lasting = ['/assets/', '/fonts/', '/photographs/'];

worker.addEventListener('install', (event) => {
  // Where the browser can, files are found without waking this script.
  void event.addRoutes?.(
    lasting.map((place) => ({
      condition: { urlPattern: { pathname: `${place}*` } },
      source: { cacheName },
    })),
  );
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) =>
        Promise.all([
          cache.addAll(files),
          // Asked for anew, so that no copy of yesterday is kept as one of today.
          cache.addAll(pages.map((page) => new Request(page, { cache: 'no-cache' }))),
        ]),
      )
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  const others = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith(prefix) && name !== cacheName)
          .map((name) => caches.delete(name)),
      ),
    );
  // The network is asked while this script wakes, so that it costs no time.
  const early = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([others, early, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (lasting.some((place) => pathname.startsWith(place)))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** Answers from the network, else from the device, else with the page that says that there is no network. */
async function page(event: FetchEvent, address: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const early = await event.preloadResponse;
    // Firefox keeps the promise with a failure where others break it.
    const answer = early && early.type !== 'error' ? early : await fetch(event.request);
    if (answer.ok && pages.includes(address)) event.waitUntil(cache.put(address, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cache.match(address);
    if (kept) return withDate(kept);
    const offline = await cache.match('/offline');
    if (!offline) throw error;
    return new Response(offline.body, { status: 503, headers: offline.headers });
  }
}

/** The copy of a page with the strip that says from which day it is, and without photographs, which are not kept. */
async function withDate(kept: Response): Promise<Response> {
  const made = new Date(kept.headers.get('date')!).toLocaleDateString('en-US', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'long',
  });
  const html = (await kept.text())
    .replace(/<link rel="preload" as="image"[^>]*>|<picture>.*?<\/picture>/gs, '')
    .replace(/ hidden=""( data-stale)/, '$1')
    .replace('{date}', made);
  return new Response(html, { headers: kept.headers });
}
