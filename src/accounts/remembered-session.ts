/*
 * What localStorage remembers of the visitor, so that a page need not load the account service to know it: whether
 * somebody is signed in, and which classes are saved. Without localStorage a page works as if nobody were signed in.
 * Its keys and values are in the browsers of visitors, and session-script.ts reads one: they must stay readable.
 */

import { savedKey, sessionKey, signedInMark } from '../design/runtime/session-keys.ts';

export function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // The browser blocks site data, so a session ends with this page.
    return undefined;
  }
}

export const read = (key: string) => storage()?.getItem(key) ?? null;

export function write(key: string, value: string | null) {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // The storage is full or blocked, which loses nothing that the account service does not have.
  }
}

/** Whether the browser lets this site store data. */
export const storageWorks = () => storage() !== undefined;

/** Whether somebody seems to be signed in; only the service knows whether the session is still valid. */
export const seemsSignedIn = () => read(sessionKey) === signedInMark;

/** Returns the last known ids of the saved classes. */
export function lastKnownClasses(): string[] {
  try {
    const parsed: unknown = JSON.parse(read(savedKey) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    // The text is not JSON. The account has the right list, which My week reads.
    return [];
  }
}

/** Records the session for every page and tab. */
export function rememberSession(signedIn: boolean) {
  write(sessionKey, signedIn ? signedInMark : null);
  if (!signedIn) write(savedKey, null);
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** The listeners in this tab; the browser notifies other tabs. */
const followers = new Set<() => void>();

/** Records the ids of the saved classes for every page and tab. */
export function rememberClasses(ids: readonly string[]) {
  write(savedKey, JSON.stringify(ids));
  for (const follow of followers) follow();
}

/**
 * Calls back when the saved classes change in any tab, and when another tab signs in or out. Returns a function that
 * unsubscribes.
 */
export function watchRemembered(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // An event without a key says that the whole storage was cleared.
    if (!key || key === sessionKey || key === savedKey) changed();
  };
  addEventListener('storage', follow);
  followers.add(changed);
  return () => {
    removeEventListener('storage', follow);
    followers.delete(changed);
  };
}

/** The most classes that a member can save; firestore.rules and scripts/accounts/local-rules.ts refuse more. */
export const mostSaved = 30;
