import type { Photograph } from '../../content/photographs.ts';

/**
 * The address of the search index of a blog with many posts: a JSON file without the bodies of the posts, which
 * blog-page.ts writes and `loadIndex` reads.
 */
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
  /** The date in words, such as "March 11, 2022". */
  date: string;
  /** The date, such as "2022-03-11". */
  day: string;
  category: string;
  tags: readonly string[];
  excerpt: string;
  /** The text of its body, which the index of a large blog leaves out. */
  text?: string;
  photo: Photograph;
  /** The style classes of its focus point. */
  focus: string;
}
