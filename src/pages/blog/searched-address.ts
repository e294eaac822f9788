/**
 * Writes what is searched into the address. While somebody types, one entry of the history holds it; a query that is
 * finished has its own, so that Back leads to what was shown before.
 */
export function searchedAddress() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wanted: string | undefined;
  /** The entry holds a query that is still being typed. */
  let isTyped = false;

  function write() {
    clearTimeout(waiting);
    if (wanted !== undefined && wanted !== location.pathname + location.search) {
      history[isTyped ? 'replaceState' : 'pushState'](null, '', wanted);
      isTyped = true;
    }
    wanted = undefined;
  }

  return {
    type(query: string) {
      wanted = query === '' ? '/blog' : `/blog?q=${encodeURIComponent(query)}`;
      clearTimeout(waiting);
      // Not at each key: browsers refuse an address that changes too often.
      waiting = setTimeout(write, 300);
    },
    finish() {
      write();
      isTyped = false;
    },
    /** The address was changed by a link or by Back. */
    leave() {
      clearTimeout(waiting);
      wanted = undefined;
      isTyped = false;
    },
  };
}
