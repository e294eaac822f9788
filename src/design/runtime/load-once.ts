/**
 * Returns a function that calls `load` at its first call and keeps the promise. If that is rejected, the next call
 * loads again, because the network may be back by then. All code that loads something later in a browser uses this
 * function.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}
