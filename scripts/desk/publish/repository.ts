import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFileWhole } from '../../disk/whole-file.ts';
import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

/** The repository of the website. */
export interface RepositoryPlace {
  owner: string;
  name: string;
  branch: string;
}

/** A repository with its access token, which never leaves the server. */
export interface Repository extends RepositoryPlace {
  token: string;
}

/** What the page may know: the last four letters of the token. */
export interface ShownRepository extends RepositoryPlace {
  keyEndsWith: string;
}

/** Matches an address from a browser; the rest of the path, as on the page of a file, is ignored. */
const inBrowser = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)\/([^/?#]+)/i;

/** "https://github.com/iron-banyan/site" or "iron-banyan/site" → its owner and name; undefined for anything else. */
export function placeIn(address: string): Pick<RepositoryPlace, 'owner' | 'name'> | undefined {
  const [, owner = '', last = ''] =
    inBrowser.exec(address.trim()) ?? /^([^/]+)\/([^/]+)$/.exec(address.trim()) ?? [];
  const name = last.replace(/\.git$/, '');
  const isPlace = /^[a-z\d][a-z\d-]{0,38}$/i.test(owner) && /^(?!\.+$)[\w.-]{1,100}$/.test(name);
  return isPlace ? { owner, name } : undefined;
}

/** Trims a pasted token. Refuses other odd characters, because an error about them would quote the token. */
export function keyIn(typed: string): string {
  const token = typed.trim();
  if (!/^\w{10,255}$/.test(token)) throw new PublishRefused(refusals.oddKey);
  return token;
}

/** Reads the settings in `file` (.local/desk/repository.json); undefined until publishing is set up. */
export function readRepository(file: string): Repository | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Repository) : undefined;
}

/** Stores the settings so that only their owner can read them. */
export function keepRepository(file: string, { owner, name, branch, token }: Repository) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // An existing folder may be open to others.
  chmodSync(dirname(file), 0o700);
  const kept = { owner, name, branch, token: keyIn(token) };
  writeFileWhole(file, `${JSON.stringify(kept, null, 2)}\n`, 0o600);
}

export function shownOf({ owner, name, branch, token }: Repository): ShownRepository {
  return { owner, name, branch, keyEndsWith: token.slice(-4) };
}
