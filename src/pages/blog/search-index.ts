import type { Photograph } from '../../content/photographs.ts';

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

/** A post in the search index, with the data of a hit. */
export interface IndexedPost {
  slug: string;
  title: string;
  /** "March 11, 2022" */
  date: string;
  /** "2022-03-11" */
  day: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  /** The text of its body; absent in the index of a large blog. */
  text?: string;
  photo: Photograph;
  /** CSS classes of its focus point. */
  focus: string;
}
