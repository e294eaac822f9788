import { savedKey, sessionKey, signedInMark } from './session-keys.ts';

/**
 * What a page knows of the session without a byte of the account service: that there is one, and which classes
 * are saved. Kept in the browser's storage; where that is blocked the page goes on without.
 */

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // The browser blocks all site data: the session lasts as long as this tab.
    return undefined;
  }
}

const read = (key: string) => storage()?.getItem(key) ?? null;

function write(key: string, value: string | null) {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // Full, or blocked: nothing depends on it.
  }
}

export const storageWorks = () => storage() !== undefined;

export const isHinted = () => read(sessionKey) === signedInMark;

/** Ids of the saved classes, as they were known last. */
export function hintedClasses(): string[] {
  try {
    const known: unknown = JSON.parse(read(savedKey) ?? '[]');
    return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [];
  } catch {
    // Not ours, or cut short. The store has the right list, and is asked wherever it matters.
    return [];
  }
}

/** Says on every page, at once and in every tab, that somebody is signed in. */
export function hintSession(signedIn: boolean) {
  write(sessionKey, signedIn ? signedInMark : null);
  if (!signedIn) write(savedKey, null);
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** What follows the hint in this tab; the browser notifies other tabs. */
const followers = new Set<() => void>();

export function hintClasses(ids: readonly string[]) {
  write(savedKey, JSON.stringify(ids));
  for (const follow of followers) follow();
}

/**
 * Calls back when somebody has signed in or out, or has saved something, in another tab or in this one; answers with
 * the end of it.
 */
export function watchHint(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // An event without a key means that everything has changed.
    if (!key || key === sessionKey || key === savedKey) changed();
  };
  addEventListener('storage', follow);
  followers.add(changed);
  return () => {
    removeEventListener('storage', follow);
    followers.delete(changed);
  };
}
