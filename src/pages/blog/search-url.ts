/**
 * Keeps the query in the URL. `write` adds one history entry for a query while it is being typed; `commit` ends that
 * entry, so that what follows gets an entry of its own.
 */
export function searchUrl() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: string | undefined;
  /** Whether the current history entry holds a query that is still being typed. */
  let isTyped = false;

  function apply() {
    clearTimeout(timer);
    if (pending !== undefined && pending !== location.pathname + location.search) {
      history[isTyped ? 'replaceState' : 'pushState'](null, '', pending);
      isTyped = true;
    }
    pending = undefined;
  }

  return {
    write(query: string) {
      pending = query === '' ? '/blog' : `/blog?q=${encodeURIComponent(query)}`;
      clearTimeout(timer);
      // Debounced: browsers refuse frequent changes of the URL.
      timer = setTimeout(apply, 300);
    },
    commit() {
      apply();
      isTyped = false;
    },
    /** Drops a query that is not in the URL yet, after a link or Back has changed the URL. */
    discard() {
      clearTimeout(timer);
      pending = undefined;
      isTyped = false;
    },
  };
}
