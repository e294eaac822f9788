import type { Photograph } from '../../content/photographs.ts';

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
