/**
 * Writes the search into the URL. Typing replaces one history entry; a finished query keeps its own, so that Back
 * returns to what was shown before.
 */
export function searchedAddress() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wanted: string | undefined;
  /** Whether the current history entry holds a query that is still being typed. */
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
      // Debounced: browsers refuse frequent changes of the URL.
      waiting = setTimeout(write, 300);
    },
    finish() {
      write();
      isTyped = false;
    },
    /** Called when a link or Back has changed the URL. */
    leave() {
      clearTimeout(waiting);
      wanted = undefined;
      isTyped = false;
    },
  };
}
