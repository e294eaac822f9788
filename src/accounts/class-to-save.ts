/**
 * The class that a visitor pressed Save for before signing in. These pages pass it on in the URL. A link
 * clicked before hydration lacks it, so the referrer or sessionStorage then supplies it.
 */
const pages: readonly string[] = ['/login', '/signup', '/reset'];

const storageKey = 'asked-class';

/** In milliseconds, after which an abandoned save is forgotten. */
const lifetime = 15 * 60_000;

/** Adds the class to save to an address. */
export const withClassToSave = (address: string, id: string | undefined) =>
  id === undefined ? address : `${address}?save=${id}`;

/** Stores the id of the class for this tab; an empty id clears it. */
export function rememberClassToSave(id: string) {
  try {
    if (id === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, `${Date.now()} ${id}`);
  } catch {
    // Site data is blocked: the URL and the referrer still have it.
  }
}

/** Returns the id of the class to save, passed on by the previous page, or ''. */
export const classToSave = (): string =>
  classIn(location.search) ??
  classIn(new URLSearchParams(location.search).get('continueUrl') ?? '') ??
  classBefore() ??
  '';

const classIn = (address: string) => /[?&]save=([a-z0-9-]+)/.exec(address)?.[1];

/** Looks in the referrer and sessionStorage, but only if the visitor comes from one of `pages`. */
function classBefore(): string | undefined {
  // A page that was opened directly has no referrer, nor has a page in the preview of the desk.
  if (document.referrer === '') return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin !== location.origin || !pages.includes(pathname)) return undefined;
  return classIn(search) ?? classOfTab();
}

function classOfTab(): string | undefined {
  try {
    const [since, id] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    return Date.now() - Number(since) < lifetime ? id : undefined;
  } catch {
    return undefined;
  }
}
