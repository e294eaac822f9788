/**
 * The class that a visitor pressed Save for before signing in. It goes from each of these pages to the next in the
 * address. A press that is faster than the scripts follows a link without it: then the page before tells, or the tab.
 */
const pages: readonly string[] = ['/login', '/signup', '/reset'];

const wishKey = 'asked-class';

/** In milliseconds, how long the tab remembers it: what was given up long ago is nobody's wish any more. */
const remembered = 15 * 60_000;

export const withWish = (address: string, id: string | undefined) =>
  id === undefined ? address : `${address}?save=${id}`;

/** Remembers a wish in this tab; the empty one is none. */
export function rememberWish(id: string) {
  try {
    if (id === '') sessionStorage.removeItem(wishKey);
    else sessionStorage.setItem(wishKey, `${Date.now()} ${id}`);
  } catch {
    // The browser blocks all site data: the address and the page before still tell.
  }
}

/** The wish that this page was opened with; empty when there is none. */
export const wishHere = (): string =>
  wishIn(location.search) ??
  wishIn(new URLSearchParams(location.search).get('continueUrl') ?? '') ??
  wishBefore() ??
  '';

const wishIn = (address: string) => /[?&]save=([a-z0-9-]+)/.exec(address)?.[1];

/** What the page before knew, if it is one of the three: whoever comes from elsewhere begins anew. */
function wishBefore(): string | undefined {
  const { origin, pathname, search } = new URL(document.referrer, location.origin);
  if (origin !== location.origin || !pages.includes(pathname)) return undefined;
  return wishIn(search) ?? wishOfTab();
}

function wishOfTab(): string | undefined {
  try {
    const [since, id] = (sessionStorage.getItem(wishKey) ?? '').split(' ');
    return Date.now() - Number(since) < remembered ? id : undefined;
  } catch {
    return undefined;
  }
}
