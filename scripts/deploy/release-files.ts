/*
 * Keeps the files of recent releases that open pages may still load. Each release lists its files in /release.json;
 * later releases read the list, and keep the files for seven days. Its name and format must stay readable for them.
 */

import { addDays } from '../../src/content/dates.ts';
import { sha256 } from '../sha256.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '../check/check-pages.ts';
import { writeFileWhole } from '../disk.ts';

const listName = '/release.json';

/**
 * Whether open pages may load a file later, after another release has replaced it. Only the desk reads list.json, whose
 * name has no hash.
 */
const mayBeLoadedLater = (name: string) =>
  /^\/(assets|fonts|photographs)\/(?!list\.json$)[\w.-]+$/.test(name);

interface ListedFile {
  hash: string;
  /** The day of the release with this file, "2026-11-22"; for a kept file, the day that release was replaced. */
  last: string;
  /** Whether the file is kept from an earlier release. */
  kept?: true;
}

/** The files by path, such as "/assets/live-1a2b3c.js". */
type ReleaseList = Record<string, ListedFile>;

/** How many days a file is kept after its last release was replaced, because pages stay open over a weekend. */
const daysKept = 7;

const write = (folder: string, list: ReleaseList) =>
  writeFileWhole(join(folder, listName), JSON.stringify(list));

/**
 * Lists the files of a built site that open pages may load later, so that the next release can keep them. `today` is
 * such as "2026-11-22".
 */
export function writeReleaseList(folder: string, today: string): void {
  const names = [...readSite(folder).names].filter(mayBeLoadedLater);
  const list = names.map((name) => {
    const hash = sha256(readFileSync(join(folder, name)));
    return [name, { hash, last: today }] as const;
  });
  write(folder, Object.fromEntries(list));
}

/**
 * Adds the files of recent releases to the folder of a new release. They come from the published site at `liveAddress`.
 * Returns the number of added files.
 */
export async function keepFilesOf(liveAddress: string, folder: string): Promise<number> {
  const response = await ask(liveAddress + listName);
  // There is no list if nothing is published yet, or the release is older than these lists.
  if (response.status === 404) return 0;
  if (!response.ok) throw new Error(`${liveAddress}${listName} answers ${response.status}.`);
  const own = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as ReleaseList;
  const newest = Object.values(own).reduce(
    (latest, { last }) => (last > latest ? last : latest),
    '',
  );
  const oldest = addDays(newest, -daysKept);
  const kept = Object.entries((await response.json()) as ReleaseList)
    // The live release is replaced only now, however old it is, so its files are kept from today on.
    .map(([name, { hash, last, kept }]): [string, ListedFile] => [
      name,
      { hash, last: kept ? last : newest, kept: true },
    ])
    .filter(
      ([name, { last }]) =>
        mayBeLoadedLater(name) && last >= oldest && !existsSync(join(folder, name)),
    );
  for (const [name, { hash }] of kept) {
    const file = await ask(liveAddress + name);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!file.ok || sha256(bytes) !== hash)
      throw new Error(`${liveAddress}${name} differs from the list of the current release.`);
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
