import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from '../site-checker/page-files.ts';

/** Where each release lists its own files whose names change with their content. */
const listName = '/release.json';

/** What pages that are open ask for later, while another release takes the place of theirs. */
const isLasting = (name: string) => /^\/(assets|fonts|photographs)\/[\w.-]+$/.test(name);

/** "/assets/live-1a2b3c.js" → the hash of the file */
type ReleaseList = Record<string, string>;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Writes the list of a built site. */
export function writeReleaseList(folder: string): void {
  const names = [...siteFiles(folder).names].filter(isLasting);
  const list: ReleaseList = Object.fromEntries(
    names.map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
  writeFileSync(join(folder, listName), JSON.stringify(list));
}

/**
 * Adds to a release what the one before it had and it has not: a page that was opened before still asks for its
 * scripts. Only that release's own files, so that nothing is carried along for ever. Answers with their number.
 */
export async function keepFilesOf(live: string, folder: string): Promise<number> {
  const answer = await ask(live + listName);
  // The first release, or one from before there were lists.
  if (answer.status === 404) return 0;
  if (!answer.ok) throw new Error(`${live}${listName} answers ${answer.status}.`);
  const list = (await answer.json()) as ReleaseList;
  const missing = Object.entries(list).filter(
    ([name]) => isLasting(name) && !existsSync(join(folder, name)),
  );
  for (const [name, hash] of missing) {
    const file = await ask(live + name);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!file.ok || hashOf(bytes) !== hash)
      throw new Error(`${live}${name} is not what the present release says it is.`);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return missing.length;
}

const ask = (address: string) =>
  fetch(address).catch((error: Error) => {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new Error(`${address} cannot be reached${cause}. Nothing was published; try again.`);
  });
