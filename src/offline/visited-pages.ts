/** How many pages are kept, and for how many milliseconds: a month. */
const most = 20;
const longest = 30 * 86_400_000;
const prefix = 'visited-';

/** What a page needs besides itself, as it stands in its markup; photographs are not kept. */
const named = / (?:data-src|data-props|rel="stylesheet" href)="([^"]*)"/g;

/** Keeps a page that was read, with its scripts and styles in a cache of its own, and forgets those read long ago. */
export async function keepVisited(address: string, answer: Response) {
  // The caches stand in the order in which they were made: the newest goes to the end.
  await caches.delete(prefix + address);
  const cache = await caches.open(prefix + address);
  await cache.put(address, answer.clone());
  const html = await answer.text();
  const files = new Set([...html.matchAll(named)].flatMap(([, list]) => list!.split(' ')));
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
  for (const name of names.slice(0, -most)) await caches.delete(name);
  for (const name of names.slice(-most))
    if (!(await visitedCopy(name.slice(prefix.length)))) await caches.delete(name);
}

/** The copy of a page that was read, unless it is too old. */
export async function visitedCopy(address: string): Promise<Response | undefined> {
  const kept = await caches.match(address, { cacheName: prefix + address });
  const made = kept && Date.parse(kept.headers.get('date')!);
  return made !== undefined && made > Date.now() - longest ? kept : undefined;
}
