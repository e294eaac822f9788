const maxPages = 20;
/** In milliseconds: 30 days. */
const maxAge = 30 * 86_400_000;
const prefix = 'visited-';

/** The assets of a page, found in its markup; photographs are not cached. */
const assetPattern = / (?:data-src|data-props|rel="stylesheet" href)="([^"]*)"/g;

/** Caches a visited page with its scripts and styles, and removes the oldest pages. */
export async function keepVisited(address: string, response: Response) {
  // Caches are listed in order of creation, so the newest moves to the end.
  await caches.delete(prefix + address);
  const cache = await caches.open(prefix + address);
  await cache.put(address, response.clone());
  const html = await response.text();
  const files = new Set([...html.matchAll(assetPattern)].flatMap(([, list]) => list!.split(' ')));
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
  for (const name of names.slice(-maxPages))
    if (!(await visitedCopy(name.slice(prefix.length)))) await caches.delete(name);
}

/** The cached copy of a visited page, unless it has expired. */
export async function visitedCopy(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address, { cacheName: prefix + address });
  const created = kept && Date.parse(kept.headers.get('date')!);
  return created !== undefined && created > Date.now() - maxAge ? kept : undefined;
}
