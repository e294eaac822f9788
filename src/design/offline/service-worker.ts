/*
 * The service worker: keeps the timetable, the contact page and recently visited pages (visited-pages.ts) for offline
 * use, each with its scripts and styles. Files that never change come from the cache first, all others from the network
 * first (network-first.ts). A cached page shows its date.
 */

import { immutableFolders } from '../document/immutable-folders.ts';
import { failedMark, staleMark } from '../runtime/data-attributes.ts';
import { networkFirst } from './network-first.ts';
import { keepVisited, visitedCopy } from './visited-pages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** What to cache, which the build fills in, and a `version` that changes with any of it. */
declare const __COPIES__: {
  version: string;
  pages: readonly string[];
  files: readonly string[];
  /** The pages that are useless without a network. */
  never: readonly string[];
  /** The note above a cached page, with a placeholder for its date. */
  staleNote: string;
  /** How the place of the gym writes a date. */
  dates: { locale: string; timeZone: string; pattern: string };
};

const worker = self as unknown as WorkerScope;
const { version, pages, files, never, staleNote, dates } = __COPIES__;
const prefix = 'offline-';
const cacheName = prefix + version;

worker.addEventListener('install', (event) => {
  // Browsers that support this take such files from the cache without starting the worker.
  void event.addRoutes?.(
    immutableFolders.map((place) => ({
      condition: { urlPattern: { pathname: `${place}*` } },
      source: 'cache',
    })),
  );
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) =>
        Promise.all([
          cache.addAll(files),
          // Pages are revalidated, so that an outdated entry of the HTTP cache is not stored as current.
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
  // The browser requests the page while the worker starts, so that no time is lost.
  const early = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([others, early, worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (immutableFolders.some((place) => pathname.startsWith(place)))
    event.respondWith(stored(() => caches.match(request)).then((kept) => kept ?? fetch(request)));
  else if (files.includes(pathname))
    event.respondWith(networkFirst(fetch(request), () => stored(() => caches.match(request))));
});

worker.addEventListener('message', (event) => {
  const visit = async (path: string) => {
    const response = await fetch(path);
    if (response.ok) await keep(path, response);
  };
  // This fails when the visitor leaves or is offline; the next visit tries again.
  event.waitUntil(visit(event.data).catch(() => undefined));
});

/**
 * Returns what the caches have, or undefined if they fail, as in a private window or on a full disk: a visitor still
 * gets the page from the network.
 */
const stored = async (ask: () => Promise<Response | undefined>) => {
  try {
    return await ask();
  } catch {
    return undefined;
  }
};

/** Caches the newest copy of a page. Documents that are not HTML, such as the feed, are not kept. */
async function keep(path: string, response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  if (pages.includes(path)) await (await caches.open(cacheName)).put(path, response);
  else if (!never.includes(path)) await keepVisited(path, response);
}

/** Responds from the network, else from the cache (networkFirst), else with the offline page. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const network = fromNetwork(event);
  // A response that comes after the copy was shown is kept for the next time.
  event.waitUntil(
    network
      .then((response) => (response.ok ? keep(path, response.clone()) : undefined))
      .catch(() => undefined),
  );
  try {
    return await networkFirst(network, async () => {
      const kept =
        (await stored(() => caches.match(path, { cacheName }))) ??
        (await stored(() => visitedCopy(path)));
      return kept && withDate(kept);
    });
  } catch (error) {
    const offline = await stored(() => caches.match('/offline', { cacheName }));
    if (!offline) throw error;
    return new Response(offline.body, { status: 503, headers: offline.headers });
  }
}

/** Returns the response that the browser requested while the worker started, else requests the page. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early = await event.preloadResponse;
  // Firefox resolves with an error response; other browsers reject.
  return early && early.type !== 'error' ? early : fetch(event.request);
}

/** Writes a date such as "November 26, 2026" with Intl, because this script cannot import what pages share. */
function dateInWords(moment: Date): string {
  const format = new Intl.DateTimeFormat(dates.locale, {
    timeZone: dates.timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format
    .formatToParts(moment)
    .reduce((text, { type, value }) => text.replace(`{${type}}`, value), dates.pattern);
}

/**
 * Returns the cached page with a note of its date, and without photographs, which are not cached. It finds what
 * Shell.tsx and Photo.tsx write by its text, because a worker has no DOM; tests/browser/offline.spec.ts tries it on
 * built pages.
 */
async function withDate(kept: Response): Promise<Response> {
  const made = dateInWords(new Date(kept.headers.get('date')!));
  const html = (await kept.text()).replace(
    /<link rel="preload" as="image"[^>]*>|<picture>.*?<\/picture>/gs,
    '',
  );
  const noted = html.includes(` data-${staleMark}`)
    ? html.replace(` hidden="" data-${staleMark}`, ` data-${staleMark}`)
    : // If the page has no element for the note, the message that an island failed to load is replaced by it.
      html.replace(
        /( popover="" role=")alert(">)[^<]*/,
        (_, before: string, after: string) =>
          `${before}status" data-${failedMark}="${after}${staleNote} `,
      );
  return new Response(noted.replace('{date}', made), { headers: kept.headers });
}
