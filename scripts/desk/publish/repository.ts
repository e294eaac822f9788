import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFileWhole } from '../../disk/whole-file.ts';
import { PublishRefused } from './publish-refused.ts';
import { refusals } from './publish-words.ts';

/** Where the website is kept at GitHub. */
export interface RepositoryPlace {
  owner: string;
  name: string;
  branch: string;
}

/** The place, and the key that opens it. It never leaves the server. */
export interface Repository extends RepositoryPlace {
  token: string;
}

/** What the page may know: that there is a key, and its last four letters. */
export interface ShownRepository extends RepositoryPlace {
  keyEndsWith: string;
}

/** Of what stands behind the name, as when somebody looks at a file of it, nothing matters. */
const inBrowser = /^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/?#]+)\/([^/?#]+)/i;

/** "https://github.com/iron-banyan/site" or "iron-banyan/site" → its owner and name; undefined for anything else. */
export function placeIn(address: string): Pick<RepositoryPlace, 'owner' | 'name'> | undefined {
  const [, owner = '', last = ''] =
    inBrowser.exec(address.trim()) ?? /^([^/]+)\/([^/]+)$/.exec(address.trim()) ?? [];
  const name = last.replace(/\.git$/, '');
  const isPlace = /^[a-z\d][a-z\d-]{0,38}$/i.test(owner) && /^(?!\.+$)[\w.-]{1,100}$/.test(name);
  return isPlace ? { owner, name } : undefined;
}

/** The key without the blanks that come along when it is copied. Anything else could not be sent, and would be told of. */
export function keyIn(typed: string): string {
  const token = typed.trim();
  if (!/^\w{10,255}$/.test(token)) throw new PublishRefused(refusals.oddKey);
  return token;
}

/** The settings in `file` (.local/desk/repository.json); undefined as long as publishing is not set up. */
export function readRepository(file: string): Repository | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Repository) : undefined;
}

/** Keeps the settings where their owner alone can read them. */
export function keepRepository(file: string, { owner, name, branch, token }: Repository) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Who made the folder before may have let others in.
  chmodSync(dirname(file), 0o700);
  const kept = { owner, name, branch, token: keyIn(token) };
  writeFileWhole(file, `${JSON.stringify(kept, null, 2)}\n`, 0o600);
}

export function shownOf({ owner, name, branch, token }: Repository): ShownRepository {
  return { owner, name, branch, keyEndsWith: token.slice(-4) };
}
