import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileWhole } from '../disk.ts';
import { readSite } from '../check/check-pages.ts';

/** The name of the list in each release: its lasting files, and those kept from earlier releases. */
const listName = '/release.json';

/**
 * Files that open pages may load later, after another release has replaced them. list.json is read by the desk only, and
 * has no hash in its name.
 */
const isLasting = (name: string) =>
  /^\/(assets|fonts|photographs)\/(?!list\.json$)[\w.-]+$/.test(name);

interface ListedFile {
  hash: string;
  /** The day of the release that has it, "2026-11-22"; of a kept file, the day on which that release was replaced. */
  last: string;
  /** Kept from an earlier release. */
  kept?: true;
}

/** Files by path: "/assets/live-1a2b3c.js". */
type ReleaseList = Record<string, ListedFile>;

/** Days that a file is kept after its last release: pages stay open over a weekend. */
const daysKept = 7;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const write = (folder: string, list: ReleaseList) =>
  writeFileWhole(join(folder, listName), JSON.stringify(list));

/** Lists the lasting files of a built site, so that the next release can keep them. `today`: "2026-11-22". */
export function writeReleaseList(folder: string, today: string): void {
  const names = [...readSite(folder).names].filter(isLasting);
  const list = names.map((name) => {
    const hash = hashOf(readFileSync(join(folder, name)));
    return [name, { hash, last: today }] as const;
  });
  write(folder, Object.fromEntries(list));
}

/**
 * Adds the files of recent releases, because open pages may still load them, from the published site at `live`. A file
 * is kept for `daysKept` after its last release was replaced. Returns the number of added files.
 */
export async function keepFilesOf(live: string, folder: string): Promise<number> {
  const response = await ask(live + listName);
  // The first release, or one before these lists were introduced.
  if (response.status === 404) return 0;
  if (!response.ok) throw new Error(`${live}${listName} answers ${response.status}.`);
  const own = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as ReleaseList;
  const newest = Object.values(own).reduce((late, { last }) => (last > late ? last : late), '');
  const oldest = new Date(Date.parse(newest) - daysKept * 86_400_000).toISOString().slice(0, 10);
  const kept = Object.entries((await response.json()) as ReleaseList)
    // The release that is live, however old it is, is replaced only now.
    .map(([name, { hash, last, kept }]): [string, ListedFile] => [
      name,
      { hash, last: kept ? last : newest, kept: true },
    ])
    .filter(
      ([name, { last }]) => isLasting(name) && last >= oldest && !existsSync(join(folder, name)),
    );
  for (const [name, { hash }] of kept) {
    const file = await ask(live + name);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!file.ok || hashOf(bytes) !== hash)
      throw new Error(`${live}${name} differs from the list of the current release.`);
    writeFileWhole(join(folder, name), bytes);
  }
  write(folder, { ...Object.fromEntries(kept), ...own });
  return kept.length;
}

const ask = (address: string) =>
  fetch(address).catch((error: Error) => {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new Error(`${address} cannot be reached${cause}. Nothing was published; try again.`);
  });
