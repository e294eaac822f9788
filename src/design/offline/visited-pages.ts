import { filesOfPage } from './files-of-page.ts';

/** How many visited pages the service worker keeps for offline use. */
const maxPages = 20;
/** How long it keeps them: 30 days, in milliseconds. */
const maxAge = 30 * 86_400_000;
const prefix = 'visited-';

/** Caches a visited page with its scripts and styles, and removes the oldest pages. */
export async function keepVisited(path: string, response: Response) {
  // Caches are listed in order of creation, so that a new cache is the last.
  await caches.delete(prefix + path);
  const cache = await caches.open(prefix + path);
  await cache.put(path, response.clone());
  const html = await response.text();
  const files = new Set(filesOfPage(html));
  for (const file of files) {
    await cache.add(file);
    if (!file.endsWith('.js')) continue;
    const script = await (await cache.match(file))!.text();
    for (const [, name] of script.matchAll(/from"\.\/([\w.-]+)"/g)) files.add(`/assets/${name}`);
  }
  await forgetOld();
}

async function forgetOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of names.slice(0, -maxPages)) await caches.delete(name);
  for (const name of names.slice(-maxPages)) {
    const kept = await copyOf(name.slice(prefix.length));
    // If there is no copy, another visit is storing it right now.
    if (kept && isOld(kept)) await caches.delete(name);
  }
}

/** Returns the cached copy of a visited page, unless it is too old. */
export async function visitedCopy(path: string): Promise<Response | undefined> {
  const kept = await copyOf(path);
  return kept && isOld(kept) ? undefined : kept;
}

const copyOf = (path: string) => caches.match(path, { cacheName: prefix + path });
const isOld = ({ headers }: Response) => Date.parse(headers.get('date')!) <= Date.now() - maxAge;
