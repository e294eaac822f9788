import type { IndexedPost } from './indexed-post.ts';

/** The search index of a blog that is too large for its page: one JSON file, without the bodies of the posts. */
export const indexAddress = '/blog/search.json';

let loading: Promise<readonly IndexedPost[]> | undefined;

/** Loads the index once; after a failure the next call tries again. */
export function loadIndex(): Promise<readonly IndexedPost[]> {
  loading ??= fetch(indexAddress).then((response) => {
    if (!response.ok) throw new Error(`${indexAddress} answers ${response.status}.`);
    return response.json() as Promise<readonly IndexedPost[]>;
  });
  loading.catch(() => (loading = undefined));
  return loading;
}
