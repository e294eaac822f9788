import type { Photograph } from '../../content/photographs.ts';
import { loadOnce } from '../../design/runtime/load-once.ts';

/**
 * The path of the search index of a blog with many posts: a JSON file without the bodies of the posts, which
 * blog-page.ts writes and `loadIndex` reads.
 */
export const indexPath = '/blog/search.json';

export const loadIndex = loadOnce(async () => {
  const response = await fetch(indexPath);
  if (!response.ok) throw new Error(`${indexPath} answers ${response.status}.`);
  return (await response.json()) as readonly IndexedPost[];
});

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
