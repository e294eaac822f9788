import { savedKey, sessionKey, signedInMark } from '../design/runtime/session-keys.ts';

/**
 * What a page knows about the visitor before it loads the account service: whether somebody is signed in, and which
 * classes are saved. Stored in localStorage; without it the page works as if signed out.
 */

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Site data is blocked: a session ends with this page.
    return undefined;
  }
}

const read = (key: string) => storage()?.getItem(key) ?? null;

function write(key: string, value: string | null) {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // Storage is full or blocked; nothing depends on it.
  }
}

/** Whether the browser lets this site store data. */
export const storageWorks = () => storage() !== undefined;

/** Whether somebody seems to be signed in; only the service knows whether the session is still valid. */
export const isHinted = () => read(sessionKey) === signedInMark;

/** Returns the last known ids of the saved classes. */
export function hintedClasses(): string[] {
  try {
    const known: unknown = JSON.parse(read(savedKey) ?? '[]');
    return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [];
  } catch {
    // Invalid or truncated. The store has the right list, and is read wherever it matters.
    return [];
  }
}

/** Records the session for every page and tab. */
export function hintSession(signedIn: boolean) {
  write(sessionKey, signedIn ? signedInMark : null);
  if (!signedIn) write(savedKey, null);
  document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** Listeners in this tab; the browser notifies other tabs. */
const followers = new Set<() => void>();

/** Records the ids of the saved classes for every page and tab. */
export function hintClasses(ids: readonly string[]) {
  write(savedKey, JSON.stringify(ids));
  for (const follow of followers) follow();
}

/**
 * Calls back when the saved classes change in any tab, and when another tab signs in or out. Returns a function that
 * unsubscribes.
 */
export function watchHint(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Clearing the storage fires an event without a key.
    if (!key || key === sessionKey || key === savedKey) changed();
  };
  addEventListener('storage', follow);
  followers.add(changed);
  return () => {
    removeEventListener('storage', follow);
    followers.delete(changed);
  };
}

/**
 * A script in the head of every page. It sets `data-signed-in` on the document before the first paint, and again when
 * another tab signs in or out; styles then show what is for signed-in visitors and hide what is not (`data-session`). It
 * reads `sessionKey`, which src/accounts/session-hint.ts writes. Where site data is blocked, a page counts as signed out.
 */
export const sessionScript = `(onstorage=()=>{try{document.documentElement.toggleAttribute(\`data-signed-in\`,localStorage.${sessionKey}===\`${signedInMark}\`)}catch{}})()`;
