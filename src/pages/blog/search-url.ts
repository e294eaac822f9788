/**
 * Writes the search into the URL. Typing replaces one history entry; a finished query keeps its own, so that Back
 * returns to what was shown before.
 */
export function searchUrl() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: string | undefined;
  /** Whether the current history entry holds a query that is still being typed. */
  let isTyped = false;

  function write() {
    clearTimeout(timer);
    if (pending !== undefined && pending !== location.pathname + location.search) {
      history[isTyped ? 'replaceState' : 'pushState'](null, '', pending);
      isTyped = true;
    }
    pending = undefined;
  }

  return {
    type(query: string) {
      pending = query === '' ? '/blog' : `/blog?q=${encodeURIComponent(query)}`;
      clearTimeout(timer);
      // Debounced: browsers refuse frequent changes of the URL.
      timer = setTimeout(write, 300);
    },
    finish() {
      write();
      isTyped = false;
    },
    /** Called when a link or Back has changed the URL. */
    leave() {
      clearTimeout(timer);
      pending = undefined;
      isTyped = false;
    },
  };
}
